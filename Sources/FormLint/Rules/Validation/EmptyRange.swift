import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `empty-range`: a range that nothing lies in.
enum EmptyRange: TextRule {
  static let info = LintRuleInfo(
    "empty-range", .error,
    summary: "A range begins behind its end.",
    reason: """
      No length, number or date lies in such a range, so the rule refuses every text. Most often the bounds have changed \
      places.
      """,
    bad: """
      form Person {
          textField name { rule length(5...3) }
      }
      """,
    good: """
      form Person {
          textField name { rule length(3...5) }
      }
      """,
    fix: "Exchanges the bounds.")

  static let concerns: FieldFilter = .flaws

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for rule in field.rules where rule.isOwn && rule.reading.isEmptyRange {
      guard let range = rule.member.argument() else { continue }
      report.add(
        Self.self, at: range.range, .emptyRange(rule.member.block.source.text(range.range)),
        fixes: exchange(range, rule, field).map { [$0] } ?? [])
    }
  }

  /// Nil where it would not help.
  private static func exchange(_ range: Value, _ rule: ValidationRule, _ field: FieldContext) -> Fix? {
    guard let lower = range.lower, let upper = range.upper, !lower.says(theSameAs: upper) else { return nil }
    let source = rule.member.block.source
    return Fix(
      "Exchange the bounds", .unsafe,
      [
        Fix.Edit(field.place(lower.range, rule.member.origin), source.text(upper.range)),
        Fix.Edit(field.place(upper.range, rule.member.origin), source.text(lower.range)),
      ])
  }
}

extension Finding.Message {
  fileprivate static func emptyRange(_ text: String) -> Self { Finding.Message("nothing lies in the range \(text)") }
}
