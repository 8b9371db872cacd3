import LanguageServerProtocol

extension DocumentDiagnosticRequest: DeferredRequestHandler {
  static let title = "Checking the form definition"
  static var whenStale: WhenStale { .serverCancelled }

  static func begin(_ id: RequestID, _ params: DocumentDiagnosticParams, _ session: inout Session) {
    session.begin(
      DocumentPull(id: id, previous: params.previousResultId), of: session.client.path(of: params.textDocument.uri))
  }
}
