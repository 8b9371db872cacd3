import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension InlayHintRequest: RequestHandler {
  static func answer(_ params: TextDocumentRangeParams, _ session: inout Session) throws(ResponseError) -> [InlayHint]?
  {
    let uri = params.textDocument.uri
    guard let snapshot = session.snapshot(uri) else { return nil }
    let document = snapshot.file.document
    let isLazy = session.client.capabilities.textDocument.inlayHint.resolveSupport?.contains("tooltip") ?? false
    var places = ProtocolPlaces(document, session.client.encoding)
    return snapshot.hints(in: document.range(of: params.range, session.client.encoding)).map { hint in
      var written = InlayHint(
        position: places.position(hint.offset), label: hint.text,
        textEdits: hint.edit.map { [places.edit($0.range, $0.newText)] }, paddingLeft: true)
      if isLazy {
        written.data = .string(uri.text)
      } else {
        written.tooltip = session.tooltip(hint)
      }
      return written
    }
  }
}

extension InlayHintResolveRequest: RequestHandler {
  static func answer(_ params: InlayHint, _ session: inout Session) throws(ResponseError) -> InlayHint {
    var hint = params
    guard case .string(let uri)? = hint.data, let snapshot = session.snapshot(DocumentURI(uri)) else { return hint }
    let offset = snapshot.file.document.offset(of: hint.position, session.client.encoding)
    let found = snapshot.hints(in: offset..<offset).first { $0.text == hint.label }
    hint.tooltip = found.flatMap { session.tooltip($0) }
    return hint
  }
}

extension Session {
  /// What is said of a hint, in the markup of hovers.
  fileprivate func tooltip(_ hint: InlineHint) -> Documentation? {
    Documentation(hint.explanation, client.capabilities.textDocument.hover.contentFormat)
  }
}
