import LanguageServerProtocol

// What clients may tell without being asked to, and what changes nothing here: it is known, so that it is not logged.

extension WillSaveTextDocumentNotification: NotificationHandler {
  static func handle(_ params: WillSaveTextDocumentParams, _ session: inout Session) {}
}

extension WorkDoneProgressCancelNotification: NotificationHandler {
  static func handle(_ params: WorkDoneProgressCancelParams, _ session: inout Session) {}
}
