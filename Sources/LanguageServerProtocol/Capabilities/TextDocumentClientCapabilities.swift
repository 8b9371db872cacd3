public import JSONText

/// The client's capabilities for documents.
public struct TextDocumentClientCapabilities: Sendable {
  /// `textDocument/completion`.
  public var completion: CompletionClientCapabilities = CompletionClientCapabilities()
  /// `textDocument/hover`.
  public var hover: HoverClientCapabilities = HoverClientCapabilities()
  /// `textDocument/declaration`.
  public var declaration: DefinitionClientCapabilities = DefinitionClientCapabilities()
  /// `textDocument/definition`.
  public var definition: DefinitionClientCapabilities = DefinitionClientCapabilities()
  /// `textDocument/implementation`.
  public var implementation: DefinitionClientCapabilities = DefinitionClientCapabilities()
  /// `textDocument/signatureHelp`.
  public var signatureHelp: SignatureHelpClientCapabilities = SignatureHelpClientCapabilities()
  /// `textDocument/inlayHint`.
  public var inlayHint: ResolvingClientCapabilities = ResolvingClientCapabilities()
  /// `textDocument/documentSymbol`.
  public var documentSymbol: DocumentSymbolClientCapabilities = DocumentSymbolClientCapabilities()
  /// `textDocument/codeAction`.
  public var codeAction: CodeActionClientCapabilities = CodeActionClientCapabilities()
  /// `textDocument/rangeFormatting`.
  public var rangeFormatting: RangeFormattingClientCapabilities = RangeFormattingClientCapabilities()
  /// `textDocument/rename`.
  public var rename: RenameClientCapabilities = RenameClientCapabilities()
  /// `textDocument/foldingRange`.
  public var foldingRange: FoldingRangeClientCapabilities = FoldingRangeClientCapabilities()
  /// `textDocument/semanticTokens/…`; nil when the client never asks.
  public var semanticTokens: SemanticTokensClientCapabilities?
  /// `textDocument/publishDiagnostics`.
  public var publishDiagnostics: PublishDiagnosticsClientCapabilities = PublishDiagnosticsClientCapabilities()
  /// `textDocument/diagnostic`; nil when the client never asks.
  public var diagnostic: DiagnosticClientCapabilities?

  /// A client that names nothing of this.
  public init() {}
}

extension TextDocumentClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    completion = json.decodeIfPossible("completion") ?? CompletionClientCapabilities()
    hover = json.decodeIfPossible("hover") ?? HoverClientCapabilities()
    declaration = json.decodeIfPossible("declaration") ?? DefinitionClientCapabilities()
    definition = json.decodeIfPossible("definition") ?? DefinitionClientCapabilities()
    implementation = json.decodeIfPossible("implementation") ?? DefinitionClientCapabilities()
    signatureHelp = json.decodeIfPossible("signatureHelp") ?? SignatureHelpClientCapabilities()
    inlayHint = json.decodeIfPossible("inlayHint") ?? ResolvingClientCapabilities()
    documentSymbol = json.decodeIfPossible("documentSymbol") ?? DocumentSymbolClientCapabilities()
    codeAction = json.decodeIfPossible("codeAction") ?? CodeActionClientCapabilities()
    rangeFormatting = json.decodeIfPossible("rangeFormatting") ?? RangeFormattingClientCapabilities()
    rename = json.decodeIfPossible("rename") ?? RenameClientCapabilities()
    foldingRange = json.decodeIfPossible("foldingRange") ?? FoldingRangeClientCapabilities()
    semanticTokens = json.decodeIfPossible("semanticTokens")
    publishDiagnostics = json.decodeIfPossible("publishDiagnostics") ?? PublishDiagnosticsClientCapabilities()
    diagnostic = json.decodeIfPossible("diagnostic")
  }
}

/// The client's capabilities for `textDocument/hover`.
public struct HoverClientCapabilities: Sendable {
  /// The markups that the text may have, best first.
  public var contentFormat: [MarkupKind] = []

  /// A client that names nothing of this.
  public init() {}
}

extension HoverClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    contentFormat = json.knownElements("contentFormat")
  }
}

/// The client's capabilities for `textDocument/definition`, `declaration` and `implementation`.
public struct DefinitionClientCapabilities: Sendable {
  /// Whether answers may have `LocationLink`s.
  public var linkSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension DefinitionClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    linkSupport = json.decodeIfPossible("linkSupport") ?? false
  }
}

/// The client's capabilities for `textDocument/documentSymbol`.
public struct DocumentSymbolClientCapabilities: Sendable {
  /// Whether answers may have `DocumentSymbol`s, which form a tree.
  public var hierarchicalDocumentSymbolSupport: Bool = false
  /// The kinds that the client knows; nil means those up to `array`.
  public var symbolKind: ValueSet<SymbolKind>?
  /// The tags that symbols may have.
  public var tagSupport: ValueSet<SymbolTag>?

  /// A client that names nothing of this.
  public init() {}
}

extension DocumentSymbolClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    hierarchicalDocumentSymbolSupport = json.decodeIfPossible("hierarchicalDocumentSymbolSupport") ?? false
    symbolKind = json.decodeIfPossible("symbolKind")
    tagSupport = json.decodeIfPossible("tagSupport")
  }
}

/// Whether the client knows `CodeAction`s, and not only `Command`s.
public struct CodeActionLiteralSupport: Sendable {
  /// The kinds that the client handles gracefully.
  public var codeActionKind: ValueSet<CodeActionKind>?

  /// A client that names nothing of this.
  public init() {}
}

extension CodeActionLiteralSupport: JSONDecodable {
  public init(_ json: JSONValue) {
    codeActionKind = json.decodeIfPossible("codeActionKind")
  }
}

/// The client's capabilities for `textDocument/codeAction`.
public struct CodeActionClientCapabilities: Sendable {
  /// Present where answers may have `CodeAction`s; nil: `Command`s only.
  public var codeActionLiteralSupport: CodeActionLiteralSupport?
  /// Whether `CodeAction.isPreferred` is supported.
  public var isPreferredSupport: Bool = false
  /// Whether `CodeAction.disabled` is supported.
  public var disabledSupport: Bool = false
  /// Whether `CodeAction.data` comes back in `codeAction/resolve`.
  public var dataSupport: Bool = false
  /// The members that may be left to `codeAction/resolve`.
  public var resolveSupport: ResolveSupport?

  /// A client that names nothing of this.
  public init() {}
}

extension CodeActionClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    codeActionLiteralSupport = json.decodeIfPossible("codeActionLiteralSupport")
    isPreferredSupport = json.decodeIfPossible("isPreferredSupport") ?? false
    disabledSupport = json.decodeIfPossible("disabledSupport") ?? false
    dataSupport = json.decodeIfPossible("dataSupport") ?? false
    resolveSupport = json.decodeIfPossible("resolveSupport")
  }
}

/// The client's capabilities for `textDocument/rename`.
public struct RenameClientCapabilities: Sendable {
  /// Whether the client asks `textDocument/prepareRename`.
  public var prepareSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension RenameClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    prepareSupport = json.decodeIfPossible("prepareSupport") ?? false
  }
}

/// The client's capabilities for `textDocument/foldingRange`.
public struct FoldingRangeClientCapabilities: Sendable {
  /// Whether the client folds whole lines only, so that `startCharacter` and `endCharacter` are ignored.
  public var lineFoldingOnly: Bool = false
  /// How many ranges the client wants at most; a hint.
  public var rangeLimit: UInt32?
  /// Whether `FoldingRange.collapsedText` is supported.
  public var collapsedText: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension FoldingRangeClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    lineFoldingOnly = json.decodeIfPossible("lineFoldingOnly") ?? false
    rangeLimit = json.decodeIfPossible("rangeLimit")
    collapsedText = json["foldingRange"]?.decodeIfPossible("collapsedText") ?? false
  }
}

/// The client's capabilities for semantic tokens.
public struct SemanticTokensClientCapabilities: Sendable {
  /// The token types that the client knows.
  public var tokenTypes: [String] = []
  /// The token modifiers that the client knows.
  public var tokenModifiers: [String] = []
  /// Whether a token may span lines.
  public var multilineTokenSupport: Bool = false
  /// Whether tokens may overlap.
  public var overlappingTokenSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension SemanticTokensClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    tokenTypes = json.knownElements("tokenTypes")
    tokenModifiers = json.knownElements("tokenModifiers")
    multilineTokenSupport = json.decodeIfPossible("multilineTokenSupport") ?? false
    overlappingTokenSupport = json.decodeIfPossible("overlappingTokenSupport") ?? false
  }
}

/// The client's capabilities for `textDocument/publishDiagnostics`.
public struct PublishDiagnosticsClientCapabilities: Sendable {
  /// Whether `Diagnostic.relatedInformation` is supported.
  public var relatedInformation: Bool = false
  /// The tags that diagnostics may have.
  public var tagSupport: ValueSet<DiagnosticTag>?
  /// Whether the client looks at `PublishDiagnosticsParams.version`.
  public var versionSupport: Bool = false
  /// Whether `Diagnostic.codeDescription` is supported.
  public var codeDescriptionSupport: Bool = false
  /// Whether `Diagnostic.data` comes back in `textDocument/codeAction`.
  public var dataSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension PublishDiagnosticsClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    relatedInformation = json.decodeIfPossible("relatedInformation") ?? false
    tagSupport = json.decodeIfPossible("tagSupport")
    versionSupport = json.decodeIfPossible("versionSupport") ?? false
    codeDescriptionSupport = json.decodeIfPossible("codeDescriptionSupport") ?? false
    dataSupport = json.decodeIfPossible("dataSupport") ?? false
  }
}

/// The client's capabilities for `textDocument/diagnostic`.
public struct DiagnosticClientCapabilities: Sendable {
  /// Whether the server may register for `textDocument/diagnostic`.
  public var dynamicRegistration: Bool = false
  /// Whether a report may have those of related documents.
  public var relatedDocumentSupport: Bool = false
  /// Whether `Diagnostic.relatedInformation` is supported (since 3.18; else as in `publishDiagnostics`).
  public var relatedInformation: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension DiagnosticClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    dynamicRegistration = json.decodeIfPossible("dynamicRegistration") ?? false
    relatedDocumentSupport = json.decodeIfPossible("relatedDocumentSupport") ?? false
    relatedInformation = json.decodeIfPossible("relatedInformation") ?? false
  }
}
