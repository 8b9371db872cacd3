import LanguageServerProtocol

extension DidChangeWorkspaceFoldersNotification: NotificationHandler {
  static func handle(_ params: DidChangeWorkspaceFoldersParams, _ session: inout Session) {
    session.changeFolders(
      added: params.event.added.compactMap { Client.folder($0.uri) },
      removed: params.event.removed.compactMap { Client.folder($0.uri) })
    session.askForSettings()
  }
}
