import LanguageServerProtocol

extension InitializeRequest: RequestHandler {
  static func answer(_ params: InitializeParams, _ session: inout Session) throws(ResponseError) -> InitializeResult {
    session.client = Client(params)
    if let options = params.initializationOptions { session.update(settings: options, .options) }
    session.trace = params.trace ?? .off
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
    self.init()
    positionEncoding = Client.encoding(of: known.general.positionEncodings)
    textDocumentSync = TextDocumentSyncOptions(openClose: true, change: .incremental)
    if known.textDocument.codeAction.codeActionLiteralSupport != nil {
      codeActionProvider = .options(
        CodeActionOptions(
          codeActionKinds: [.quickFix, .refactorRewrite, .refactorExtract, .refactorInline, .fixAll, .preview],
          resolveProvider: true))
    }
    codeLensProvider = ResolveOptions(resolveProvider: false)
    colorProvider = true
    completionProvider = CompletionOptions(
      triggerCharacters: [".", "(", "[", "\\", "\"", " "], resolveProvider: true,
      completionItem: CompletionItemOptions(labelDetailsSupport: true))
    declarationProvider = true
    definitionProvider = true
    if client.pullsDiagnostics {
      diagnosticProvider = DiagnosticOptions(
        identifier: "formdef", interFileDependencies: true, workspaceDiagnostics: true)
    }
    documentFormattingProvider = true
    documentOnTypeFormattingProvider = DocumentOnTypeFormattingOptions(
      firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"])
    documentRangeFormattingProvider = true
    documentHighlightProvider = true
    documentLinkProvider = ResolveOptions(resolveProvider: true)
    documentSymbolProvider = true
    executeCommandProvider = ExecuteCommandOptions(commands: [
      Command.explain, GeneratedCommandName.text, PreviewCommandName.text,
    ])
    foldingRangeProvider = true
    hoverProvider = true
    implementationProvider = true
    inlayHintProvider = ResolveOptions(resolveProvider: true)
    referencesProvider = true
    renameProvider = known.textDocument.rename.prepareSupport ? .options(RenameOptions(prepareProvider: true)) : .plain
    selectionRangeProvider = true
    semanticTokensProvider = SemanticTokensOptions(
      legend: .formdef, range: true, full: SemanticTokensFullOptions(delta: true))
    signatureHelpProvider = SignatureHelpOptions(triggerCharacters: ["(", ","], retriggerCharacters: [":", "["])
    let files = [
      FileOperationFilter(glob: "**/*.formdef", matches: "file"), FileOperationFilter(glob: "**", matches: "folder"),
    ]
    workspace = WorkspaceServerCapabilities(
      workspaceFolders: known.workspace.workspaceFolders
        ? WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true) : nil,
      fileOperations: FileOperationOptions(willRename: files),
      textDocumentContent: TextDocumentContentOptions(
        schemes: [TextDocumentContentRequest.scheme, GeneratedAddress.scheme]))
    workspaceSymbolProvider = ResolveOptions(resolveProvider: true)
  }
}
