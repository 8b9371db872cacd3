import LanguageServerProtocol

extension WorkspaceDiagnosticRequest: DeferredRequestHandler {
  static let title = "Checking form definitions"

  static func begin(_ id: RequestID, _ params: WorkspaceDiagnosticParams, _ session: inout Session) {
    let previous = params.previousResultIds.map { (session.client.path(of: $0.uri), $0) }
    session.begin(
      WorkspacePull(
        id: id, partialResultToken: params.partialResultToken, previous: Dictionary(previous) { $1 }))
  }
}
