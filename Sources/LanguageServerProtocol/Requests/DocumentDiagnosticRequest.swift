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

/// The findings of a document as the answer to a request.
public enum DocumentDiagnosticReport: Hashable, Sendable, JSONEncodable {
  /// All of them; the id names them in a later request.
  case full(resultId: String?, items: [Diagnostic])
  /// Those that the client has already, under this id.
  case unchanged(resultId: String)

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .full(let resultId, let items):
        $0.member("kind", "full")
        $0.member("resultId", resultId)
        $0.member("items", items)
      case .unchanged(let resultId):
        $0.member("kind", "unchanged")
        $0.member("resultId", resultId)
      }
    }
  }
}
