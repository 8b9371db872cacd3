public import JSONText

/// The first message: what the client can, answered by what the server can.
public enum InitializeRequest: ClientRequest {
  public typealias Params = InitializeParams
  public typealias Result = InitializeResult
  public static let method = "initialize"
}

/// What the client is.
public struct ClientInfo: Sendable {
  /// Its name.
  public var name: String
  /// Its version.
  public var version: String?
}

extension ClientInfo: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    name = try json.decode("name")
    version = try json.decodeIfPresent("version")
  }
}

/// A folder that is open in the client.
public struct WorkspaceFolder: Sendable {
  /// The folder.
  public var uri: DocumentURI
  /// What the client calls it.
  public var name: String?
}

extension WorkspaceFolder: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    name = json.decodeIfPossible("name")
  }
}

/// What the client says of itself.
public struct InitializeParams: Sendable {
  /// Its process; when that ends, so should the server.
  public var processId: Int?
  /// What it is.
  public var clientInfo: ClientInfo?
  /// The language of its user, as BCP 47 writes it.
  public var locale: String?
  /// The open folder's path, from clients that know neither folders nor URIs.
  public var rootPath: String?
  /// The open folder, from clients that know only one.
  public var rootUri: DocumentURI?
  /// What the user has set for the server.
  public var initializationOptions: JSONValue?
  /// What the client can.
  public var capabilities: ClientCapabilities
  /// How much it wants to be told of the server's work.
  public var trace: TraceValue?
  /// The open folders.
  public var workspaceFolders: [WorkspaceFolder]?
}

extension InitializeParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    processId = json.decodeIfPossible("processId")
    clientInfo = json.decodeIfPossible("clientInfo")
    locale = json.decodeIfPossible("locale")
    rootPath = json.decodeIfPossible("rootPath")
    rootUri = json.decodeIfPossible("rootUri")
    initializationOptions = try json.decodeIfPresent("initializationOptions")
    capabilities = try json.decodeIfPresent("capabilities") ?? ClientCapabilities()
    trace = json.decodeIfPossible("trace")
    workspaceFolders = json.decodeIfPossible("workspaceFolders")
  }
}

/// What the server is.
public struct ServerInfo: Sendable {
  /// Its name.
  public var name: String
  /// Its version.
  public var version: String?

  /// The server's name and version.
  public init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }
}

extension ServerInfo: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("version", version)
    }
  }
}

/// What the server says of itself.
public struct InitializeResult: Sendable {
  /// What it can.
  public var capabilities: ServerCapabilities
  /// What it is.
  public var serverInfo: ServerInfo?

  /// The answer to `initialize`.
  public init(capabilities: ServerCapabilities, serverInfo: ServerInfo? = nil) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}

extension InitializeResult: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("capabilities", capabilities)
      $0.member("serverInfo", serverInfo)
    }
  }
}

/// How much a client wants to be told of the server's work.
public enum TraceValue: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Nothing.
  case off
  /// Which messages come and go.
  case messages
  /// What is in them, too.
  case verbose
}
