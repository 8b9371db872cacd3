public import JSONText

/// The edits that are needed before files or folders are renamed.
public enum WillRenameFilesRequest: ClientRequest {
  public typealias Params = RenameFilesParams
  public typealias Result = WorkspaceEdit?
  public static let method = "workspace/willRenameFiles"
}

/// The parameters of `workspace/willRenameFiles`.
public struct RenameFilesParams: Sendable, JSONDecodable {
  /// The files and folders that are renamed.
  public var files: [FileRename]

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    files = try json.decode("files")
  }
}

/// A file or folder that is renamed.
public struct FileRename: Sendable, JSONDecodable {
  /// The URI that it has.
  public var oldUri: DocumentURI
  /// The URI that it will have.
  public var newUri: DocumentURI

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    oldUri = try json.decode("oldUri")
    newUri = try json.decode("newUri")
  }
}
