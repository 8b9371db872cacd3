import FormLint

/// `formdef explain CODE`: why something is found, and what to do about it.
enum ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain",
    summary: "Say what a finding means, why it matters and how to mend it.",
    operands: "CODE…", operandCount: 1...Int.max,
    discussion: "",
    options: [],
    examples: [("formdef explain duplicate-tag", "what the finding duplicate-tag is about")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    var texts: [String] = []
    for code in arguments.operands {
      guard let rule = LintRuleRegistry.rule(code) else {
        let meant = meantName(code, among: LintRuleRegistry.all.map(\.code))
        throw UsageError("there is no finding '\(code)'", meant: meant, command: "rules")
      }
      texts.append(text(of: rule))
    }
    StandardOutput.write(texts.joined(separator: "\n"))
    return .success
  }

  private static func text(of rule: LintRuleInfo) -> String {
    let title = "\(rule.code) (\(rule.severity.word))"
    var parts = [
      title + "\n" + String(repeating: "=", count: title.count), rule.summary,
      "Why:\n" + indented(wrapped(rule.reason)),
      "Found in:\n" + indented(rule.bad), "Not found in:\n" + indented(rule.good),
    ]
    if let fix = rule.fix { parts.append("Fix:\n" + indented(fix)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Lines of at most a hundred columns; line breaks of the text stay.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.count + word.count < 100 {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
