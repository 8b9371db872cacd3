import LanguageServerProtocol

// What clients may tell without being asked to, and what changes nothing here: it is known, so that it is not logged.

/// The client's text counts, saved or not.
extension DidSaveTextDocumentNotification: NotificationHandler {
  static func handle(_ params: DidSaveTextDocumentParams, _ session: inout Session) {}
}

extension WillSaveTextDocumentNotification: NotificationHandler {
  static func handle(_ params: WillSaveTextDocumentParams, _ session: inout Session) {}
}

/// Files are found by what imports them, in whatever folder.
extension DidChangeWorkspaceFoldersNotification: NotificationHandler {
  static func handle(_ params: DidChangeWorkspaceFoldersParams, _ session: inout Session) {}
}

/// Heeded by the inbox, where the request waits; one that is answered cannot be cancelled.
extension CancelRequestNotification: NotificationHandler {
  static func handle(_ params: CancelParams, _ session: inout Session) {}
}

extension SetTraceNotification: NotificationHandler {
  static func handle(_ params: SetTraceParams, _ session: inout Session) {}
}

extension WorkDoneProgressCancelNotification: NotificationHandler {
  static func handle(_ params: WorkDoneProgressCancelParams, _ session: inout Session) {}
}
