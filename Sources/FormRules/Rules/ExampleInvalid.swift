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
          textField airport {
              example: "MUNI"
              rule pattern(/[A-Z]{3}/)
          }
      }
      """,
    good: """
      form Person {
          textField airport {
              example: "MUC"
              rule pattern(/[A-Z]{3}/)
          }
      }
      """,
    fix: "Writes an example that the rules let through.")

  static let concerns: FieldConcerns = .examples

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil else { return }
    check(.example, field, &report)
    check(.text, field, &report)
  }

  /// An example that is right; a text that the field begins with is the author's to write.
  private static func fix(_ property: PropertyID, _ value: Value, _ origin: Origin, _ field: FieldContext) -> [Fix] {
    guard property == .example, let sample = field.language.samples(1).first else { return [] }
    return [
      Fix(
        "Write \(CharacterWords.quoted(sample))", .unsafe,
        [Fix.Edit(field.place(value.range, origin), CharacterWords.literal(sample))])
    ]
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
    guard let first = broken.first else { return }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin),
      .breaks(property, text, field.rules[first], broken.count - 1),
      related: field.related(broken) { "this \($0.quoted) refuses it" }, fixes: fix(property, value, set.origin, field))
  }
}

extension Finding.Message {
  fileprivate static func breaks(_ property: PropertyID, _ text: String, _ rule: FieldRule, _ others: Int) -> Self {
    let more = others == 0 ? "" : others == 1 ? " and one other rule" : " and \(others) other rules"
    return Finding.Message(
      "this \(property == .example ? "example" : "text"), \(CharacterWords.quoted(text)), breaks \(rule.quoted)\(more)")
  }
}
