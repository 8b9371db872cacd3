import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Tells what cannot be followed in a settings file, at its place there; gives whether there was one to tell of.
  mutating func publishNextSettings() -> Bool {
    guard let report = settings.takeReport() else { return false }
    var places = ProtocolPlaces(Document(bytes: report.text), client.encoding)
    let diagnostics = report.mistakes.map { mistake in
      Diagnostic(
        range: places.range(mistake.range), severity: .error, code: .string(LintRuleRegistry.invalidSettings.code),
        source: "formdef", message: mistake.message)
    }
    notify(
      PublishDiagnosticsNotification.self,
      PublishDiagnosticsParams(
        uri: settingsDocuments[report.path]?.uri ?? uri(of: report.path),
        version: settingsDocuments[report.path]?.version, diagnostics: diagnostics))
    return true
  }
}
