import LanguageServerProtocol

extension DocumentDiagnosticRequest: DeferredRequestHandler {
  static var whenStale: WhenStale { .serverCancelled }

  static func begin(_ id: RequestID, _ params: DocumentDiagnosticParams, _ session: inout Session) {
    session.begin(
      DocumentPull(id: id, previous: params.previousResultId), of: session.client.path(of: params.textDocument.uri))
  }
}
