public import JSONText

/// The server is to run one of its commands.
public enum ExecuteCommandRequest: ClientRequest {
  public typealias Params = ExecuteCommandParams
  public typealias Result = LSPAny?
  public static let method = "workspace/executeCommand"
}

/// The parameters of `workspace/executeCommand`.
public struct ExecuteCommandParams: Sendable {
  /// The name of the command.
  public var command: String
  /// The arguments of the command.
  public var arguments: [JSONValue]?
}

extension ExecuteCommandParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    command = try json.decode("command")
    arguments = try json.decodeIfPresent("arguments")
  }
}
