import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension HoverRequest: BackgroundRequestHandler {
  static let title = "Looking at the place"

  static func work(
    _ params: TextDocumentPositionParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    let client = session.client
    if let open = session.openSettings(params.textDocument.uri) {
      return { SettingsHover(open, params.position, client).hover }
    }
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { nil } }
    return {
      let document = snapshot.file.document
      let offset = document.offset(of: params.position, client.encoding)
      guard let found = snapshot.hover(at: offset) else { return nil }
      var places = ProtocolPlaces(document, client.encoding)
      return Hover(
        contents: MarkupContent(found.text, client.capabilities.textDocument.hover.contentFormat),
        range: places.range(found.range))
    }
  }
}
