import FormLint
import FormWorkspace

/// What holds for the findings of one file: settings and baseline. An object, since it is handed on with each of them.
final class FileFilter: Sendable {
  /// What settings make of findings.
  let settings: SettingsFilter
  /// The number of the settings among those of the run; nil where there are none.
  let settingsNumber: Int?
  /// The baseline, and its number among those of the run.
  let baseline: (number: Int, filter: BaselineFilter)?
  /// What findings of a new baseline are counted by.
  let written: BaselineFilter?
  /// Where the pages of the rules are served.
  let documentation: DocumentationAddress?

  /// What settings and baseline come to for a file.
  init(
    settings: SettingsFilter, settingsNumber: Int?, baseline: (number: Int, filter: BaselineFilter)?,
    written: BaselineFilter?, documentation: DocumentationAddress?
  ) {
    self.settings = settings
    self.settingsNumber = settingsNumber
    self.baseline = baseline
    self.written = written
    self.documentation = documentation
  }

  /// Whether it looks at the forms and controls of findings.
  var needsNames: Bool { baseline != nil || settings.hasSuppressions }
}
