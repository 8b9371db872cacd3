public import JSONText

/// What could be done about a range and its findings.
public enum CodeActionRequest: ClientRequest {
  public typealias Params = CodeActionParams
  public typealias Result = [CommandOrCodeAction]
  public static let method = "textDocument/codeAction"
}

/// The edit of an action, made when the action is chosen.
public enum CodeActionResolveRequest: ClientRequest {
  public typealias Params = CodeAction
  public typealias Result = CodeAction
  public static let method = "codeAction/resolve"
}

/// Why actions are asked for.
public enum CodeActionTriggerKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// By hand, or before saving.
  case invoked = 1
  /// By the client, for instance as the cursor moved.
  case automatic = 2
}

/// What the client has at hand as it asks for actions.
public struct CodeActionContext: Sendable {
  /// The findings at the range that it shows; without those of other servers that are malformed.
  public var diagnostics: [Diagnostic]
  /// The kinds that it wants; all when nil.
  public var only: [CodeActionKind]?
  /// Why it asks.
  public var triggerKind: CodeActionTriggerKind?
}

extension CodeActionContext: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    diagnostics = json.knownElements("diagnostics")
    only = try json.decodeIfPresent("only")
    triggerKind = json.decodeIfPossible("triggerKind")
  }
}

/// What to act on.
public struct CodeActionParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The selection, or the place of the cursor.
  public var range: LSPRange
  /// What the client has at hand.
  public var context: CodeActionContext
}

extension CodeActionParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
    context = try json.decode("context")
  }
}

/// Why an action is shown that cannot be used.
public struct CodeActionDisabled: Sendable {
  /// The reason in words.
  public var reason: String
}

extension CodeActionDisabled: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    reason = try json.decode("reason")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("reason", reason)
    }
  }
}
