public import JSONText

/// The findings of a document, for clients that ask for them.
public enum DocumentDiagnosticRequest: ClientRequest {
  public typealias Params = DocumentDiagnosticParams
  public typealias Result = RelatedDocumentDiagnosticReport
  public static let method = "textDocument/diagnostic"
}

/// Whose findings.
public struct DocumentDiagnosticParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// Which of the server's providers.
  public var identifier: String?
  /// The report that the client has already.
  public var previousResultId: String?
}

extension DocumentDiagnosticParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    identifier = json.decodeIfPossible("identifier")
    previousResultId = json.decodeIfPossible("previousResultId")
  }
}

/// The findings of a document, as an answer has them.
public enum DocumentDiagnosticReport: Sendable, JSONEncodable {
  /// All of them; the id names them in a later request.
  case full(resultId: String?, items: [Diagnostic])
  /// Those that the client has already, under this id.
  case unchanged(resultId: String)

  public func encode(to writer: inout JSONWriter) { writer.object { encodeMembers(to: &$0) } }

  /// Writes the members of the report's object.
  func encodeMembers(to writer: inout JSONWriter) {
    switch self {
    case .full(let resultId, let items):
      writer.member("kind", "full")
      writer.member("resultId", resultId)
      writer.member("items", items)
    case .unchanged(let resultId):
      writer.member("kind", "unchanged")
      writer.member("resultId", resultId)
    }
  }
}

/// The findings of a document, with those of others that hang on it.
public struct RelatedDocumentDiagnosticReport: Sendable, JSONEncodable {
  /// The findings of the document that was asked about.
  public var report: DocumentDiagnosticReport
  /// The findings of others.
  public var relatedDocuments: [(uri: DocumentURI, report: DocumentDiagnosticReport)]

  /// The report of a document, and those of documents whose diagnostics depend on it.
  public init(
    _ report: DocumentDiagnosticReport, relatedDocuments: [(uri: DocumentURI, report: DocumentDiagnosticReport)] = []
  ) {
    self.report = report
    self.relatedDocuments = relatedDocuments
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      report.encodeMembers(to: &writer)
      guard !relatedDocuments.isEmpty else { return }
      writer.key("relatedDocuments")
      writer.object { writer in
        for (uri, report) in relatedDocuments {
          writer.key(named: uri.text)
          report.encode(to: &writer)
        }
      }
    }
  }
}
