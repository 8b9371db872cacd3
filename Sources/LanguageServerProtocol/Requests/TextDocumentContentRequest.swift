public import JSONText

/// The text of a document that is on no disk, of a scheme that the server has named (LSP 3.18).
public enum TextDocumentContentRequest: ClientRequest {
  public typealias Params = TextDocumentContentParams
  public typealias Result = TextDocumentContentResult
  public static let method = "workspace/textDocumentContent"
}

/// The parameters of `workspace/textDocumentContent`.
public struct TextDocumentContentParams: Sendable {
  /// The URI of the document.
  public var uri: DocumentURI
}

extension TextDocumentContentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) { uri = try json.decode("uri") }
}

/// The result of `workspace/textDocumentContent`.
public struct TextDocumentContentResult: Sendable {
  /// The whole text.
  public var text: String

  /// The text of the document.
  public init(text: String) { self.text = text }
}

extension TextDocumentContentResult: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("text", text) } }
}

/// The client is to ask for the text of such a document again.
public enum TextDocumentContentRefreshRequest: ServerRequest {
  public typealias Params = TextDocumentContentRefreshParams
  public typealias Result = VoidResult
  public static let method = "workspace/textDocumentContent/refresh"
}

/// The parameters of `workspace/textDocumentContent/refresh`.
public struct TextDocumentContentRefreshParams: Sendable {
  /// The document whose text has changed.
  public var uri: DocumentURI

  /// The document whose text has changed.
  public init(uri: DocumentURI) { self.uri = uri }
}

extension TextDocumentContentRefreshParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("uri", uri) } }
}
