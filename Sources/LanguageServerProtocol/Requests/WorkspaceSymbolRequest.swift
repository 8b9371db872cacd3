public import JSONText

/// The symbols of the workspace that match a query.
public enum WorkspaceSymbolRequest: ClientRequest {
  public typealias Params = WorkspaceSymbolParams
  public typealias Result = [WorkspaceSymbol]
  public static let method = "workspace/symbol"
}

/// The range of a symbol, for clients that need it only when the user goes there.
public enum WorkspaceSymbolResolveRequest: ClientRequest {
  public typealias Params = WorkspaceSymbol
  public typealias Result = WorkspaceSymbol
  public static let method = "workspaceSymbol/resolve"
}

/// The parameters of `workspace/symbol`.
public struct WorkspaceSymbolParams: Sendable {
  /// Letters that the names have in this order; all symbols when empty.
  public var query: String
}

extension WorkspaceSymbolParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    query = try json.decode("query")
  }
}

/// A symbol of the workspace.
public struct WorkspaceSymbol: Sendable {
  /// The name of the symbol.
  public var name: String
  /// The kind, by which the client chooses an icon.
  public var kind: SymbolKind
  /// The name of the symbol that it is in, for display.
  public var containerName: String?
  /// The document that it is in.
  public var uri: DocumentURI
  /// Its range there; nil where `workspaceSymbol/resolve` gives it.
  public var range: LSPRange?
  /// What comes back in `workspaceSymbol/resolve`.
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
