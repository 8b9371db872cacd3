public import JSONText

/// The completion items at a place.
public enum CompletionRequest: ClientRequest {
  public typealias Params = CompletionParams
  public typealias Result = CompletionList?
  public static let method = "textDocument/completion"
}

/// The members of a completion item that are not needed for the list.
public enum CompletionResolveRequest: ClientRequest {
  public typealias Params = CompletionItem
  public typealias Result = CompletionItem
  public static let method = "completionItem/resolve"
}

/// Why completion is asked for.
public enum CompletionTriggerKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// A word is being typed, or the user asks.
  case invoked = 1
  /// A trigger character was typed.
  case triggerCharacter = 2
  /// The list before was incomplete.
  case triggerForIncompleteCompletions = 3
}

/// How completion came to be asked for.
public struct CompletionContext: Equatable, Sendable {
  /// Why it is asked for.
  public var triggerKind: CompletionTriggerKind?
  /// The trigger character; nil where it is asked for otherwise.
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

/// The parameters of `textDocument/completion`.
public struct CompletionParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The place of the cursor.
  public var position: Position
  /// How it came to be asked for; nil from clients without `contextSupport`.
  public var context: CompletionContext?
}

extension CompletionParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    context = json.decodeIfPossible("context")
  }
}

/// Members of all items of a list that do not have them.
public struct CompletionItemDefaults: Sendable {
  /// Characters that, typed while an item is selected, insert it first.
  public var commitCharacters: [String]?
  /// The range that items edit.
  public var editRange: CompletionEditRange?
  /// Whether the texts of items are snippets.
  public var insertTextFormat: InsertTextFormat?
  /// How their lines are indented.
  public var insertTextMode: InsertTextMode?
  /// What comes back in `completionItem/resolve`.
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

/// The completion items at a place.
public struct CompletionList: Sendable {
  /// Whether the client must ask again as the word grows.
  public var isIncomplete: Bool
  /// Members of all items that do not have them.
  public var itemDefaults: CompletionItemDefaults?
  /// The items, which the client filters and sorts.
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
