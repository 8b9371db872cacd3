import FormLint

/// What there is to know of a rule, as a page for a terminal.
enum RulePage {
  /// The whole page.
  static func text(of rule: LintRuleInfo) -> String {
    let title = "\(rule.code) (\(rule.severity.word))"
    var parts = [
      title + "\n" + String(repeating: "=", count: title.count), wrapped(rule.summary, indentation: 0),
      "Why:\n" + indented(wrapped(rule.reason)),
      "Found in:\n" + indented(rule.bad), "Not found in:\n" + indented(rule.good),
    ]
    if let fix = rule.fix { parts.append("Fix:\n" + indented(wrapped(fix))) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Lines of at most a hundred columns; line breaks of the text stay.
  private static func wrapped(_ text: String, indentation: Int = 4) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextWrapping.lines(String($0), width: min(Terminal.columns, 104) - indentation).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    let lines = (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
