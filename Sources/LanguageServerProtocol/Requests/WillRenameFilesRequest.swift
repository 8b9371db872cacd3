public import JSONText

/// The edits that files need before some of them get other names.
public enum WillRenameFilesRequest: ClientRequest {
  public typealias Params = RenameFilesParams
  public typealias Result = WorkspaceEdit?
  public static let method = "workspace/willRenameFiles"
}

/// Files or folders that get other names.
public struct RenameFilesParams: Sendable, JSONDecodable {
  /// Each with its old name and its new one.
  public var files: [FileRename]

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    files = try json.decode("files")
  }
}

/// A file or folder that gets another name.
public struct FileRename: Sendable, JSONDecodable {
  /// What it is called now.
  public var oldUri: DocumentURI
  /// What it will be called.
  public var newUri: DocumentURI

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    oldUri = try json.decode("oldUri")
    newUri = try json.decode("newUri")
  }
}
