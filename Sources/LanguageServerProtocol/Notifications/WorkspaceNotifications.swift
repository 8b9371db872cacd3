public import JSONText

/// The settings of the client have changed.
public enum DidChangeConfigurationNotification: ClientNotification {
  public typealias Params = DidChangeConfigurationParams
  public static let method = "workspace/didChangeConfiguration"
}

/// Files that the server has registered for have changed.
public enum DidChangeWatchedFilesNotification: ClientNotification {
  public typealias Params = DidChangeWatchedFilesParams
  public static let method = "workspace/didChangeWatchedFiles"
}

/// Workspace folders have been added or removed.
public enum DidChangeWorkspaceFoldersNotification: ClientNotification {
  public typealias Params = DidChangeWorkspaceFoldersParams
  public static let method = "workspace/didChangeWorkspaceFolders"
}

/// The parameters of `workspace/didChangeConfiguration`.
public struct DidChangeConfigurationParams: Sendable {
  /// The new settings; nil from clients that want to be asked for them.
  public var settings: JSONValue?
}

extension DidChangeConfigurationParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    settings = try json.decodeIfPresent("settings")
  }
}

/// How a file has changed.
public enum FileChangeType: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// It has been created.
  case created = 1
  /// Its contents have changed.
  case changed = 2
  /// It has been deleted.
  case deleted = 3
}

/// A change of a file.
public struct FileEvent: Sendable {
  /// The URI of the file.
  public var uri: DocumentURI
  /// How the file has changed.
  public var type: FileChangeType
}

extension FileEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    type = try json.decode("type")
  }
}

/// The parameters of `workspace/didChangeWatchedFiles`.
public struct DidChangeWatchedFilesParams: Sendable {
  /// The changes, in the order in which the client tells them.
  public var changes: [FileEvent]
}

extension DidChangeWatchedFilesParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    changes = try json.decode("changes")
  }
}

/// A change of the workspace folders.
public struct WorkspaceFoldersChangeEvent: Sendable {
  /// The folders that have been added.
  public var added: [WorkspaceFolder]
  /// The folders that have been removed.
  public var removed: [WorkspaceFolder]
}

extension WorkspaceFoldersChangeEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    added = try json.decodeIfPresent("added") ?? []
    removed = try json.decodeIfPresent("removed") ?? []
  }
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
public struct DidChangeWorkspaceFoldersParams: Sendable {
  /// The change.
  public var event: WorkspaceFoldersChangeEvent
}

extension DidChangeWorkspaceFoldersParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    event = try json.decode("event")
  }
}
