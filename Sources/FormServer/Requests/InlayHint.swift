import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol
import TextPatterns

extension InlayHintRequest: BackgroundRequestHandler {
  static let title = "Making hints"
  /// What a chunk counts until it is looked whether anybody waits.
  private static let stepsOfChunk = 1_000

  /// How often a preset is used is right from the beginning where nothing would have the client ask again.
  static func needsAllFiles(for client: Client) -> Bool {
    !client.capabilities.workspace.inlayHint.refreshSupport
  }

  static func work(
    _ params: TextDocumentRangeParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    let (uri, client) = (params.textDocument.uri, session.client)
    guard let snapshot = session.snapshot(uri) else { return { nil } }
    return {
      let document = snapshot.file.document
      let isLazy = client.capabilities.textDocument.inlayHint.resolveSupport?.contains("tooltip") ?? false
      var places = ProtocolPlaces(document, client.encoding)
      let range = document.range(of: params.range, client.encoding)
      return snapshot.hints(in: range, while: { !Interruption.isDue(after: stepsOfChunk) }).map { hint in
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

extension InlayHintResolveRequest: BackgroundRequestHandler {
  static let title = "Explaining the hint"

  static func document(of params: InlayHint) -> DocumentURI? {
    if case .string(let uri)? = params.data { return DocumentURI(uri) }
    return nil
  }

  static func work(_ params: InlayHint, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = document(of: params).flatMap({ session.snapshot($0) }) else { return { params } }
    let client = session.client
    return {
      var hint = params
      let offset = snapshot.file.document.offset(of: hint.position, client.encoding)
      let found = snapshot.hints(in: offset..<offset).first { $0.text == hint.label }
      hint.tooltip = found.flatMap { client.tooltip($0) }
      return hint
    }
  }
}

extension Client {
  /// What is said of a hint, in the markup of hovers.
  fileprivate func tooltip(_ hint: InlineHint) -> Documentation? {
    Documentation(hint.explanation, capabilities.textDocument.hover.contentFormat)
  }
}
