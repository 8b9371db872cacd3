import LanguageServerProtocol

/// The client's text counts, saved or not: it is a moment to look what other programs have changed on disk meanwhile, where
/// the client does not tell.
extension DidSaveTextDocumentNotification: NotificationHandler {
  static func handle(_ params: DidSaveTextDocumentParams, _ session: inout Session) { session.lookAtDisk() }
}
