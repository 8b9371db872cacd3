import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `example-invalid`: an example, or a text that a field begins with, that breaks a rule.
enum ExampleInvalid: TextRule {
  static let info = RuleInfo(
    "example-invalid", .error,
    summary: "The example or the first text of a field breaks one of its rules.",
    reason: """
      The example says what a right entry looks like. Where it is refused, either the rule is wrong or whoever reads the \
      example is misled; a text that the field begins with is refused as soon as the user leaves it.
      """,
    bad: """
      form Person {
          textField zip {
              example: "123456"
              rule pattern(/[0-9]{5}/)
          }
      }
      """,
    good: """
      form Person {
          textField zip {
              example: "12345"
              rule pattern(/[0-9]{5}/)
          }
      }
      """)

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    check(.example, field, &report)
    check(.text, field, &report)
  }

  private static func check(_ property: PropertyID, _ field: FieldContext, _ report: inout Reporter) {
    guard let set = field.source[property], set.isSound, let value = set.value, let text = value.string,
      let normalization = field.language.normalization
    else { return }
    let seen = normalization.applied(to: text)
    guard !seen.isEmpty else { return }
    let broken = field.rules.indices.filter { index in
      field.rules[index].refuses && field.rules[index].breaks(seen) == true
    }
    guard let first = broken.first,
      !field.isOfOnePreset([set.origin] + broken.map { field.rules[$0].member.origin })
    else { return }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .breaks(property, text, field.rules[first], broken.count - 1),
      related: field.related(broken) { "this \($0.quoted) refuses it" })
  }
}

extension Finding.Message {
  fileprivate static func breaks(_ property: PropertyID, _ text: String, _ rule: FieldRule, _ others: Int) -> Self {
    let more = others == 0 ? "" : others == 1 ? " and one other rule" : " and \(others) other rules"
    return Finding.Message(
      "this \(property == .example ? "example" : "text"), \(CharacterWords.quoted(text)), breaks \(rule.quoted)\(more)")
  }
}
