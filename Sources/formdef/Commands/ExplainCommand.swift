import FormLint
import FormWorkspace
import JSONText

/// `formdef explain CODE`: why something is found, and what to do about it.
enum ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain",
    summary: "Say what a finding means, why it matters and how to fix it.",
    operands: "CODE…", operandWords: .codes, operandCount: 1...Int.max,
    discussion: "",
    options: [
      OptionSpecification(
        "--format", .choice(["text", "json", "markdown"]), help: "How the answer is written (default: text).")
    ],
    examples: [("formdef explain duplicate-tag", "what the finding duplicate-tag is about")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    var rules: [LintRuleInfo] = []
    for code in arguments.operands {
      guard let rule = LintRuleRegistry.known(code) else {
        if RuleGroup(rawValue: code) != nil {
          throw UsageError("'\(code)' is a group of findings; expected the code of one", advice: "rules")
        }
        let meant = meantName(code, among: LintRuleRegistry.everything.map(\.code))
        throw UsageError("there is no finding '\(code)'", meant: meant, advice: "rules")
      }
      rules.append(rule)
    }
    switch arguments.text("--format") {
    case "json": StandardOutput.write(RuleObject.json(rules, isList: rules.count > 1))
    case "markdown": StandardOutput.write(rules.map(\.page).joined(separator: "\n"))
    default: StandardOutput.write(rules.map { RulePage.text(of: $0) }.joined(separator: "\n"))
    }
    return .success
  }
}
