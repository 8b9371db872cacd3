import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension HoverRequest: RequestHandler {
  static func answer(
    _ params: TextDocumentPositionParams, _ session: inout Session
  ) throws(ResponseError) -> Hover? {
    if let open = session.openSettings(params.textDocument.uri) {
      return SettingsHover(open, params.position, session.client).hover
    }
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return nil }
    let document = snapshot.file.document
    let offset = document.offset(of: params.position, session.client.encoding)
    guard let found = snapshot.hover(at: offset) else { return nil }
    var places = ProtocolPlaces(document, session.client.encoding)
    return Hover(
      contents: MarkupContent(found.text, session.client.capabilities.textDocument.hover.contentFormat),
      range: places.range(found.range))
  }
}
