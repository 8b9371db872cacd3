import FieldLanguages
import FormModel

/// `redundant-rule`: a rule that others imply.
enum RedundantRule: TextRule {
  static let info = LintRuleInfo(
    "redundant-rule", .warning,
    summary: "A rule of a field is implied by its other rules.",
    reason: """
      The rules that are named are checked no later and let nothing through that this one would stop: its message is \
      never seen. Either it can go, or it does not say what was meant.
      """,
    bad: """
      form Person {
          textField airport {
              rule pattern(/[A-Z]{3}/)
              rule length(...10)
          }
      }
      """,
    good: """
      form Person {
          textField airport {
              rule pattern(/[A-Z]{3}/)
          }
      }
      """,
    fix: "Removes the rule.")

  static let concerns: FieldFilter = .together

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for redundancy in field.language.verdict.redundancies where !AlwaysTrueRule.isConcerned(redundancy, field) {
      let rule = field.rules[redundancy.rule]
      let others = redundancy.implied.map { field.rules[$0] }
      let related = field.related(redundancy.implied) { "this \($0.quoted) implies it" }
      if redundancy.isForASCIIDigits {
        report.add(
          Self.self, at: rule.spot, .redundantForASCIIDigits(rule, others), severity: .information, related: related)
      } else {
        report.add(
          Self.self, at: rule.spot, .redundant(rule, others), related: related, tags: [.unnecessary],
          fixes: field.removal(of: rule, "Remove the rule", .unsafe))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func redundant(_ rule: ValidationRule, _ others: [ValidationRule]) -> Self {
    if others.isEmpty {
      return Finding.Message("every text meets this \(rule.quoted): the field's other rules are all that counts")
    }
    return Finding.Message(
      "every text that meets \(enumerated(others.map(\.quoted))) meets this \(rule.quoted) too: it never has a say")
  }

  fileprivate static func redundantForASCIIDigits(_ rule: ValidationRule, _ others: [ValidationRule]) -> Self {
    Finding.Message(
      "but for digits other than 0 to 9, which \\d admits, every text that meets \(enumerated(others.map(\.quoted))) "
        + "meets this \(rule.quoted) too: with [0-9] there, it would have no say")
  }
}
