public import JSONText

/// A document is open: from now on the client has its text.
public enum DidOpenTextDocumentNotification: ClientNotification {
  public typealias Params = DidOpenTextDocumentParams
  public static let method = "textDocument/didOpen"
}

/// A document's text has changed.
public enum DidChangeTextDocumentNotification: ClientNotification {
  public typealias Params = DidChangeTextDocumentParams
  public static let method = "textDocument/didChange"
}

/// A document is closed: its text is the file's again.
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

/// A document with its text.
public struct TextDocumentItem: Sendable {
  /// Which document.
  public var uri: DocumentURI
  /// What the client calls its language.
  public var languageId: String
  /// Its version.
  public var version: Int
  /// Its text.
  public var text: UTF8Text
}

extension TextDocumentItem: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    languageId = try json.decodeIfPresent("languageId") ?? ""
    version = try json.decodeIfPresent("version") ?? 0
    text = try json.decode("text")
  }
}

/// What is open.
public struct DidOpenTextDocumentParams: Sendable {
  /// The document.
  public var textDocument: TextDocumentItem
}

extension DidOpenTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// One change of a text.
public struct TextDocumentContentChangeEvent: Sendable {
  /// What goes; all of the text when nil.
  public var range: LSPRange?
  /// What comes.
  public var text: UTF8Text
}

extension TextDocumentContentChangeEvent: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    range = try json.decodeIfPresent("range")
    text = try json.decode("text")
  }
}

/// What has changed.
public struct DidChangeTextDocumentParams: Sendable {
  /// The document, as it is after all changes.
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

/// What is closed.
public struct DidCloseTextDocumentParams: Sendable {
  /// The document.
  public var textDocument: TextDocumentIdentifier
}

extension DidCloseTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// What has been saved.
public struct DidSaveTextDocumentParams: Sendable {
  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// Its text, if the server wants it.
  public var text: UTF8Text?
}

extension DidSaveTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    text = try json.decodeIfPresent("text")
  }
}
