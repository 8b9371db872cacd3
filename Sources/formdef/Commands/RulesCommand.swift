import FormLint
import JSONText

/// `formdef rules`: all findings there are.
enum RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules",
    summary: "List all findings: code, severity, what is found.",
    operands: "", operandCount: 0...0,
    discussion: "'formdef explain CODE' says more about one.",
    options: [
      OptionSpecification("--format", .choice(["text", "json"]), help: "How the list is written (default: text).")
    ],
    examples: [("formdef rules --format json", "the list for another program")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    if arguments.text("--format") == "json" {
      StandardOutput.write(json)
    } else {
      StandardOutput.write(table)
    }
    return .success
  }

  private static var table: String {
    let width = LintRuleRegistry.all.map(\.code.count).max() ?? 0
    return LintRuleRegistry.all.map { rule in
      let code = rule.code + String(repeating: " ", count: width - rule.code.count)
      let severity = rule.severity.word + String(repeating: " ", count: 11 - rule.severity.word.count)
      return "\(code)  \(severity)  \(rule.summary)\(rule.fix == nil ? "" : " [fix]")\n"
    }.joined()
  }

  private static var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { rules in
      for rule in LintRuleRegistry.all { write(rule, to: &rules) }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private static func write(_ rule: LintRuleInfo, to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", rule.code)
      $0.member("severity", rule.severity.word)
      $0.member("summary", rule.summary)
      $0.member("reason", rule.reason)
      $0.member("bad", rule.bad)
      $0.member("good", rule.good)
      $0.key("fix")
      if let fix = rule.fix { $0.string(fix) } else { $0.null() }
      $0.member("url", rule.documentationURL)
    }
  }
}
