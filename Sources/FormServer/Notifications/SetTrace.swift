import LanguageServerProtocol

extension SetTraceNotification: NotificationHandler {
  static func handle(_ params: SetTraceParams, _ session: inout Session) { session.trace = params.value }
}
