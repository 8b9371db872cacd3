import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `redundant-rule`: a rule that others imply.
enum RedundantRule: TextRule {
  static let info = LintRuleInfo(
    "redundant-rule", .warning, group: .validation,
    summary: "A rule of a field is implied by its other rules.",
    reason: """
      The rules that are named are checked no later and accept nothing that this one would stop. Either it can go, \
      or it does not say what was meant. A rule with a message of its own is needed before rules that say something else: \
      the first that is broken is the one that speaks. Where only digits other than 0 to 9 keep the rule from being implied, \
      this is information.
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
    fix: "Removes the rule.", fixRemovesRule: true)

  static let fieldFilter: FieldFilter = .together

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    var count = 0
    for redundancy in field.language.analysis.redundancies
    where !AlwaysTrueRule.isConcerned(redundancy, field)
      && !isSeen(redundancy.rule, before: redundancy.implied, field.rules)
    {
      count += 1
      let rule = field.rules[redundancy.rule]
      let others = redundancy.implied.map { field.rules[$0] }
      let related = field.related(redundancy.implied) { "this \($0.quoted) implies it" }
      if redundancy.isForASCIIDigits {
        report.add(
          Self.self, at: rule.spot, .redundantForASCIIDigits(rule, others), severity: .information, related: related)
      } else {
        report.add(
          Self.self, at: rule.spot, .redundant(rule, others), related: related, tags: [.unnecessary],
          fixes: count > mostRemovals ? [] : field.removal(of: rule, "Remove the rule", .unsafe))
      }
    }
  }
}

extension RedundantRule {
  /// Whether a rule speaks before one that implies it, or beside one that only warns, and says something else: its
  /// message is seen.
  static func isSeen(_ index: Int, before implied: [Int], _ rules: [ValidationRule]) -> Bool {
    let rule = rules[index]
    guard let message = words(rule) else { return false }
    return implied.contains { other in
      let comesLater = other > index && rules[other].terms.time == rule.terms.time
      return (comesLater || rules[other].terms.isWarning) && words(rules[other]) != message
    }
  }

  /// What a rule says to the user, as it is written.
  private static func words(_ rule: ValidationRule) -> [String]? {
    let values = [PropertyID.ruleTitle, .message].compactMap { rule.member.inner($0) }
    return values.isEmpty ? nil : values.map { $0.block.source.text($0.range) }
  }

  /// Each fix reads the whole field again: of a field with more such rules the first are enough.
  private static let mostRemovals = 100
}

extension Finding.Message {
  fileprivate static func redundant(_ rule: ValidationRule, _ others: [ValidationRule]) -> Self {
    if others.isEmpty {
      return Finding.Message("every text meets this \(rule.quoted): the field's other rules are all that counts")
    }
    return Finding.Message(
      "every text that meets \(names(others, beside: rule)) meets \(this(rule, others)) too: it is redundant")
  }

  fileprivate static func redundantForASCIIDigits(_ rule: ValidationRule, _ others: [ValidationRule]) -> Self {
    let hasShorthand = (others + [rule]).contains { $0.language.patterns.contains(where: \.hasUnicodeDigits) }
    let digits = hasShorthand ? "digits other than 0 to 9, which \\d accepts" : "digits other than 0 to 9"
    let advice = hasShorthand ? "with [0-9] there" : "without them"
    return Finding.Message(
      "but for \(digits), every text that meets \(names(others, beside: rule)) meets \(this(rule, others)) too: "
        + "\(advice), it would be redundant")
  }

  /// The keywords of rules; where one stands for several, with the arguments.
  private static func names(_ rules: [ValidationRule], beside other: ValidationRule) -> String {
    enumerated(
      rules.map { rule in
        (rules + [other]).count { $0.kind == rule.kind } > 1 ? rule.quotedWithArgument : rule.quoted
      })
  }

  private static func this(_ rule: ValidationRule, _ others: [ValidationRule]) -> String {
    others.contains { $0.kind == rule.kind } ? "this one" : "this \(rule.quoted)"
  }
}
