public import JSONText

/// A command that `workspace/executeCommand` runs: the client shows its title and sends its name and arguments back.
public struct Command: Sendable {
  /// The title, as a button or menu has it.
  public var title: String
  /// The name that the server knows the command by.
  public var command: String
  /// The arguments of the command.
  public var arguments: [LSPAny]?

  /// A command with its title; without arguments, `arguments` is left out of the JSON.
  public init(title: String, command: String, arguments: [LSPAny]? = nil) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }
}

extension Command: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    title = try json.decode("title")
    command = try json.decode("command")
    arguments = try json.decodeIfPresent("arguments")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.member("command", command)
      $0.member("arguments", arguments)
    }
  }
}
