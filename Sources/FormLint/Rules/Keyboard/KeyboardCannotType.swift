import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `keyboard-cannot-type`: a keyboard that has not what the rules want.
enum KeyboardCannotType: TextRule, ControlRule {
  static let info = LintRuleInfo(
    "keyboard-cannot-type", .error, group: .keyboard,
    summary: "No text that meets the rules can be typed on the field's keyboard.",
    reason: """
      On an iPhone the user sees this keyboard and no other. A character that it lacks and the rules demand can come by \
      paste only: for most users the field cannot be filled in.
      """,
    bad: """
      form Person {
          textField ssn {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/)
          }
      }
      """,
    good: """
      form Person {
          textField ssn {
              keyboardType: .numbersAndPunctuation
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/)
          }
      }
      """,
    fix: "Takes a keyboard that has the character.")

  static let fieldFilter: FieldFilter = .together
  static let needsKeyboard = true
  static let controlFilter = RuleFilter(.textInputs, anyOf: [.formatter], needsKeyboard: true)

  /// What a mask leaves open is typed, whatever the rules say.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let control = context.control
    guard let gap = control.maskGap(in: context.environment.fields.typingLocales), let set = control[.keyboardType],
      let value = set.value, let formatter = control[.formatter]
    else { return }
    let meant = EnumMember.Keyboard.asciiCapable.name
    let isOfPreset = control.preset(thatSays: [set.origin, formatter.origin]) != nil
    let written = formatter.block.source.text(formatter.member.range)
    report.add(
      Self.self, at: context.ownRange(value.range, set.origin), .cannotFill(gap, "\(meant)"),
      related: [Related("'\(written)' wants it", context.place(formatter.member.range, formatter.origin))],
      fixes: context.setting([(.keyboardType, ".\(meant)")], after: formatter, title: "Use .\(meant)"),
      cause: isOfPreset ? context.cause(value.range, set.origin) : nil)
  }

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let gap = field.language.keyboardGap,
      let set = field.source[.keyboardType],
      let value = set.value, !gap.rules.contains(where: { field.rules[$0].hasPastedDelimiters })
    else { return }
    let concerned = gap.rules
    let blamed = concerned.lazy.map { field.rules[$0] }.first(where: \.isOwn) ?? concerned.first.map { field.rules[$0] }
    let fixes = gap.alternatives.prefix(3).compactMap { member in
      field.setting(.keyboardType, to: ".\(member.name)", "Use .\(member.name)", beside: blamed)
    }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin),
      .cannotType(gap, field, concerned),
      related: field.related(concerned) { "this \($0.quoted) wants it" }, fixes: Array(fixes),
      data: (gap.sample.isEmpty ? [] : [("sample", .text(gap.sample))])
        + [("keyboards", .texts(gap.alternatives.map { "\($0.name)" }))],
      cause: field.cause(value.range, set.origin, with: field.origins(concerned)))
  }
}

extension Finding.Message {
  /// The locales of the form, where the keyboards of others type what this one lacks.
  static func place(_ language: FieldLanguage, _ missing: ScalarSet?) -> String {
    guard let keyboard = language.keyboard, let locales = language.environment.locales,
      missing.map(keyboard.types(anyOf:)) ?? true
    else { return "" }
    return " in \(enumerated(locales))"
  }

  fileprivate static func cannotFill(_ gap: (keyboard: EnumMember, missing: ScalarSet), _ meant: String) -> Self {
    Finding.Message(
      "the mask wants \(CharacterWords.phrase(gap.missing)), which .\(gap.keyboard.name) cannot type; .\(meant) can")
  }

  fileprivate static func cannotType(
    _ gap: KeyboardGap, _ field: FieldContext, _ concerned: [Int]
  ) -> Self {
    let name = field.language.keyboard.map { ".\($0.member.name)" } ?? "this keyboard"
    let place = place(field.language, gap.missing)
    let rules = field.rules
    let others =
      gap.alternatives.isEmpty
      ? "" : "; \(enumerated(gap.alternatives.prefix(3).map { ".\($0.name)" })) can"
    let example = gap.sample.isEmpty ? "" : ", such as \(CharacterWords.quoted(gap.sample)),"
    if let missing = gap.missing, concerned.count == 1 {
      return Finding.Message(
        "\(rules[concerned[0]].quoted) wants \(CharacterWords.phrase(missing)), which \(name) cannot type\(place)\(others)"
      )
    }
    return Finding.Message(
      "no text that meets the rules\(example) can be typed on \(name)\(place)\(others)"
    )
  }
}
