public import JSONText

/// The diagnostics of a document, for clients that pull.
public enum DocumentDiagnosticRequest: ClientRequest {
  public typealias Params = DocumentDiagnosticParams
  public typealias Result = RelatedDocumentDiagnosticReport
  public static let method = "textDocument/diagnostic"
}

/// The parameters of `textDocument/diagnostic`.
public struct DocumentDiagnosticParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The `identifier` of the server's `DiagnosticOptions`.
  public var identifier: String?
  /// The id of the report that the client has; nil where it has none.
  public var previousResultId: String?
}

extension DocumentDiagnosticParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    identifier = json.decodeIfPossible("identifier")
    previousResultId = json.decodeIfPossible("previousResultId")
  }
}

/// The report of a document's diagnostics.
public enum DocumentDiagnosticReport: Sendable, JSONEncodable {
  /// All diagnostics; the id is what a later request names the report by.
  case full(resultId: String?, items: [Diagnostic])
  /// Those of the report that the client has, under this id.
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

/// The answer to `textDocument/diagnostic`: the report of a document, with those of related ones.
public struct RelatedDocumentDiagnosticReport: Sendable, JSONEncodable {
  /// The report of the document that was asked about.
  public var report: DocumentDiagnosticReport
  /// The reports of other documents, whose diagnostics depend on it.
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
