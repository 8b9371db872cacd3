public import JSONText

/// The findings of a document, for clients that ask for them.
public enum DocumentDiagnosticRequest: ClientRequest {
  public typealias Params = DocumentDiagnosticParams
  public typealias Result = DocumentDiagnosticReport
  public static let method = "textDocument/diagnostic"
}

/// Whose findings.
public struct DocumentDiagnosticParams: Hashable, Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// Which of the server's providers.
  public var identifier: String?
  /// The report that the client has already.
  public var previousResultId: String?

  public init(textDocument: TextDocumentIdentifier, identifier: String? = nil, previousResultId: String? = nil) {
    self.textDocument = textDocument
    self.identifier = identifier
    self.previousResultId = previousResultId
  }
}

extension DocumentDiagnosticParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    identifier = json.decodeIfPossible("identifier")
    previousResultId = json.decodeIfPossible("previousResultId")
  }
}
