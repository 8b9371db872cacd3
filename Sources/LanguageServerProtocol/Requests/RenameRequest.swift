public import JSONText

/// The edits that give something another name everywhere.
public enum RenameRequest: ClientRequest {
  public typealias Params = RenameParams
  public typealias Result = WorkspaceEdit?
  public static let method = "textDocument/rename"
}

/// Whether what stands at a place can have another name.
public enum PrepareRenameRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = PrepareRenameResult?
  public static let method = "textDocument/prepareRename"
}

/// What is to be called how.
public struct RenameParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// The new name.
  public var newName: String
}

extension RenameParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    newName = try json.decode("newName")
  }
}

/// What would be renamed.
public struct PrepareRenameResult: Sendable {
  /// The name, around the place.
  public var range: LSPRange
  /// What the user starts from.
  public var placeholder: String

  /// The range of the name, and the text that the user edits.
  public init(range: LSPRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }
}

extension PrepareRenameResult: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("placeholder", placeholder)
    }
  }
}
