public import JSONText

/// Runs one of the server's commands.
public enum ExecuteCommandRequest: ClientRequest {
  public typealias Params = ExecuteCommandParams
  public typealias Result = LSPAny?
  public static let method = "workspace/executeCommand"
}

/// What to run.
public struct ExecuteCommandParams: Sendable {
  /// The command's name.
  public var command: String
  /// What it is called with.
  public var arguments: [JSONValue]?
}

extension ExecuteCommandParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    command = try json.decode("command")
    arguments = try json.decodeIfPresent("arguments")
  }
}
