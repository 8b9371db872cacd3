import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension InlayHintRequest: BackgroundRequestHandler {
  static let title = "Making hints"

  static func work(
    _ params: TextDocumentRangeParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    let (uri, client) = (params.textDocument.uri, session.client)
    guard let snapshot = session.snapshot(uri) else { return { nil } }
    return {
      let document = snapshot.file.document
      let isLazy = client.capabilities.textDocument.inlayHint.resolveSupport?.contains("tooltip") ?? false
      var places = ProtocolPlaces(document, client.encoding)
      return snapshot.hints(in: document.range(of: params.range, client.encoding)).map { hint in
        var written = InlayHint(
          position: places.position(hint.offset), label: hint.text,
          textEdits: hint.edit.map { [places.edit($0.range, $0.newText)] }, paddingLeft: true)
        if isLazy {
          written.data = .string(uri.text)
        } else {
          written.tooltip = client.tooltip(hint)
        }
        return written
      }
    }
  }
}

extension InlayHintResolveRequest: RequestHandler {
  static func answer(_ params: InlayHint, _ session: inout Session) throws(ResponseError) -> InlayHint {
    var hint = params
    guard case .string(let uri)? = hint.data, let snapshot = session.snapshot(DocumentURI(uri)) else { return hint }
    let offset = snapshot.file.document.offset(of: hint.position, session.client.encoding)
    let found = snapshot.hints(in: offset..<offset).first { $0.text == hint.label }
    hint.tooltip = found.flatMap { session.client.tooltip($0) }
    return hint
  }
}

extension Client {
  /// What is said of a hint, in the markup of hovers.
  fileprivate func tooltip(_ hint: InlineHint) -> Documentation? {
    Documentation(hint.explanation, capabilities.textDocument.hover.contentFormat)
  }
}
