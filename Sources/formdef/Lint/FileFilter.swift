import FormLint
import FormWorkspace

/// What holds for the findings of one file: settings and baseline.
struct FileFilter: Sendable {
  /// What settings make of findings.
  var settings: SettingsFilter
  /// The number of the settings among those of the run; nil where there are none.
  var settingsNumber: Int?
  /// The baseline, and its number among those of the run.
  var baseline: (number: Int, filter: BaselineFilter)?
  /// What findings of a new baseline are counted by.
  var written: BaselineFilter?
  /// Where the pages of the rules are served.
  var documentation: DocumentationAddress?

  /// Whether it looks at the forms and controls of findings.
  var needsNames: Bool { baseline != nil || settings.hasSuppressions }
}
