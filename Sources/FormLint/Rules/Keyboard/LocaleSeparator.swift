import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `locale-separator`: a decimal pad that types another separator than the rules want.
enum LocaleSeparator: TextRule {
  static let info = LintRuleInfo(
    "locale-separator", .warning, group: .keyboard,
    summary: "In a locale of the form the decimal pad types a separator that the rules reject.",
    reason: """
      The pad has one key for the decimal separator, and it is that of the user's region: a comma in Germany. A rule that \
      wants a full stop rejects every fraction there, and there is no other key.
      """,
    bad: #"""
      form Invoice {
          locales: ["en_US", "de_DE"]
          textField amount {
              keyboardType: .decimalPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]+(\.[0-9]{1,2})?/)
          }
      }
      """#,
    good: """
      form Invoice {
          locales: ["en_US", "de_DE"]
          textField amount {
              keyboardType: .decimalPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]+([.,][0-9]{1,2})?/)
          }
      }
      """)

  static let fieldFilter: FieldFilter = .locales
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    // Where no text at all can be typed, that says it.
    guard field.language.analysis.keyboardGap == nil, let gap = gap(of: field), let set = field.source[.keyboardType]
    else { return }
    let reads = "reads no fractions with it"
    let rule = gap.rule ?? field.language.rejectingRule(.init(scalars: [gap.typed.value]))
    report.add(
      Self.self, at: field.range(of: .keyboardType), .separator(gap, set.value?.enumMember),
      related: field.related(rule.map { [$0] } ?? []) { "this \($0.quoted) \(gap.rule == nil ? "rejects it" : reads)" },
      data: [("locale", .text(gap.locale))],
      cause: field.cause(ofKeyboardWith: rule, also: [.normalize])?.place)
  }

  /// What the pad of a field types in a locale in place of the separator that its rules want.
  static func gap(of field: FieldContext) -> LocaleGap? {
    // What a formatter wants changes with the locale, as what the pad types does, unless it has one of its own.
    guard field.source[.formatter].map({ $0.value?.argument(.locale) != nil }) ?? true else { return nil }
    return field.language.separatorGap
  }
}

extension Finding.Message {
  fileprivate static func separator(_ gap: LocaleGap, _ keyboard: EnumMember?) -> Self {
    Finding.Message(
      "in \(gap.locale) .\(keyboard.map { "\($0.name)" } ?? "decimalPad") types '\(gap.typed)', and the rules want '\(gap.wanted)'"
    )
  }
}
