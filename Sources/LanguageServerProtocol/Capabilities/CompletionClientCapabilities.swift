public import JSONText

/// How a client completes.
public struct CompletionClientCapabilities: Sendable {
  /// What it can do with items.
  public var completionItem: CompletionItemClientCapabilities = CompletionItemClientCapabilities()
  /// The pictures that it has; nil means those up to `reference`.
  public var completionItemKind: ValueSet<CompletionItemKind>?
  /// What it can do with lists.
  public var completionList: CompletionListClientCapabilities = CompletionListClientCapabilities()
  /// Whether it says how it came to ask.
  public var contextSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension CompletionClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    completionItem = json.decodeIfPossible("completionItem") ?? CompletionItemClientCapabilities()
    completionItemKind = json.decodeIfPossible("completionItemKind")
    completionList = json.decodeIfPossible("completionList") ?? CompletionListClientCapabilities()
    contextSupport = json.decodeIfPossible("contextSupport") ?? false
  }
}

/// What a client can do with items.
public struct CompletionItemClientCapabilities: Sendable {
  /// Templates with places to fill in.
  public var snippetSupport: Bool = false
  /// Characters that accept an item.
  public var commitCharactersSupport: Bool = false
  /// The markup that it can show, best first.
  public var documentationFormat: [MarkupKind] = []
  /// Strike an item through.
  public var deprecatedSupport: Bool = false
  /// Choose an item at first.
  public var preselectSupport: Bool = false
  /// The tags that it can show.
  public var tagSupport: ValueSet<CompletionItemTag>?
  /// Let the user choose between inserting and replacing.
  public var insertReplaceSupport: Bool = false
  /// What it can have resolved later.
  public var resolveSupport: ResolveSupport?
  /// What it can do with indentation.
  public var insertTextModeSupport: ValueSet<InsertTextMode>?
  /// Show what stands behind a label.
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

/// What a client can do with lists.
public struct CompletionListClientCapabilities: Sendable {
  /// Which members of items it takes from the list.
  public var itemDefaults: [String] = []

  /// A client that names nothing of this.
  public init() {}
}

extension CompletionListClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    itemDefaults = json.knownElements("itemDefaults")
  }
}
