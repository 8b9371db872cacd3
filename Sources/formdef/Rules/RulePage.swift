import FormLint

/// What there is to know of a rule, as a page.
enum RulePage {
  /// For a terminal.
  static func text(of rule: LintRuleInfo) -> String {
    let title = "\(rule.code) (\(rule.severity.word))"
    var parts = [
      title + "\n" + String(repeating: "=", count: title.count), rule.summary,
      "Why:\n" + indented(wrapped(rule.reason)),
      "Found in:\n" + indented(rule.bad), "Not found in:\n" + indented(rule.good),
    ]
    if let fix = rule.fix { parts.append("Fix:\n" + indented(fix)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// For the pages that a team serves.
  static func markdown(of rule: LintRuleInfo) -> String {
    let language = rule.code == LintRuleRegistry.invalidSettings.code ? "json" : "formdef"
    var parts = [
      "# \(rule.code)", "Severity: \(rule.severity.word) · Group: \(rule.group.rawValue)", rule.summary, "## Why",
      rule.reason, "## Found in", block(rule.bad, language), "## Not found in",
      block(rule.good, language),
    ]
    if let fix = rule.fix { parts += ["## Fix", fix] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func block(_ text: String, _ language: String) -> String { "```\(language)\n\(text)\n```" }

  /// Lines of at most a hundred columns; line breaks of the text stay.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextWrapping.lines(String($0), width: min(Terminal.columns, 104) - 4).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
