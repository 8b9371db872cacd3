public import JSONText

/// The edits that rename what a name stands for.
public enum RenameRequest: ClientRequest {
  public typealias Params = RenameParams
  public typealias Result = WorkspaceEdit?
  public static let method = "textDocument/rename"
}

/// Whether what a name stands for can be renamed.
public enum PrepareRenameRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = PrepareRenameResult?
  public static let method = "textDocument/prepareRename"
}

/// The parameters of `textDocument/rename`.
public struct RenameParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The place of the name.
  public var position: Position
  /// The new name; a name that is not valid is refused with an error.
  public var newName: String
}

extension RenameParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    newName = try json.decode("newName")
  }
}

/// The answer to `textDocument/prepareRename`.
public struct PrepareRenameResult: Sendable {
  /// The range of the name.
  public var range: LSPRange
  /// The text that the user edits.
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
