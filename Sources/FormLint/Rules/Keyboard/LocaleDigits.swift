import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `locale-digits`: a pad that types other digits than the rules want.
enum LocaleDigits: TextRule {
  static let info = LintRuleInfo(
    "locale-digits", .warning, group: .keyboard,
    summary: "In a locale of the form the pad types digits that the rules reject.",
    reason: """
      .numberPad and .decimalPad show the digits of the user's locale: in Arabic or Persian others than 0 to 9. A rule that \
      wants [0-9] rejects each of them.
      """,
    bad: """
      form Person {
          locales: ["en_US", "ar_EG"]
          textField zip {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{5}/)
          }
      }
      """,
    good: """
      form Person {
          locales: ["en_US", "ar_EG"]
          textField zip {
              keyboardType: .asciiCapableNumberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{5}/)
          }
      }
      """,
    fix: "Takes .asciiCapableNumberPad, or makes the digits 0 to 9 before the rules see them.")

  static let fieldFilter: FieldFilter = .locales
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard let gap = field.language.digitGap, let keyboard = field.language.enteringKeyboard else { return }
    let rule = field.language.rejectingRule(.init(gap.typed.value...gap.typed.value + 9))
    let cause = field.cause(ofKeyboardWith: rule, also: [.normalize])
    var fixes: [Fix?] = []
    if keyboard.member == EnumMember.Keyboard.numberPad {
      fixes.append(field.setting(.keyboardType, to: ".asciiCapableNumberPad", "Use .asciiCapableNumberPad"))
    }
    if field.source[.normalize] == nil {
      fixes.append(
        field.setting(
          .normalize, to: "[.trim, .asciiDigits]", "Make the digits 0 to 9 first", in: cause?.preset))
    }
    report.add(
      Self.self, at: field.range(of: .keyboardType), .digits(gap, keyboard.member),
      related: field.related(rule.map { [$0] } ?? []) { "this \($0.quoted) rejects them" },
      fixes: fixes.compactMap { $0 }, data: [("locale", .text(gap.locale))], cause: cause?.place)
  }
}

extension FieldContext {
  /// The preset that says the keyboard and the rule that refuses what it types, and where it says the keyboard; nil where
  /// the field has a part in it.
  ///
  /// - Parameters:
  ///   - rule: nil: all rules have a part in it.
  ///   - others: properties that have a part in it where they are set.
  func cause(
    ofKeyboardWith rule: Int?, also others: [PropertyID] = []
  ) -> (preset: FoundPreset, place: ChunkPlace)? {
    guard let set = source[.keyboardType], let value = set.value else { return nil }
    let blamed = rule.map { [$0] } ?? rules.indices.filter { rules[$0].rejects }
    let origins = origins(blamed) + others.compactMap { source[$0]?.origin }
    guard let preset = source.preset(thatSays: [set.origin] + origins),
      let place = cause(value.range, set.origin, with: origins)
    else { return nil }
    return (preset, place)
  }
}

extension Finding.Message {
  fileprivate static func digits(_ gap: LocaleGap, _ keyboard: EnumMember) -> Self {
    let name = Catalog.localeFacts(gap.locale).digitsName
    return Finding.Message(
      "in \(gap.locale) .\(keyboard.name) types \(name) digits, from '\(gap.typed)', and the rules want 0 to 9")
  }
}
