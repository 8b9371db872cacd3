import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `keyboard-cannot-type-some`: a keyboard that has not what some of the right texts need.
enum KeyboardCannotTypeSome: TextRule {
  static let info = LintRuleInfo(
    "keyboard-cannot-type-some", .information, group: .keyboard,
    summary: "A rule speaks of a character that the field's keyboard lacks.",
    reason: """
      Some texts that meet the rules can be typed, and others cannot: a pattern, a list of choices or an end of a range has \
      a character that this keyboard types in no locale. Who needs it can paste it only. Where such texts are not wanted, \
      the rule can leave the character out.
      """,
    bad: """
      form Person {
          textField zip {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{5}(-[0-9]{4})?/)
          }
      }
      """,
    good: """
      form Person {
          textField zip {
              keyboardType: .numbersAndPunctuation
              rule pattern(/[0-9]{5}(-[0-9]{4})?/)
          }
      }
      """,
    fix: "Takes a keyboard that has the character.")

  static let fieldFilter: FieldFilter = .missingKeys
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.keyboardType], let value = set.value,
      let gap = field.language.partialKeyboardGap, !isOfSeparator(gap, field)
    else { return }
    let fixes = gap.alternatives.prefix(3).filter {
      !PlaceholderKeyboard.wouldDisagree(with: $0, in: field.source)
    }.compactMap { member in
      field.setting(.keyboardType, to: ".\(member.name)", "Use .\(member.name)", beside: field.rules[gap.rule])
    }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .cannotTypeSome(gap, field),
      related: field.related([gap.rule]) { "this \($0.quoted) speaks of it" }, fixes: Array(fixes),
      data: [("sample", .text(gap.sample)), ("keyboards", .texts(gap.alternatives.map { "\($0.name)" }))],
      cause: field.cause(value.range, set.origin, with: field.origins([gap.rule])))
  }
}

extension KeyboardCannotTypeSome {
  /// Whether the pad types another decimal separator, which is told as such.
  private static func isOfSeparator(_ gap: PartialKeyboardGap, _ field: FieldContext) -> Bool {
    guard field.language.environment.isForeign, let separator = LocaleSeparator.gap(of: field) else { return false }
    return gap.missing.contains(separator.wanted.value)
  }
}

extension Finding.Message {
  fileprivate static func cannotTypeSome(_ gap: PartialKeyboardGap, _ field: FieldContext) -> Self {
    let keyboard = field.language.keyboard.map { ".\($0.member.name)" } ?? "this keyboard"
    let others =
      gap.alternatives.isEmpty
      ? "" : "; \(enumerated(gap.alternatives.prefix(3).map { ".\($0.name)" })) can"
    let texts = "texts with \(CharacterWords.phrase(gap.missing)), such as \(CharacterWords.quoted(gap.sample))"
    return Finding.Message(
      "\(field.rules[gap.rule].quoted) also accepts \(texts), which \(keyboard) cannot type"
        + place(field.language, gap.missing) + others)
  }
}
