public import JSONText

/// Symbols of the workspace by name.
public enum WorkspaceSymbolRequest: ClientRequest {
  public typealias Params = WorkspaceSymbolParams
  public typealias Result = [WorkspaceSymbol]
  public static let method = "workspace/symbol"
}

/// The range of a symbol, for clients that want it only when they go there.
public enum WorkspaceSymbolResolveRequest: ClientRequest {
  public typealias Params = WorkspaceSymbol
  public typealias Result = WorkspaceSymbol
  public static let method = "workspaceSymbol/resolve"
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

/// A symbol somewhere in the workspace.
public struct WorkspaceSymbol: Sendable {
  /// Its name.
  public var name: String
  /// The picture next to it.
  public var kind: SymbolKind
  /// What it stands in.
  public var containerName: String?
  /// Its document.
  public var uri: DocumentURI
  /// Its range there; nil where the client has it resolved.
  public var range: LSPRange?
  /// What the server wants back when the symbol is resolved.
  public var data: LSPAny?

  /// A symbol; without a range, the client has it resolved.
  public init(
    name: String, kind: SymbolKind, containerName: String? = nil, uri: DocumentURI, range: LSPRange? = nil,
    data: LSPAny? = nil
  ) {
    self.name = name
    self.kind = kind
    self.containerName = containerName
    self.uri = uri
    self.range = range
    self.data = data
  }
}

extension WorkspaceSymbol: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    name = try json.decode("name")
    kind = try json.decode("kind")
    containerName = try json.decodeIfPresent("containerName")
    let location = json["location"] ?? json
    uri = try location.decode("uri")
    range = try location.decodeIfPresent("range")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("kind", kind)
      $0.member("containerName", containerName)
      $0.key("location")
      $0.object {
        $0.member("uri", uri)
        $0.member("range", range)
      }
      $0.member("data", data)
    }
  }
}
