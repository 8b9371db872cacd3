public import JSONText

/// The first request: the client announces its capabilities, the server answers with its own.
public enum InitializeRequest: ClientRequest {
  public typealias Params = InitializeParams
  public typealias Result = InitializeResult
  public static let method = "initialize"
}

/// The name and version of the client.
public struct ClientInfo: Sendable {
  /// The name of the client.
  public var name: String
  /// The version of the client.
  public var version: String?
}

extension ClientInfo: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    name = try json.decode("name")
    version = try json.decodeIfPresent("version")
  }
}

/// A workspace folder.
public struct WorkspaceFolder: Sendable {
  /// The URI of the folder.
  public var uri: DocumentURI
  /// The name that the client shows.
  public var name: String?
}

extension WorkspaceFolder: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    name = json.decodeIfPossible("name")
  }
}

/// The parameters of `initialize`.
public struct InitializeParams: Sendable {
  /// The process that started the server, which ends when that process does; nil where there is none.
  public var processId: Int?
  /// The name and version of the client.
  public var clientInfo: ClientInfo?
  /// The language of the client's user interface, as an IETF language tag (BCP 47).
  public var locale: String?
  /// The path of the root folder, from clients that know neither `rootUri` nor `workspaceFolders`.
  public var rootPath: String?
  /// The URI of the root folder, from clients without `workspaceFolders`.
  public var rootUri: DocumentURI?
  /// The options that the user has set for the server.
  public var initializationOptions: JSONValue?
  /// The capabilities of the client.
  public var capabilities: ClientCapabilities
  /// What `$/logTrace` is to tell; nil: nothing.
  public var trace: TraceValue?
  /// The workspace folders; nil where none is open or the client does not know them.
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

/// The name and version of the server.
public struct ServerInfo: Sendable {
  /// The name of the server.
  public var name: String
  /// The version of the server.
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

/// The answer to `initialize`.
public struct InitializeResult: Sendable {
  /// The capabilities of the server.
  public var capabilities: ServerCapabilities
  /// The name and version of the server.
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

/// What `$/logTrace` tells.
public enum TraceValue: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Nothing.
  case off
  /// Which messages come and go.
  case messages
  /// The messages, with what is in them.
  case verbose
}
