import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `catastrophic-backtracking`: a regular expression on which a backtracking engine takes for ever.
enum CatastrophicBacktracking: TextRule {
  static let info = LintRuleInfo(
    "catastrophic-backtracking", .warning,
    summary: "A regular expression takes quadratic, cubic or exponential time on some texts.",
    reason: """
      NSRegularExpression tries one way to match after the other. Where the same text can be cut up in many ways, a text \
      that almost matches freezes the app; after some hundred million steps the engine gives up and says that there is no \
      match, so that a right entry is refused.
      """,
    bad: """
      form Person {
          textField tags {
              rule pattern(/([a-z]+,?)+/)
          }
      }
      """,
    good: """
      form Person {
          textField tags {
              rule pattern(/[a-z]+(,[a-z]+)*,?/)
          }
      }
      """,
    fix: "Where a way to write the same without the ambiguity is known, writes it so.")

  static let concerns: FieldFilter = .flaws

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let limit = field.rules.filter(\.refuses).compactMap { $0.reading.window?.max }.min()
    for rule in field.rules where rule.isOwn && rule.kind == .pattern {
      for (value, reading) in rule.patternValues {
        switch reading.backtracking(maxLength: limit) {
        case .safe, .notAnalysed: continue
        case .exponential(let found): report.add("exponential", .exponential(found), found, value, rule, field)
        case .polynomial(let degree, let found):
          report.add("polynomial", .polynomial(degree, found), found, value, rule, field)
        }
      }
    }
  }
}

extension Reporter {
  fileprivate mutating func add(
    _ growth: String, _ message: Finding.Message, _ found: BacktrackingFinding, _ value: Value, _ rule: ValidationRule,
    _ field: FieldContext
  ) {
    var fixes: [Fix] = []
    if let rewrite = found.rewrite {
      let range =
        value.node.textRange.lowerBound + rewrite.range.lowerBound..<value.node.textRange.lowerBound
        + rewrite.range.upperBound
      fixes = [
        Fix(
          "Write it as \(rewrite.replacement)", .unsafe,
          [Fix.Edit(field.place(range, rule.member.origin), rewrite.replacement)])
      ]
    }
    add(
      CatastrophicBacktracking.self, at: value.range(inPattern: found.range), message, fixes: fixes,
      data: [("growth", .text(growth)), ("attack", .text(found.attack.text))])
  }
}

extension Finding.Message {
  fileprivate static func exponential(_ found: BacktrackingFinding) -> Self {
    Finding.Message("this takes exponential time on texts such as \(shown(found))")
  }

  fileprivate static func polynomial(_ degree: Int, _ found: BacktrackingFinding) -> Self {
    let time =
      switch degree {
      case 2: "quadratic time"
      case 3: "cubic time"
      default: "time that grows with the \(degree)th power of the length"
      }
    return Finding.Message("this takes \(time) on texts such as \(shown(found))")
  }

  private static func shown(_ found: BacktrackingFinding) -> String {
    let attack = found.attack
    let parts = [
      attack.prefix.isEmpty ? nil : CharacterWords.quoted(attack.prefix, limit: 16),
      "many times " + CharacterWords.quoted(attack.pump, limit: 16),
      attack.suffix.isEmpty ? nil : CharacterWords.quoted(attack.suffix, limit: 16),
    ]
    return parts.compactMap { $0 }.joined(separator: ", then ")
  }
}
