public import JSONText

/// The diagnostics of all documents, for clients that pull.
public enum WorkspaceDiagnosticRequest: ClientRequest {
  public typealias Params = WorkspaceDiagnosticParams
  public typealias Result = WorkspaceDiagnosticReport
  public static let method = "workspace/diagnostic"
}

/// The parameters of `workspace/diagnostic`.
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
  /// The token by which `$/progress` sends parts of the answer; nil: it is sent as a whole.
  public var partialResultToken: ProgressToken?

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    previousResultIds = json.knownElements("previousResultIds")
    partialResultToken = json.decodeIfPossible("partialResultToken")
  }
}

/// The answer to `workspace/diagnostic`, or a part of it.
public struct WorkspaceDiagnosticReport: Sendable, JSONEncodable {
  /// The reports, one for each document.
  public var items: [WorkspaceDocumentDiagnosticReport]

  /// Reports of documents, each document once.
  public init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }

  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("items", items) } }
}

/// The report of one document of the workspace.
public struct WorkspaceDocumentDiagnosticReport: Sendable, JSONEncodable {
  /// The URI of the document.
  public var uri: DocumentURI
  /// The version that the report is of; nil where the document is not open.
  public var version: Int?
  /// The diagnostics, or that they have not changed.
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
