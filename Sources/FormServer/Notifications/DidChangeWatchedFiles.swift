import LanguageServerProtocol

extension DidChangeWatchedFilesNotification: NotificationHandler {
  static func handle(_ params: DidChangeWatchedFilesParams, _ session: inout Session) {
    for change in params.changes where change.uri.filePath != nil {
      session.changeOnDisk(session.client.path(of: change.uri))
    }
  }
}
