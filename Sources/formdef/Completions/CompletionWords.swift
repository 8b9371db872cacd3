import FormWorkspace
import FormLint

/// The words that shells offer where findings are named.
enum CompletionWords {
  /// The codes of all findings.
  static var codes: String { LintRuleRegistry.everything.map(\.code).joined(separator: " ") }

  /// What names rules: codes, groups, `default` and `all`.
  static var selectors: String { CodeSelector.words.joined(separator: " ") }

  /// The same, without those that cannot be turned off.
  static var ignorable: String { SettingsVocabulary.ignorable.words.joined(separator: " ") }
}
