import LanguageServerProtocol

/// Heeded by the inbox where the request waits, here where it is answered in pieces; one that is answered cannot be
/// cancelled.
extension CancelRequestNotification: NotificationHandler {
  static func handle(_ params: CancelParams, _ session: inout Session) {
    session.cancelPull(params.id)
    session.cancelPicture(params.id)
    session.cancelBackground(params.id)
    guard let index = session.pulls.firstIndex(where: { $0.id == params.id }) else { return }
    session.pulls.remove(at: index).piece?.work.abandon()
    session.respond(to: params.id, .response(to: params.id, error: .cancelled))
  }
}
