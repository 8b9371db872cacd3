public import JSONText

/// The findings of all documents, for clients that ask for them.
public enum WorkspaceDiagnosticRequest: ClientRequest {
  public typealias Params = WorkspaceDiagnosticParams
  public typealias Result = WorkspaceDiagnosticReport
  public static let method = "workspace/diagnostic"
}

/// What the client has already.
public struct WorkspaceDiagnosticParams: Sendable, JSONDecodable {
  /// The report that the client has of a document.
  public struct PreviousResult: Sendable, JSONDecodable {
    /// Which document.
    public var uri: DocumentURI
    /// The id of the report.
    public var value: String

    public init(_ json: JSONValue) throws(JSONDecodingError) {
      uri = try json.decode("uri")
      value = try json.decode("value")
    }
  }

  /// The reports that the client has.
  public var previousResultIds: [PreviousResult]
  /// Under which name the client takes parts of the answer; nil where it takes only the whole.
  public var partialResultToken: ProgressToken?
  /// Under which name it is told how far the work is.
  public var workDoneToken: ProgressToken?

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    previousResultIds = json.knownElements("previousResultIds")
    partialResultToken = json.decodeIfPossible("partialResultToken")
    workDoneToken = json.decodeIfPossible("workDoneToken")
  }
}

/// The findings of several documents: an answer, or a part of one.
public struct WorkspaceDiagnosticReport: Sendable, JSONEncodable {
  /// Each document once.
  public var items: [WorkspaceDocumentDiagnosticReport]

  /// Reports of documents, each document once.
  public init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }

  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("items", items) } }
}

/// The findings of one document of the workspace.
public struct WorkspaceDocumentDiagnosticReport: Sendable, JSONEncodable {
  /// Which document.
  public var uri: DocumentURI
  /// Which of its versions; nil where the client has it not open.
  public var version: Int?
  /// Its findings.
  public var report: DocumentDiagnosticReport

  /// The report of a document; its version is nil where no client has it open, which is `null` in the JSON.
  public init(uri: DocumentURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      report.encodeMembers(to: &$0)
      $0.member("uri", uri)
      $0.key("version")
      $0.value(version)
    }
  }
}
