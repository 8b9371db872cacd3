public import JSONText

/// The edits that format a document.
public enum DocumentFormattingRequest: ClientRequest {
  public typealias Params = DocumentFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/formatting"
}

/// The edits that format a range.
public enum DocumentRangeFormattingRequest: ClientRequest {
  public typealias Params = DocumentRangeFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/rangeFormatting"
}

/// The edits that format several ranges (LSP 3.18).
public enum DocumentRangesFormattingRequest: ClientRequest {
  public typealias Params = DocumentRangesFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/rangesFormatting"
}

/// The edits that format the text around a character that was typed.
public enum DocumentOnTypeFormattingRequest: ClientRequest {
  public typealias Params = DocumentOnTypeFormattingParams
  public typealias Result = [TextEdit]?
  public static let method = "textDocument/onTypeFormatting"
}

/// The options of the client's editor for formatting.
public struct FormattingOptions: Sendable {
  /// The width of a tab, in spaces.
  public var tabSize: UInt32
  /// Whether spaces are used in place of tabs.
  public var insertSpaces: Bool
  /// Whether lines lose the white space at their end.
  public var trimTrailingWhitespace: Bool?
  /// Whether a missing line break at the end is inserted.
  public var insertFinalNewline: Bool?
  /// Whether line breaks after the last one at the end are removed.
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

/// The parameters of `textDocument/formatting`.
public struct DocumentFormattingParams: Sendable {
  /// The document that is formatted.
  public var textDocument: TextDocumentIdentifier
  /// The options of the client's editor.
  public var options: FormattingOptions
}

extension DocumentFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    options = try json.decode("options")
  }
}

/// The parameters of `textDocument/rangeFormatting`.
public struct DocumentRangeFormattingParams: Sendable {
  /// The document that is formatted.
  public var textDocument: TextDocumentIdentifier
  /// The range that is formatted.
  public var range: LSPRange
  /// The options of the client's editor.
  public var options: FormattingOptions
}

extension DocumentRangeFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
    options = try json.decode("options")
  }
}

/// The parameters of `textDocument/rangesFormatting`.
public struct DocumentRangesFormattingParams: Sendable {
  /// The document that is formatted.
  public var textDocument: TextDocumentIdentifier
  /// The ranges that are formatted.
  public var ranges: [LSPRange]
  /// The options of the client's editor.
  public var options: FormattingOptions
}

extension DocumentRangesFormattingParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    ranges = try json.decode("ranges")
    options = try json.decode("options")
  }
}

/// The parameters of `textDocument/onTypeFormatting`.
public struct DocumentOnTypeFormattingParams: Sendable {
  /// The document that was typed into.
  public var textDocument: TextDocumentIdentifier
  /// The place behind the character.
  public var position: Position
  /// The character, with what the client has typed along.
  public var ch: String
  /// The options of the client's editor.
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
