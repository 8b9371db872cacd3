import FormLint
import JSONText

/// Rules for other programs.
enum RuleObject {
  /// One object, or an array of them.
  static func json(_ rules: [LintRuleInfo], isList: Bool) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    if isList {
      writer.array { list in for rule in rules { write(rule, to: &list) } }
    } else {
      for rule in rules.prefix(1) { write(rule, to: &writer) }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private static func write(_ rule: LintRuleInfo, to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", rule.code)
      $0.member("severity", rule.severity.word)
      $0.member("group", rule.group.rawValue)
      $0.member("summary", rule.summary)
      $0.member("reason", rule.reason)
      $0.member("bad", rule.bad)
      $0.member("good", rule.good)
      $0.key("fix")
      if let fix = rule.fix { $0.string(fix) } else { $0.null() }
    }
  }
}
