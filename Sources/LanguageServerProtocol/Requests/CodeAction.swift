public import JSONText

/// A change of the text that the client offers, for clients with `codeActionLiteralSupport`.
public struct CodeAction: Sendable {
  /// The title, as a menu has it.
  public var title: String
  /// The kind, by which clients group and filter.
  public var kind: CodeActionKind?
  /// The diagnostics that it fixes.
  public var diagnostics: [Diagnostic]?
  /// Whether it is the most reasonable one for its diagnostics, which "auto fix" applies.
  public var isPreferred: Bool?
  /// Why it cannot be applied; nil where it can.
  public var disabled: CodeActionDisabled?
  /// The edit that it makes; nil where `codeAction/resolve` makes it.
  public var edit: WorkspaceEdit?
  /// The command that is run after the edit.
  public var command: Command?
  /// What comes back in `codeAction/resolve`.
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

/// An element of the answer to `textDocument/codeAction`.
public enum CommandOrCodeAction: Sendable, JSONEncodable {
  /// A command, for clients without `codeActionLiteralSupport`.
  case command(Command)
  /// A code action.
  case action(CodeAction)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .command(let command): command.encode(to: &writer)
    case .action(let action): action.encode(to: &writer)
    }
  }
}
