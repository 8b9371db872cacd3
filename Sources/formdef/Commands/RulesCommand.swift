import FormLint

/// `formdef rules`: all findings there are.
enum RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules",
    summary: "List all findings: code, severity, what is found.",
    operands: "", operandWords: .nothing, operandCount: 0...0,
    discussion: """
      'formdef explain CODE' says more about one. '[fix]': it may offer a fix; '[off]': it is off as long as nothing
      selects it.
      """,
    options: [
      OptionSpecification("--format", .choice(["text", "json"]), help: "How the list is written (default: text).")
    ],
    examples: [("formdef rules --format json", "the list for another program")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    if arguments.text("--format") == "json" {
      StandardOutput.write(RuleObject.json(LintRuleRegistry.everything, isList: true))
    } else {
      StandardOutput.write(table)
    }
    return .success
  }

  private static var table: String {
    let width = LintRuleRegistry.everything.map(\.code.count).max() ?? 0
    return LintRuleRegistry.everything.map { rule in
      let code = rule.code + String(repeating: " ", count: width - rule.code.count)
      let severity = rule.severity.word + String(repeating: " ", count: 11 - rule.severity.word.count)
      let marks = (rule.fix == nil ? "" : " [fix]") + (rule.isOnByDefault ? "" : " [off]")
      return "\(code)  \(severity)  \(rule.summary)\(marks)\n"
    }.joined()
  }
}
