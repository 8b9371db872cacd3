public import JSONText

/// What the server announces in the answer to `initialize`; what is nil it cannot do.
public struct ServerCapabilities: Sendable {
  /// The encoding that the server has chosen among those that the client offers.
  public var positionEncoding: PositionEncoding?
  /// The notifications about documents that the server wants.
  public var textDocumentSync: TextDocumentSyncOptions?
  /// `textDocument/completion`.
  public var completionProvider: CompletionOptions?
  /// `textDocument/hover`.
  public var hoverProvider: Provider<WorkDoneProgressOptions>?
  /// `textDocument/declaration`.
  public var declarationProvider: Bool?
  /// `textDocument/definition`.
  public var definitionProvider: Bool?
  /// `textDocument/implementation`.
  public var implementationProvider: Provider<WorkDoneProgressOptions>?
  /// `textDocument/documentLink`.
  public var documentLinkProvider: ResolveOptions?
  /// `textDocument/signatureHelp`.
  public var signatureHelpProvider: SignatureHelpOptions?
  /// `textDocument/inlayHint`.
  public var inlayHintProvider: ResolveOptions?
  /// `textDocument/documentColor`.
  public var colorProvider: Bool?
  /// `textDocument/references`.
  public var referencesProvider: Provider<WorkDoneProgressOptions>?
  /// `textDocument/documentHighlight`.
  public var documentHighlightProvider: Bool?
  /// `textDocument/documentSymbol`.
  public var documentSymbolProvider: Bool?
  /// `textDocument/codeAction`; options only for clients that know code action literals.
  public var codeActionProvider: Provider<CodeActionOptions>?
  /// `workspace/symbol`.
  public var workspaceSymbolProvider: ResolveOptions?
  /// `textDocument/formatting`.
  public var documentFormattingProvider: Provider<WorkDoneProgressOptions>?
  /// `textDocument/rangeFormatting`, `textDocument/rangesFormatting`.
  public var documentRangeFormattingProvider: Provider<DocumentRangeFormattingOptions>?
  /// `textDocument/onTypeFormatting`.
  public var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
  /// `textDocument/rename`; options only for clients that prepare renames.
  public var renameProvider: Provider<RenameOptions>?
  /// `textDocument/foldingRange`.
  public var foldingRangeProvider: Bool?
  /// `textDocument/selectionRange`.
  public var selectionRangeProvider: Bool?
  /// `textDocument/codeLens`.
  public var codeLensProvider: ResolveOptions?
  /// `workspace/executeCommand`.
  public var executeCommandProvider: ExecuteCommandOptions?
  /// `textDocument/semanticTokens/…`.
  public var semanticTokensProvider: SemanticTokensOptions?
  /// `textDocument/diagnostic`.
  public var diagnosticProvider: DiagnosticOptions?
  /// Capabilities for the workspace.
  public var workspace: WorkspaceServerCapabilities?

  /// Capabilities as `initialize` announces them; those that are nil are left out of the JSON.
  public init(
    positionEncoding: PositionEncoding? = nil, textDocumentSync: TextDocumentSyncOptions? = nil,
    completionProvider: CompletionOptions? = nil, hoverProvider: Provider<WorkDoneProgressOptions>? = nil,
    definitionProvider: Bool? = nil,
    referencesProvider: Provider<WorkDoneProgressOptions>? = nil, documentHighlightProvider: Bool? = nil,
    documentSymbolProvider: Bool? = nil,
    codeActionProvider: Provider<CodeActionOptions>? = nil, workspaceSymbolProvider: ResolveOptions? = nil,
    documentFormattingProvider: Provider<WorkDoneProgressOptions>? = nil,
    documentRangeFormattingProvider: Provider<DocumentRangeFormattingOptions>? = nil,
    documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions? = nil,
    renameProvider: Provider<RenameOptions>? = nil, foldingRangeProvider: Bool? = nil,
    selectionRangeProvider: Bool? = nil, executeCommandProvider: ExecuteCommandOptions? = nil,
    semanticTokensProvider: SemanticTokensOptions? = nil, diagnosticProvider: DiagnosticOptions? = nil,
    workspace: WorkspaceServerCapabilities? = nil
  ) {
    self.positionEncoding = positionEncoding
    self.textDocumentSync = textDocumentSync
    self.completionProvider = completionProvider
    self.hoverProvider = hoverProvider
    self.definitionProvider = definitionProvider
    self.referencesProvider = referencesProvider
    self.documentHighlightProvider = documentHighlightProvider
    self.documentSymbolProvider = documentSymbolProvider
    self.codeActionProvider = codeActionProvider
    self.workspaceSymbolProvider = workspaceSymbolProvider
    self.documentFormattingProvider = documentFormattingProvider
    self.documentRangeFormattingProvider = documentRangeFormattingProvider
    self.documentOnTypeFormattingProvider = documentOnTypeFormattingProvider
    self.renameProvider = renameProvider
    self.foldingRangeProvider = foldingRangeProvider
    self.selectionRangeProvider = selectionRangeProvider
    self.executeCommandProvider = executeCommandProvider
    self.semanticTokensProvider = semanticTokensProvider
    self.diagnosticProvider = diagnosticProvider
    self.workspace = workspace
  }
}

extension ServerCapabilities: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("positionEncoding", positionEncoding)
      $0.member("textDocumentSync", textDocumentSync)
      $0.member("completionProvider", completionProvider)
      $0.member("hoverProvider", hoverProvider)
      $0.member("declarationProvider", declarationProvider)
      $0.member("definitionProvider", definitionProvider)
      $0.member("implementationProvider", implementationProvider)
      $0.member("documentLinkProvider", documentLinkProvider)
      $0.member("signatureHelpProvider", signatureHelpProvider)
      $0.member("inlayHintProvider", inlayHintProvider)
      $0.member("colorProvider", colorProvider)
      $0.member("referencesProvider", referencesProvider)
      $0.member("documentHighlightProvider", documentHighlightProvider)
      $0.member("documentSymbolProvider", documentSymbolProvider)
      $0.member("codeActionProvider", codeActionProvider)
      $0.member("workspaceSymbolProvider", workspaceSymbolProvider)
      $0.member("documentFormattingProvider", documentFormattingProvider)
      $0.member("documentRangeFormattingProvider", documentRangeFormattingProvider)
      $0.member("documentOnTypeFormattingProvider", documentOnTypeFormattingProvider)
      $0.member("renameProvider", renameProvider)
      $0.member("foldingRangeProvider", foldingRangeProvider)
      $0.member("selectionRangeProvider", selectionRangeProvider)
      $0.member("codeLensProvider", codeLensProvider)
      $0.member("executeCommandProvider", executeCommandProvider)
      $0.member("semanticTokensProvider", semanticTokensProvider)
      $0.member("diagnosticProvider", diagnosticProvider)
      $0.member("workspace", workspace)
    }
  }
}
