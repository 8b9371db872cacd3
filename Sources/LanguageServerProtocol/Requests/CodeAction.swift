public import JSONText

/// Something that could be done, for clients with `codeActionLiteralSupport`.
public struct CodeAction: Sendable {
  /// What people see.
  public var title: String
  /// What kind of action it is.
  public var kind: CodeActionKind?
  /// The findings that it mends.
  public var diagnostics: [Diagnostic]?
  /// Whether it is the one to choose among those for the same finding.
  public var isPreferred: Bool?
  /// Why it cannot be used, if it is shown all the same.
  public var disabled: CodeActionDisabled?
  /// The edit that it makes.
  public var edit: WorkspaceEdit?
  /// What is run after the edit.
  public var command: Command?
  /// What the server wants back when the action is resolved.
  public var data: LSPAny?

  /// An action; members that are nil are left out of the JSON.
  public init(
    title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
    disabled: CodeActionDisabled? = nil, edit: WorkspaceEdit? = nil, command: Command? = nil, data: LSPAny? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.disabled = disabled
    self.edit = edit
    self.command = command
    self.data = data
  }
}

extension CodeAction: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    title = try json.decode("title")
    kind = try json.decodeIfPresent("kind")
    diagnostics = try json.decodeIfPresent("diagnostics")
    isPreferred = try json.decodeIfPresent("isPreferred")
    disabled = try json.decodeIfPresent("disabled")
    edit = try json.decodeIfPresent("edit")
    command = try json.decodeIfPresent("command")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.member("kind", kind)
      $0.member("diagnostics", diagnostics)
      $0.member("isPreferred", isPreferred)
      $0.member("disabled", disabled)
      $0.member("edit", edit)
      $0.member("command", command)
      $0.member("data", data)
    }
  }
}

/// An action, or a command for clients that know no other.
public enum CommandOrCodeAction: Sendable, JSONEncodable {
  /// A command, which the client sends back to have it run.
  case command(Command)
  /// An action with its edit.
  case action(CodeAction)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .command(let command): command.encode(to: &writer)
    case .action(let action): action.encode(to: &writer)
    }
  }
}
