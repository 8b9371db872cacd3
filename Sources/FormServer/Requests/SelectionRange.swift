import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension SelectionRangeRequest: RequestHandler {
  static func answer(
    _ params: SelectionRangeParams, _ session: inout Session
  ) throws(ResponseError) -> [SelectionRange]? {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return nil }
    let document = snapshot.file.document
    let encoding = session.client.encoding
    return params.positions.map { position in
      var places = ProtocolPlaces(document, encoding)
      let ranges = snapshot.selectionRanges(at: document.offset(of: position, encoding)).map { places.range($0) }
      let place = LSPRange(start: position, end: position)
      return SelectionRange(innermost: ranges.first ?? place, parents: Array(ranges.dropFirst()))
    }
  }
}
