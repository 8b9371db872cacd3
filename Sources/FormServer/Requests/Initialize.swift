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
    // Only such clients may be told of progress in the options of a request (LSP 3.17, `window.workDoneProgress`).
    let tellsProgress = known.window.workDoneProgress ? true : nil
    let progress = tellsProgress.map { WorkDoneProgressOptions(workDoneProgress: $0) }
    positionEncoding = Client.encoding(of: known.general.positionEncodings)
    textDocumentSync = TextDocumentSyncOptions(openClose: true, change: .incremental)
    if known.textDocument.codeAction.codeActionLiteralSupport != nil {
      codeActionProvider = .options(
        CodeActionOptions(
          codeActionKinds: [.quickFix, .refactorRewrite, .refactorExtract, .refactorInline, .fixAll, .preview],
          resolveProvider: true, workDoneProgress: tellsProgress))
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
        identifier: "formdef", interFileDependencies: true, workspaceDiagnostics: true,
        workDoneProgress: tellsProgress)
    }
    documentFormattingProvider = Provider(progress)
    documentOnTypeFormattingProvider = DocumentOnTypeFormattingOptions(
      firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"])
    let rangesSupport = known.textDocument.rangeFormatting.rangesSupport ? true : nil
    documentRangeFormattingProvider = Provider(
      (rangesSupport ?? tellsProgress) == nil
        ? nil : DocumentRangeFormattingOptions(rangesSupport: rangesSupport, workDoneProgress: tellsProgress))
    documentHighlightProvider = true
    documentLinkProvider = ResolveOptions(resolveProvider: true)
    documentSymbolProvider = true
    executeCommandProvider = ExecuteCommandOptions(commands: [
      Command.explain, GeneratedCommandName.text, PreviewCommandName.text,
    ])
    foldingRangeProvider = true
    hoverProvider = Provider(progress)
    implementationProvider = Provider(progress)
    inlayHintProvider = ResolveOptions(resolveProvider: true, workDoneProgress: tellsProgress)
    referencesProvider = Provider(progress)
    renameProvider = Provider(
      known.textDocument.rename.prepareSupport
        ? RenameOptions(prepareProvider: true, workDoneProgress: tellsProgress) : nil)
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
