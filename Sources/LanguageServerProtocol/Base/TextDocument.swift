public import JSONText

/// A document by its URI.
public struct TextDocumentIdentifier: Sendable {
  /// The URI of the document.
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

/// A version of a document, which changes of it lead to.
public struct VersionedTextDocumentIdentifier: Sendable {
  /// The URI of the document.
  public var uri: DocumentURI
  /// The version, which grows with each change; nil from very old clients.
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
    version = try json.decodeIfPresent("version").flatMap(DocumentVersion.init)?.number
  }
}

/// A version of a document: an `integer` of the protocol, which has 32 bits and a sign.
struct DocumentVersion {
  /// The version.
  let number: Int

  /// Nil where the number is none: nothing can be said of it that a client would understand.
  init?(_ number: Int) {
    guard Int32(exactly: number) != nil else { return nil }
    self.number = number
  }
}

/// A document, and the version that edits of the server are for.
public struct OptionalVersionedTextDocumentIdentifier: Sendable {
  /// The URI of the document.
  public var uri: DocumentURI
  /// The version; nil where the client does not have the document open, so that the file counts.
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

/// The parameters of requests about a place of a document.
public struct TextDocumentPositionParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The place that is asked about.
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

/// The parameters of requests about a whole document: LSP's `DocumentSymbolParams`, `FoldingRangeParams`,
/// `CodeLensParams`, `DocumentLinkParams`, `DocumentColorParams` and `SemanticTokensParams`.
public struct TextDocumentParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
}

extension TextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
  }
}

/// The parameters of requests about a range: LSP's `InlayHintParams` and `SemanticTokensRangeParams`.
public struct TextDocumentRangeParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The range that is asked about.
  public var range: LSPRange
}

extension TextDocumentRangeParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    range = try json.decode("range")
  }
}
