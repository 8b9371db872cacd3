import JSONText
import LanguageServerProtocol

extension DidChangeConfigurationNotification: NotificationHandler {
  static func handle(_ params: DidChangeConfigurationParams, _ session: inout Session) {
    if session.client.capabilities.workspace.configuration {
      session.askForSettings()
    } else if let settings = params.settings, settings.kind == .object {
      session.update(settings: settings)
    }
  }
}
