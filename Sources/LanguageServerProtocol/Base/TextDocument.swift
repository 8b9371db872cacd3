public import JSONText

/// A document's name.
public struct TextDocumentIdentifier: Sendable {
  /// Which document.
  public var uri: DocumentURI

  /// The document with this URI.
  public init(uri: DocumentURI) {
    self.uri = uri
  }
}

extension TextDocumentIdentifier: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
    }
  }
}

/// One version of a document.
public struct VersionedTextDocumentIdentifier: Sendable {
  /// Which document.
  public var uri: DocumentURI
  /// Which version; clients count up from a number of their own, and very old ones do not count.
  public var version: Int?

  /// A version of the document with this URI.
  public init(uri: DocumentURI, version: Int? = nil) {
    self.uri = uri
    self.version = version
  }
}

extension VersionedTextDocumentIdentifier: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    version = try json.decodeIfPresent("version")
  }
}

/// A document, and the version that an edit of the server was made for.
public struct OptionalVersionedTextDocumentIdentifier: Sendable {
  /// Which document.
  public var uri: DocumentURI
  /// Which version; nil where the client has the document not open.
  public var version: Int?

  /// A version of the document with this URI; nil for what is on disk, which is `null` in the JSON.
  public init(uri: DocumentURI, version: Int? = nil) {
    self.uri = uri
    self.version = version
  }
}

extension OptionalVersionedTextDocumentIdentifier: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    version = try json.decodeIfPresent("version")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.key("version")
      $0.value(version)
    }
  }
}

/// A place in a document, as most requests have it.
public struct TextDocumentPositionParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position

  /// A place of a document.
  public init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}

extension TextDocumentPositionParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
  }
}

/// A whole document, as the requests about all of it have it.
public struct TextDocumentParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
}

extension TextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// A part of a document.
public struct TextDocumentRangeParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The part.
  public var range: LSPRange
}

extension TextDocumentRangeParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
  }
}
