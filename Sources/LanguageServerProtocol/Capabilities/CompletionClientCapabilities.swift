public import JSONText

/// The client's capabilities for `textDocument/completion`.
public struct CompletionClientCapabilities: Sendable {
  /// What items may have.
  public var completionItem: CompletionItemClientCapabilities = CompletionItemClientCapabilities()
  /// The kinds that the client knows; nil means those up to `reference`.
  public var completionItemKind: ValueSet<CompletionItemKind>?
  /// What lists may have.
  public var completionList: CompletionListClientCapabilities = CompletionListClientCapabilities()
  /// What the client does with the lines of texts where their items do not say; nil where it does not tell.
  public var insertTextMode: InsertTextMode?
  /// Whether the client sends a `CompletionContext`.
  public var contextSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension CompletionClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    completionItem = json.decodeIfPossible("completionItem") ?? CompletionItemClientCapabilities()
    completionItemKind = json.decodeIfPossible("completionItemKind")
    completionList = json.decodeIfPossible("completionList") ?? CompletionListClientCapabilities()
    insertTextMode = json.decodeIfPossible("insertTextMode")
    contextSupport = json.decodeIfPossible("contextSupport") ?? false
  }
}

/// What completion items may have.
public struct CompletionItemClientCapabilities: Sendable {
  /// Whether their text may be a snippet.
  public var snippetSupport: Bool = false
  /// Whether they may have commit characters.
  public var commitCharactersSupport: Bool = false
  /// The markups that their documentation may have, best first.
  public var documentationFormat: [MarkupKind] = []
  /// Whether they may be marked as `deprecated`.
  public var deprecatedSupport: Bool = false
  /// Whether one may be preselected.
  public var preselectSupport: Bool = false
  /// The tags that they may have.
  public var tagSupport: ValueSet<CompletionItemTag>?
  /// Whether their edit may be an `InsertReplaceEdit`.
  public var insertReplaceSupport: Bool = false
  /// The members that may be left to `completionItem/resolve`.
  public var resolveSupport: ResolveSupport?
  /// The insert text modes that they may have.
  public var insertTextModeSupport: ValueSet<InsertTextMode>?
  /// Whether they may have label details.
  public var labelDetailsSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension CompletionItemClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    snippetSupport = json.decodeIfPossible("snippetSupport") ?? false
    commitCharactersSupport = json.decodeIfPossible("commitCharactersSupport") ?? false
    documentationFormat = json.knownElements("documentationFormat")
    deprecatedSupport = json.decodeIfPossible("deprecatedSupport") ?? false
    preselectSupport = json.decodeIfPossible("preselectSupport") ?? false
    tagSupport = json.decodeIfPossible("tagSupport")
    insertReplaceSupport = json.decodeIfPossible("insertReplaceSupport") ?? false
    resolveSupport = json.decodeIfPossible("resolveSupport")
    insertTextModeSupport = json.decodeIfPossible("insertTextModeSupport")
    labelDetailsSupport = json.decodeIfPossible("labelDetailsSupport") ?? false
  }
}

/// What completion lists may have.
public struct CompletionListClientCapabilities: Sendable {
  /// The members that `CompletionList.itemDefaults` may have.
  public var itemDefaults: [String] = []

  /// A client that names nothing of this.
  public init() {}
}

extension CompletionListClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    itemDefaults = json.knownElements("itemDefaults")
  }
}
