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
    self.init()
    let known = client.capabilities
    // Only such clients may be told of progress in the options of a request (LSP 3.17, `window.workDoneProgress`).
    let tellsProgress = known.window.workDoneProgress ? true : nil
    positionEncoding = Client.encoding(of: known.general.positionEncodings)
    textDocumentSync = TextDocumentSyncOptions(openClose: true, change: .incremental, save: SaveOptions())
    addDiagnostics(client, tellsProgress)
    addTyping()
    addFormatting(known.textDocument, tellsProgress)
    addReading(tellsProgress)
    addNames(known.textDocument, tellsProgress)
    addWorkspace(known.workspace)
  }

  /// Findings, what mends them and other changes of texts.
  private mutating func addDiagnostics(_ client: Client, _ tellsProgress: Bool?) {
    if client.capabilities.textDocument.codeAction.codeActionLiteralSupport != nil {
      codeActionProvider = .options(
        CodeActionOptions(
          codeActionKinds: [.quickFix, .refactorRewrite, .refactorExtract, .refactorInline, .fixAll, .preview],
          resolveProvider: true, workDoneProgress: tellsProgress))
    }
    if client.pullsDiagnostics {
      diagnosticProvider = DiagnosticOptions(
        identifier: "formdef", interFileDependencies: true, workspaceDiagnostics: true,
        workDoneProgress: tellsProgress)
    }
  }

  /// What helps while one types.
  private mutating func addTyping() {
    completionProvider = CompletionOptions(
      triggerCharacters: [".", "(", "[", "\\", "\"", " "], resolveProvider: true,
      completionItem: CompletionItemOptions(labelDetailsSupport: true))
    signatureHelpProvider = SignatureHelpOptions(triggerCharacters: ["(", ","], retriggerCharacters: [":", "["])
  }

  private mutating func addFormatting(_ known: TextDocumentClientCapabilities, _ tellsProgress: Bool?) {
    documentFormattingProvider = Provider(tellsProgress.map { WorkDoneProgressOptions(workDoneProgress: $0) })
    documentOnTypeFormattingProvider = DocumentOnTypeFormattingOptions(
      firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"])
    let rangesSupport = known.rangeFormatting.rangesSupport ? true : nil
    documentRangeFormattingProvider = Provider(
      (rangesSupport ?? tellsProgress) == nil
        ? nil : DocumentRangeFormattingOptions(rangesSupport: rangesSupport, workDoneProgress: tellsProgress))
  }

  /// What shows more of a text than it says.
  private mutating func addReading(_ tellsProgress: Bool?) {
    codeLensProvider = ResolveOptions(resolveProvider: false)
    colorProvider = true
    documentLinkProvider = ResolveOptions(resolveProvider: true)
    documentSymbolProvider = true
    foldingRangeProvider = true
    hoverProvider = Provider(tellsProgress.map { WorkDoneProgressOptions(workDoneProgress: $0) })
    inlayHintProvider = ResolveOptions(resolveProvider: true, workDoneProgress: tellsProgress)
    selectionRangeProvider = true
    semanticTokensProvider = SemanticTokensOptions(
      legend: .formdef, range: true, full: SemanticTokensFullOptions(delta: true))
  }

  /// Where names are declared and used.
  private mutating func addNames(_ known: TextDocumentClientCapabilities, _ tellsProgress: Bool?) {
    let progress = tellsProgress.map { WorkDoneProgressOptions(workDoneProgress: $0) }
    declarationProvider = true
    definitionProvider = true
    documentHighlightProvider = true
    implementationProvider = Provider(progress)
    referencesProvider = Provider(progress)
    renameProvider = Provider(
      known.rename.prepareSupport ? RenameOptions(prepareProvider: true, workDoneProgress: tellsProgress) : nil)
  }

  /// What is about more than one text.
  private mutating func addWorkspace(_ known: WorkspaceClientCapabilities) {
    executeCommandProvider = ExecuteCommandOptions(commands: [
      Command.explain, GeneratedCommandName.text, PreviewCommandName.text,
    ])
    let files = [
      FileOperationFilter(glob: "**/*.formdef", matches: "file"),
      // Settings name one another, and baselines.
      FileOperationFilter(glob: "**/*.json", matches: "file"),
      FileOperationFilter(glob: "**", matches: "folder"),
    ]
    workspace = WorkspaceServerCapabilities(
      workspaceFolders: known.workspaceFolders
        ? WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true) : nil,
      fileOperations: FileOperationOptions(willRename: files),
      textDocumentContent: TextDocumentContentOptions(
        schemes: [TextDocumentContentRequest.scheme, GeneratedAddress.scheme]))
    workspaceSymbolProvider = ResolveOptions(resolveProvider: true)
  }
}
