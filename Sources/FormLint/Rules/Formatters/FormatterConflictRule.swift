import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `formatter-conflict`: what the formatter writes breaks a rule of the field.
enum FormatterConflictRule: TextRule {
  static let info = LintRuleInfo(
    "formatter-conflict", .error, group: .validation,
    summary: "What the formatter writes for a value that may be entered breaks a rule of the field.",
    reason: """
      When editing ends the formatter writes the value again: with separators of groups, a currency, or the digits of the \
      user's region. A rule that wants digits alone then rejects what the user did not type.
      """,
    bad: """
      form Order {
          textField amount {
              key: "order.amount"
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .number(style: .decimal)
              rule pattern(/[0-9]+/)
              rule range(1000...5000)
          }
      }
      """,
    good: """
      form Order {
          textField amount {
              key: "order.amount"
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .number(style: .decimal, usesGroupingSeparator: false)
              rule pattern(/[0-9]+/)
              rule range(1000...5000)
          }
      }
      """,
    fix: "Writes numbers without groups, where that is what the rule rejects.")

  static let fieldFilter: FieldFilter = .formatter

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], set.isWellFormed, let value = set.value else {
      return
    }
    if checkNormalization(field, set, value, &report) { return }
    guard let conflict = field.language.formatterConflict, field.rules.indices.contains(conflict.rule)
    else { return }
    let rule = field.rules[conflict.rule]
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .conflict(conflict, rule),
      related: [Related("this \(rule.quoted) rejects it", field.place(rule.spot, rule.member.origin))],
      fixes: conflict.isOfGroups ? withoutGroups(value, set.origin, field) : [],
      data: [("locale", .text(conflict.locale)), ("value", .text(conflict.value)), ("text", .text(conflict.written))],
      cause: field.cause(value.range, set.origin, with: [rule.member.origin]))
  }

  /// Tells where what `normalize` leaves of each value that the formatter writes is none for it; gives whether it does.
  private static func checkNormalization(
    _ field: FieldContext, _ set: ResolvedProperty, _ value: Value, _ report: inout Reporter
  ) -> Bool {
    guard let steps = field.source[.normalize], let place = steps.value?.range,
      let normalization = field.language.normalization,
      let stored = StoredTexts(value, field.language.environment), stored.loses(after: normalization),
      let written = stored.texts.first
    else { return false }
    let seen = normalization.applied(to: written)
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .unread(written, seen, stored.locale),
      related: [Related("this 'normalize' comes first", field.place(place, steps.origin))],
      data: [("locale", .text(stored.locale)), ("text", .text(written))],
      cause: field.cause(value.range, set.origin, with: [steps.origin]))
    return true
  }

  private static func withoutGroups(_ formatter: Value, _ origin: Origin, _ field: FieldContext) -> [Fix] {
    let title = "Write numbers without groups"
    if let set = formatter.argument(.usesGroupingSeparator) {
      return [Fix(title, .unsafe, [Fix.Edit(field.place(set.range, origin), "false")])]
    }
    let end = formatter.range.upperBound - 1
    guard formatter.block.source.text(end..<end + 1) == ")", let last = formatter.children.reversed().first else {
      return []
    }
    let at = last.range.upperBound
    return [Fix(title, .unsafe, [Fix.Edit(field.place(at..<at, origin), ", usesGroupingSeparator: false")])]
  }
}

extension Finding.Message {
  fileprivate static func unread(_ written: String, _ seen: String, _ locale: String) -> Self {
    Finding.Message(
      "in \(locale) this writes \(CharacterWords.quoted(written)), of which 'normalize' leaves \(CharacterWords.quoted(seen)), which it cannot read"
    )
  }

  fileprivate static func conflict(_ conflict: FormatterConflict, _ rule: ValidationRule) -> Self {
    Finding.Message(
      "in \(conflict.locale) this writes \(conflict.value) as \(CharacterWords.quoted(conflict.written)), which breaks \(rule.quotedWithArgument)"
    )
  }
}
