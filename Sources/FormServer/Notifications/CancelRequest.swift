import LanguageServerProtocol

/// Heeded by the inbox where the request waits, here where it is answered in pieces; one that is answered cannot be
/// cancelled.
extension CancelRequestNotification: NotificationHandler {
  static func handle(_ params: CancelParams, _ session: inout Session) {
    session.cancelPull(params.id)
    session.cancelBackground(params.id)
    guard let index = session.pulls.firstIndex(where: { $0.id == params.id }) else { return }
    var pull = session.pulls.remove(at: index)
    session.end(&pull.progress)
    session.outgoing.append(.response(to: pull.id, error: .cancelled))
  }
}
