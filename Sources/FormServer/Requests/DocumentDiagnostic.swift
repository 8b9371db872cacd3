import FormWorkspace
import LanguageServerProtocol

extension DocumentDiagnosticRequest: RequestHandler {
  static var whenStale: WhenStale { .serverCancelled }

  static func answer(
    _ params: DocumentDiagnosticParams, _ session: inout Session
  ) throws(ResponseError) -> DocumentDiagnosticReport {
    let path = session.client.path(of: params.textDocument.uri)
    guard let document = session.documents[path] else { return fileReport(path, session) }
    let id = String(document.revision)
    if params.previousResultId == id { return .unchanged(resultId: id) }
    return .full(resultId: id, items: session.diagnostics(path))
  }

  /// The findings of a file that is not open, as it is on disk.
  private static func fileReport(_ path: String, _ session: Session) -> DocumentDiagnosticReport {
    var workspace = session.workspace
    if workspace.load(path) != nil { return .full(resultId: nil, items: []) }
    return .full(resultId: nil, items: session.diagnostics(path, in: workspace))
  }
}
