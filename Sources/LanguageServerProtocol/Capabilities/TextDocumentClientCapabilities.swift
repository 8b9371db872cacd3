public import JSONText

/// What a client can do with documents.
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
    rename = json.decodeIfPossible("rename") ?? RenameClientCapabilities()
    foldingRange = json.decodeIfPossible("foldingRange") ?? FoldingRangeClientCapabilities()
    semanticTokens = json.decodeIfPossible("semanticTokens")
    publishDiagnostics = json.decodeIfPossible("publishDiagnostics") ?? PublishDiagnosticsClientCapabilities()
    diagnostic = json.decodeIfPossible("diagnostic")
  }
}

/// How a client shows hovers.
public struct HoverClientCapabilities: Sendable {
  /// The markup that it can show, best first.
  public var contentFormat: [MarkupKind] = []

  /// A client that names nothing of this.
  public init() {}
}

extension HoverClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    contentFormat = json.knownElements("contentFormat")
  }
}

/// How a client goes to definitions.
public struct DefinitionClientCapabilities: Sendable {
  /// Whether it takes links, which have an origin.
  public var linkSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension DefinitionClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    linkSupport = json.decodeIfPossible("linkSupport") ?? false
  }
}

/// How a client shows outlines.
public struct DocumentSymbolClientCapabilities: Sendable {
  /// Whether as trees.
  public var hierarchicalDocumentSymbolSupport: Bool = false
  /// The pictures that it has; nil means those up to `array`.
  public var symbolKind: ValueSet<SymbolKind>?
  /// The tags that it can show.
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

/// How a client knows actions that are no commands.
public struct CodeActionLiteralSupport: Sendable {
  /// The kinds that it groups by.
  public var codeActionKind: ValueSet<CodeActionKind>?

  /// A client that names nothing of this.
  public init() {}
}

extension CodeActionLiteralSupport: JSONDecodable {
  public init(_ json: JSONValue) {
    codeActionKind = json.decodeIfPossible("codeActionKind")
  }
}

/// How a client shows actions.
public struct CodeActionClientCapabilities: Sendable {
  /// Whether it knows any but commands.
  public var codeActionLiteralSupport: CodeActionLiteralSupport?
  /// Whether it knows the one to choose.
  public var isPreferredSupport: Bool = false
  /// Whether it shows those that cannot be used.
  public var disabledSupport: Bool = false
  /// Whether it gives data back when an action is resolved.
  public var dataSupport: Bool = false
  /// What it can have resolved later.
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

/// How a client renames.
public struct RenameClientCapabilities: Sendable {
  /// Whether it asks beforehand.
  public var prepareSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension RenameClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    prepareSupport = json.decodeIfPossible("prepareSupport") ?? false
  }
}

/// How a client folds.
public struct FoldingRangeClientCapabilities: Sendable {
  /// Whether it folds only whole lines.
  public var lineFoldingOnly: Bool = false
  /// How many ranges it wants at most.
  public var rangeLimit: UInt32?
  /// Whether it shows a text in place of what is folded.
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

/// How a client shows tokens.
public struct SemanticTokensClientCapabilities: Sendable {
  /// The types that it knows.
  public var tokenTypes: [String] = []
  /// The modifiers that it knows.
  public var tokenModifiers: [String] = []
  /// Whether a token may have several lines.
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

/// How a client shows findings.
public struct PublishDiagnosticsClientCapabilities: Sendable {
  /// Whether it shows related places.
  public var relatedInformation: Bool = false
  /// The tags that it can show.
  public var tagSupport: ValueSet<DiagnosticTag>?
  /// Whether it looks at versions.
  public var versionSupport: Bool = false
  /// Whether it shows where a code is described.
  public var codeDescriptionSupport: Bool = false
  /// Whether it gives data back with code action requests.
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

/// How a client asks for findings.
public struct DiagnosticClientCapabilities: Sendable {
  /// Whether the server can register for it.
  public var dynamicRegistration: Bool = false
  /// Whether a report may have other documents in it.
  public var relatedDocumentSupport: Bool = false
  /// Whether it shows related places (since 3.18; else as in `publishDiagnostics`).
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
