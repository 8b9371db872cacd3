import FormSyntax
import FormWorkspace
import LanguageServerProtocol

/// A settings file that the client has open: its text holds in place of the file's.
struct OpenSettings: Sendable {
  /// What the client calls it.
  let uri: DocumentURI
  /// The version that the client counts, as far as it does.
  var version: Int?
  /// The text, with its lines.
  var document: Document
}

extension Session {
  /// Whether a document is a settings file, by its name or since settings that hold were read from it.
  func isSettings(_ path: String) -> Bool {
    path.hasSuffix("/" + SettingsLookup.fileName) || settings.reads(path) && !path.hasSuffix(".formdef")
  }

  /// Whether a document is of a language that settings are written in, but no settings file: clients that want these
  /// checked send all of that language.
  func isForeign(_ document: TextDocumentItem, _ path: String) -> Bool {
    ["json", "jsonc"].contains(document.languageId) && !path.hasSuffix(".formdef")
  }

  /// The settings file that the client has open under a name.
  func openSettings(_ uri: DocumentURI) -> OpenSettings? { settingsDocuments[client.path(of: uri)] }

  /// Takes in the text of a settings file that the client has open, or that it has closed it.
  mutating func takeSettings(_ document: OpenSettings?, at path: String) {
    settingsDocuments[path] = document
    settings.texts[path] = document?.document.bytes
    // What was said of the text before says nothing of this one.
    if suppressions.publish([], of: path), document == nil, let file = settings.file(at: path) {
      publishSettings(settings.report(of: file))
    }
    settingsChanged()
  }

  /// Changes an open settings file; what is malformed in a change is left out.
  mutating func changeSettings(
    at path: String, _ changes: [TextDocumentContentChangeEvent], version: Int?
  ) {
    guard var open = settingsDocuments[path] else { return }
    open.version = version
    for change in changes {
      var bytes = open.document.bytes
      let range = change.range.map { open.document.range(of: $0, client.encoding) } ?? 0..<bytes.count
      bytes.replaceSubrange(range, with: change.text.bytes)
      open.document = Document(bytes: bytes)
    }
    takeSettings(open, at: path)
  }
}
