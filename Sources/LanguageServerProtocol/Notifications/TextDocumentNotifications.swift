public import JSONText

/// A document has been opened: the client owns its text until it is closed.
public enum DidOpenTextDocumentNotification: ClientNotification {
  public typealias Params = DidOpenTextDocumentParams
  public static let method = "textDocument/didOpen"
}

/// A document's text has changed.
public enum DidChangeTextDocumentNotification: ClientNotification {
  public typealias Params = DidChangeTextDocumentParams
  public static let method = "textDocument/didChange"
}

/// A document has been closed: the text on disk counts again.
public enum DidCloseTextDocumentNotification: ClientNotification {
  public typealias Params = DidCloseTextDocumentParams
  public static let method = "textDocument/didClose"
}

/// A document has been saved.
public enum DidSaveTextDocumentNotification: ClientNotification {
  public typealias Params = DidSaveTextDocumentParams
  public static let method = "textDocument/didSave"
}

/// A document is about to be saved.
public enum WillSaveTextDocumentNotification: ClientNotification {
  public typealias Params = WillSaveTextDocumentParams
  public static let method = "textDocument/willSave"
}

/// A document with its text, as it is opened.
public struct TextDocumentItem: Sendable {
  /// The URI of the document.
  public var uri: DocumentURI
  /// The id of its language, such as `formdef`.
  public var languageId: String
  /// The version that the text is of; nil where it is no `integer` of the protocol.
  public var version: Int?
  /// The whole text.
  public var text: UTF8Text
}

extension TextDocumentItem: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    languageId = try json.decodeIfPresent("languageId") ?? ""
    version = DocumentVersion(try json.decodeIfPresent("version") ?? 0)?.number
    text = try json.decode("text")
  }
}

/// The parameters of `textDocument/didOpen`.
public struct DidOpenTextDocumentParams: Sendable {
  /// The document that has been opened.
  public var textDocument: TextDocumentItem
}

extension DidOpenTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// A change of a text.
public struct TextDocumentContentChangeEvent: Sendable {
  /// The range that is replaced; nil: all of the text.
  public var range: LSPRange?
  /// The text that takes its place.
  public var text: UTF8Text
}

extension TextDocumentContentChangeEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    range = try json.decodeIfPresent("range")
    text = try json.decode("text")
  }
}

/// The parameters of `textDocument/didChange`.
public struct DidChangeTextDocumentParams: Sendable {
  /// The document, with its version after all changes.
  public var textDocument: VersionedTextDocumentIdentifier
  /// The changes, each about the text after those before it.
  public var contentChanges: [TextDocumentContentChangeEvent]

  /// Changes that lead to this version of the document.
  public init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
    self.textDocument = textDocument
    self.contentChanges = contentChanges
  }
}

extension DidChangeTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    contentChanges = try json.decode("contentChanges")
  }
}

/// The parameters of `textDocument/didClose`.
public struct DidCloseTextDocumentParams: Sendable {
  /// The document that has been closed.
  public var textDocument: TextDocumentIdentifier
}

extension DidCloseTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// The parameters of `textDocument/didSave`.
public struct DidSaveTextDocumentParams: Sendable {
  /// The document that has been saved.
  public var textDocument: TextDocumentIdentifier
  /// The text that was saved, where `SaveOptions.includeText` asks for it.
  public var text: UTF8Text?
}

extension DidSaveTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    text = try json.decodeIfPresent("text")
  }
}
