public import JSONText

/// The code actions for a range and its diagnostics.
public enum CodeActionRequest: ClientRequest {
  public typealias Params = CodeActionParams
  public typealias Result = [CommandOrCodeAction]
  public static let method = "textDocument/codeAction"
}

/// The edit of a code action, which is made when the user chooses it.
public enum CodeActionResolveRequest: ClientRequest {
  public typealias Params = CodeAction
  public typealias Result = CodeAction
  public static let method = "codeAction/resolve"
}

/// Why code actions are asked for.
public enum CodeActionTriggerKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The user, or an extension, asks for them.
  case invoked = 1
  /// The client asks by itself, as when the selection changes.
  case automatic = 2
}

/// What is known where code actions are asked for.
public struct CodeActionContext: Sendable {
  /// The diagnostics at the range that the client shows; without malformed ones of other servers.
  public var diagnostics: [Diagnostic]
  /// Whether the client names diagnostics, be they malformed or not: then nothing else is asked about.
  public var namesDiagnostics: Bool
  /// The kinds that are wanted; nil: all.
  public var only: [CodeActionKind]?
  /// Why they are asked for.
  public var triggerKind: CodeActionTriggerKind?
}

extension CodeActionContext: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    diagnostics = json.knownElements("diagnostics")
    namesDiagnostics = json["diagnostics"]?.elements?.contains { _ in true } ?? false
    only = try json.decodeIfPresent("only")
    triggerKind = json.decodeIfPossible("triggerKind")
  }
}

/// The parameters of `textDocument/codeAction`.
public struct CodeActionParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The selection, or an empty range at the cursor.
  public var range: LSPRange
  /// What is known at the range.
  public var context: CodeActionContext
}

extension CodeActionParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
    context = try json.decode("context")
  }
}

/// Why a code action cannot be applied.
public struct CodeActionDisabled: Sendable {
  /// The reason, as the client shows it.
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
