import LanguageServerProtocol

extension WorkspaceDiagnosticRequest: DeferredRequestHandler {
  static func begin(_ id: RequestID, _ params: WorkspaceDiagnosticParams, _ session: inout Session) {
    let previous = params.previousResultIds.map { (session.client.path(of: $0.uri), $0) }
    session.begin(
      WorkspacePull(
        id: id, partialResultToken: params.partialResultToken, previous: Dictionary(previous) { $1 },
        progress: params.workDoneToken.map {
          WorkProgress("Checking form definitions", token: $0, isOfRequest: true, at: session.clock.milliseconds())
        }))
  }
}
