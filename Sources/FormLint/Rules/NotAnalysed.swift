import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `not-analysed`: a pattern, or a part of one, that the analysis does not decide.
enum NotAnalysed: TextRule {
  static let info = LintRuleInfo(
    "not-analysed", .information,
    summary: "A part of a pattern is more than the analysis decides.",
    reason: """
      Whether the rules of the field can be met together, and whether the keyboard can type what they want, is not known \
      then. Back-references, grapheme clusters and some atomic groups are no regular languages, or too large for one.
      """,
    bad: #"""
      form Person {
          textField code {
              rule pattern(/([a-z]+)-\1/)
          }
      }
      """#,
    good: """
      form Person {
          textField code {
              rule pattern(/[a-z]+-[a-z]+/)
          }
      }
      """)

  static let concerns: FieldFilter = [.together, .flaws]

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let undecided = field.language.verdict.undecided
    var isNamed = false
    for rule in field.rules where rule.reading.patterns.contains(where: { $0.obstacle != nil }) {
      for (value, reading) in rule.patternValues {
        guard let gap = reading.obstacle, !undecided.isEmpty || reading.result.tree == nil else { continue }
        isNamed = true
        guard rule.isOwn else { continue }
        report.add(Self.self, at: value.range(inPattern: gap.range), .notAnalysed(gap.words))
      }
    }
    guard !isNamed, let budget = undecided.first(where: \.isBudget),
      let rule = field.rules.first(where: { $0.isOwn && $0.kind == .pattern })
    else { return }
    report.add(Self.self, at: rule.spot, .notAnalysed(budget.description))
  }
}

extension NotAnalysedReason {
  fileprivate var isBudget: Bool {
    if case .budget = construct { true } else { false }
  }
}

extension Finding.Message {
  fileprivate static func notAnalysed(_ words: String) -> Self {
    Finding.Message("not analysed: \(words); what the rules of this field let through together is not known")
  }
}
