import FormModel
import FormWorkspace
import LanguageServerProtocol

extension DocumentDiagnosticRequest: RequestHandler {
  static var whenStale: WhenStale { .serverCancelled }

  static func answer(
    _ params: DocumentDiagnosticParams, _ session: inout Session
  ) throws(ResponseError) -> RelatedDocumentDiagnosticReport {
    let path = session.client.path(of: params.textDocument.uri)
    guard session.isKnown(path) else { return RelatedDocumentDiagnosticReport(fileReport(path, session)) }
    session.focus = session.documents[path] == nil ? session.focus : path
    let report = session.report(path, previous: params.previousResultId)
    session.noteEditTold(path)
    return RelatedDocumentDiagnosticReport(report, relatedDocuments: relatedReports(path, &session))
  }

  /// Other documents that are reported with one at the most.
  private static let relatedLimit = 8

  /// The reports of open documents that import a file, as far as the client has not the present ones.
  private static func relatedReports(
    _ path: String, _ session: inout Session
  ) -> [(uri: DocumentURI, report: DocumentDiagnosticReport)] {
    guard session.client.capabilities.textDocument.diagnostic?.relatedDocumentSupport ?? false else { return [] }
    let others = session.workspace.project.importers(of: path).filter {
      $0 != path && session.documents[$0] != nil && !session.isReported($0)
    }
    return others.sorted().prefix(relatedLimit).map { other in
      (session.uri(of: other), session.report(other, previous: nil))
    }
  }

  /// The findings of a file that is in no folder of the client's, as it is on disk.
  private static func fileReport(_ path: String, _ session: Session) -> DocumentDiagnosticReport {
    var workspace = session.workspace
    if workspace.load(path) != nil { return .full(resultId: nil, items: []) }
    return .full(resultId: nil, items: session.diagnostics(path, in: workspace))
  }
}
