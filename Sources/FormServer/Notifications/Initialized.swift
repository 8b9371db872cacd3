import JSONText
import LanguageServerProtocol

extension InitializedNotification: NotificationHandler {
  static func handle(_ params: NoParams, _ session: inout Session) {
    let known = session.client.capabilities.workspace
    var registrations: [Registration] = []
    if session.client.watchesFiles {
      registrations.append(
        Registration(
          id: "watched-files", method: DidChangeWatchedFilesNotification.method,
          registerOptions: [
            "watchers": [
              ["globPattern": "**/*.formdef"],
              // What settings extend, and baselines, may have any name.
              ["globPattern": "**/*.json"],
              ["globPattern": "**/*.{strings,xcstrings}"],
            ]
          ]))
    }
    if known.didChangeConfiguration.dynamicRegistration {
      registrations.append(
        Registration(
          id: "configuration", method: DidChangeConfigurationNotification.method,
          registerOptions: ["section": "formdef"]))
    }
    if !registrations.isEmpty {
      session.ask(RegisterCapabilityRequest.self, RegistrationParams(registrations: registrations), .registration)
    }
    session.askForSettings()
    session.scanFolders(session.client.folders)
  }
}

extension Session {
  /// Asks for the user's settings, where the client can be asked.
  mutating func askForSettings() {
    guard client.capabilities.workspace.configuration else { return }
    ask(
      ConfigurationRequest.self, ConfigurationParams(items: [ConfigurationItem(section: "formdef")]), .configuration)
  }
}
