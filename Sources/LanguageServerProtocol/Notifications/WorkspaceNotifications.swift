public import JSONText

/// The user's settings have changed.
public enum DidChangeConfigurationNotification: ClientNotification {
  public typealias Params = DidChangeConfigurationParams
  public static let method = "workspace/didChangeConfiguration"
}

/// Files that the server watches have changed.
public enum DidChangeWatchedFilesNotification: ClientNotification {
  public typealias Params = DidChangeWatchedFilesParams
  public static let method = "workspace/didChangeWatchedFiles"
}

/// Folders were opened or closed.
public enum DidChangeWorkspaceFoldersNotification: ClientNotification {
  public typealias Params = DidChangeWorkspaceFoldersParams
  public static let method = "workspace/didChangeWorkspaceFolders"
}

/// The settings.
public struct DidChangeConfigurationParams: Sendable {
  /// The new settings; nil from clients that want to be asked for them.
  public var settings: JSONValue?
}

extension DidChangeConfigurationParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    settings = try json.decodeIfPresent("settings")
  }
}

/// What happened to a file.
public enum FileChangeType: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// It is new.
  case created = 1
  /// It is another.
  case changed = 2
  /// It is gone.
  case deleted = 3
}

/// A change of a file.
public struct FileEvent: Sendable {
  /// Which file.
  public var uri: DocumentURI
  /// What happened to it.
  public var type: FileChangeType
}

extension FileEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    type = try json.decode("type")
  }
}

/// What has changed.
public struct DidChangeWatchedFilesParams: Sendable {
  /// The changes.
  public var changes: [FileEvent]
}

extension DidChangeWatchedFilesParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    changes = try json.decode("changes")
  }
}

/// Which folders.
public struct WorkspaceFoldersChangeEvent: Sendable {
  /// Those opened.
  public var added: [WorkspaceFolder]
  /// Those closed.
  public var removed: [WorkspaceFolder]
}

extension WorkspaceFoldersChangeEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    added = try json.decodeIfPresent("added") ?? []
    removed = try json.decodeIfPresent("removed") ?? []
  }
}

/// Which folders.
public struct DidChangeWorkspaceFoldersParams: Sendable {
  /// The folders.
  public var event: WorkspaceFoldersChangeEvent
}

extension DidChangeWorkspaceFoldersParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    event = try json.decode("event")
  }
}
