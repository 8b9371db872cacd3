public import JSONText

/// Symbols of the workspace by name.
public enum WorkspaceSymbolRequest: ClientRequest {
  public typealias Params = WorkspaceSymbolParams
  public typealias Result = [SymbolInformation]
  public static let method = "workspace/symbol"
}

/// What is searched for.
public struct WorkspaceSymbolParams: Sendable {
  /// Letters that the names have in this order; all symbols when empty.
  public var query: String
}

extension WorkspaceSymbolParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    query = try json.decode("query")
  }
}
