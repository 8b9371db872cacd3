import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Tells what cannot be followed in a settings file, at its place there; gives whether there was one to tell of.
  mutating func publishNextSettings() -> Bool {
    guard let report = settings.takeReport() else { return false }
    publishSettings(report)
    return true
  }

  /// Tells what cannot be followed in a settings file, and which suppressions of one that is open are unused.
  mutating func publishSettings(_ report: SettingsReport) {
    var places = ProtocolPlaces(Document(bytes: report.text), client.encoding)
    let open = settingsDocuments[report.path]
    let diagnostics = settingsFindings(report).map { finding in
      Diagnostic(
        range: places.range(finding.range), severity: DiagnosticSeverity(finding.severity),
        code: .string(finding.code), source: "formdef", message: finding.message)
    }
    notify(
      PublishDiagnosticsNotification.self,
      PublishDiagnosticsParams(
        uri: uri(of: report.path), version: open?.version, diagnostics: diagnostics))
  }

  private func settingsFindings(_ report: SettingsReport) -> [LocatedFinding] {
    let mistakes = report.mistakes.map { LocatedFinding(LintRuleRegistry.invalidSettings, $0.message, at: $0.range) }
    guard settingsDocuments[report.path] != nil, let file = settings.file(at: report.path), file.text == report.text
    else { return mistakes }
    var unused = unusedSuppressions(in: file).map { SettingsFile.unused($0) }
    settings.known(for: file.absolutePath).apply(to: &unused)
    return mistakes + unused
  }

  /// The suppressions of a settings file of which the client was told that they are unused.
  func unusedSuppressions(in file: SettingsFile) -> [SettingsFile.Suppression] {
    file.suppressions.filter { suppressions.published[file.absolutePath]?.contains($0.range) ?? false }
  }
}
