import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol
import TextPatterns

extension SelectionRangeRequest: BackgroundRequestHandler {
  static let title = "Looking for what is around the place"

  static func work(_ params: SelectionRangeParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { nil } }
    let encoding = session.client.encoding
    return {
      let document = snapshot.file.document
      let offsets = params.positions.map { document.offset(of: $0, encoding) }
      var found = params.positions.map {
        SelectionRange(innermost: LSPRange(start: $0, end: $0), parents: [])
      }
      var finder = SelectionRanges(snapshot)
      for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
        // Nobody reads what was taken back.
        if Interruption.isWantedNow { break }
        var places = ProtocolPlaces(document, encoding)
        let ranges = finder.ranges(at: offsets[index]).map { places.range($0) }
        guard let innermost = ranges.first else { continue }
        found[index] = SelectionRange(innermost: innermost, parents: Array(ranges.dropFirst()))
      }
      return found
    }
  }
}
