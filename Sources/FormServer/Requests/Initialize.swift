import LanguageServerProtocol

extension InitializeRequest: RequestHandler {
  static func answer(_ params: InitializeParams, _ session: inout Session) throws(ResponseError) -> InitializeResult {
    session.client = Client(params)
    if let options = params.initializationOptions { session.settings = Settings(options) }
    session.phase = .running
    return InitializeResult(
      capabilities: ServerCapabilities(session.client),
      serverInfo: ServerInfo(name: "formdef", version: session.version))
  }
}

extension ServerCapabilities {
  /// What the server can do for a client.
  init(_ client: Client) {
    let known = client.capabilities
    self.init(
      positionEncoding: Client.encoding(of: known.general.positionEncodings),
      textDocumentSync: TextDocumentSyncOptions(openClose: true, change: .incremental),
      completionProvider: CompletionOptions(
        triggerCharacters: [".", "(", "[", "\\", "\"", " "],
        completionItem: CompletionItemOptions(labelDetailsSupport: true)),
      hoverProvider: true,
      documentSymbolProvider: true,
      codeActionProvider: known.textDocument.codeAction.codeActionLiteralSupport == nil
        ? nil : .options(CodeActionOptions(codeActionKinds: [.quickFix, .refactorRewrite, .fixAll])),
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      semanticTokensProvider: SemanticTokensOptions(
        legend: .formdef, range: true, full: SemanticTokensFullOptions(delta: true)),
      diagnosticProvider: client.pullsFindings
        ? DiagnosticOptions(identifier: "formdef", interFileDependencies: true, workspaceDiagnostics: false) : nil)
  }
}
