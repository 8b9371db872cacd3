public import JSONText

/// A command of the server, for the client to show and to send back.
public struct Command: Sendable {
  /// What people see.
  public var title: String
  /// The command's name.
  public var command: String
  /// What it is called with.
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
