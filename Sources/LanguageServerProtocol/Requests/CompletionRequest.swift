public import JSONText

/// What could be typed at a place.
public enum CompletionRequest: ClientRequest {
  public typealias Params = CompletionParams
  public typealias Result = CompletionList?
  public static let method = "textDocument/completion"
}

/// The parts of an item that are shown only when it is chosen.
public enum CompletionResolveRequest: ClientRequest {
  public typealias Params = CompletionItem
  public typealias Result = CompletionItem
  public static let method = "completionItem/resolve"
}

/// Why a completion is asked for.
public enum CompletionTriggerKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// By hand, or while a word is typed.
  case invoked = 1
  /// By one of the server's trigger characters.
  case triggerCharacter = 2
  /// Again, as the list before was incomplete.
  case triggerForIncompleteCompletions = 3
}

/// How a completion came to be asked for.
public struct CompletionContext: Equatable, Sendable {
  /// Why.
  public var triggerKind: CompletionTriggerKind?
  /// Which character, if it was one.
  public var triggerCharacter: String?

  /// How the client came to ask; both members are nil where it does not say.
  public init(triggerKind: CompletionTriggerKind? = nil, triggerCharacter: String? = nil) {
    self.triggerKind = triggerKind
    self.triggerCharacter = triggerCharacter
  }
}

extension CompletionContext: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    triggerKind = json.decodeIfPossible("triggerKind")
    triggerCharacter = json.decodeIfPossible("triggerCharacter")
  }
}

/// Where to complete.
public struct CompletionParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// How it came to be asked for.
  public var context: CompletionContext?
}

extension CompletionParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    context = json.decodeIfPossible("context")
  }
}

/// What all items of a list have that say nothing else.
public struct CompletionItemDefaults: Sendable {
  /// Characters that, typed, accept the item first.
  public var commitCharacters: [String]?
  /// What the items replace.
  public var editRange: CompletionEditRange?
  /// Plain text or snippets.
  public var insertTextFormat: InsertTextFormat?
  /// What happens to indentation.
  public var insertTextMode: InsertTextMode?
  /// What the server wants back with an item.
  public var data: LSPAny?
}

extension CompletionItemDefaults: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("commitCharacters", commitCharacters)
      $0.member("editRange", editRange)
      $0.member("insertTextFormat", insertTextFormat)
      $0.member("insertTextMode", insertTextMode)
      $0.member("data", data)
    }
  }
}

/// The items at a place.
public struct CompletionList: Sendable {
  /// Whether typing on may bring others, so that the client must ask again.
  public var isIncomplete: Bool
  /// What all items have.
  public var itemDefaults: CompletionItemDefaults?
  /// The items.
  public var items: [CompletionItem]

  /// The items; where `isIncomplete`, the client asks again as the word grows.
  public init(isIncomplete: Bool, itemDefaults: CompletionItemDefaults? = nil, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.itemDefaults = itemDefaults
    self.items = items
  }
}

extension CompletionList: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("isIncomplete", isIncomplete)
      $0.member("itemDefaults", itemDefaults)
      $0.member("items", items)
    }
  }
}
