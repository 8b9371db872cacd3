public import JSONText

/// The edits that lay a document out.
public enum DocumentFormattingRequest: ClientRequest {
  public typealias Params = DocumentFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/formatting"
}

/// The edits that lay a part of a document out.
public enum DocumentRangeFormattingRequest: ClientRequest {
  public typealias Params = DocumentRangeFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/rangeFormatting"
}

/// The edits that a typed character calls for.
public enum DocumentOnTypeFormattingRequest: ClientRequest {
  public typealias Params = DocumentOnTypeFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/onTypeFormatting"
}

/// How the client lays text out.
public struct FormattingOptions: Sendable {
  /// How many spaces a tab stands for.
  public var tabSize: UInt32
  /// Whether spaces are used in place of tabs.
  public var insertSpaces: Bool
  /// Whether lines lose the white space at their end.
  public var trimTrailingWhitespace: Bool?
  /// Whether the text must end in a line end.
  public var insertFinalNewline: Bool?
  /// Whether it must end in one only.
  public var trimFinalNewlines: Bool?
}

extension FormattingOptions: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    tabSize = try json.decode("tabSize")
    insertSpaces = try json.decode("insertSpaces")
    trimTrailingWhitespace = json.decodeIfPossible("trimTrailingWhitespace")
    insertFinalNewline = json.decodeIfPossible("insertFinalNewline")
    trimFinalNewlines = json.decodeIfPossible("trimFinalNewlines")
  }
}

/// What to lay out.
public struct DocumentFormattingParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// How the client lays text out.
  public var options: FormattingOptions
}

extension DocumentFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    options = try json.decode("options")
  }
}

/// What to lay out.
public struct DocumentRangeFormattingParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// Which part.
  public var range: LSPRange
  /// How the client lays text out.
  public var options: FormattingOptions
}

extension DocumentRangeFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
    options = try json.decode("options")
  }
}

/// What has been typed.
public struct DocumentOnTypeFormattingParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The place behind the character.
  public var position: Position
  /// The character, with what the client has typed along.
  public var ch: String
  /// How the client lays text out.
  public var options: FormattingOptions
}

extension DocumentOnTypeFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    ch = try json.decode("ch")
    options = try json.decode("options")
  }
}
