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
      return params.positions.map { position in
        // Nobody reads what was taken back.
        let place = LSPRange(start: position, end: position)
        if Interruption.isWantedNow { return SelectionRange(innermost: place, parents: []) }
        var places = ProtocolPlaces(document, encoding)
        let ranges = snapshot.selectionRanges(at: document.offset(of: position, encoding)).map { places.range($0) }
        return SelectionRange(innermost: ranges.first ?? place, parents: Array(ranges.dropFirst()))
      }
    }
  }
}
