import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `keyboard-rule-mismatch`: letters on the keyboard of a field that takes digits only.
enum KeyboardRuleMismatch: TextRule {
  static let info = LintRuleInfo(
    "keyboard-rule-mismatch", .information, group: .keyboard,
    summary: "Every valid text is made of digits, and the keyboard shows letters.",
    reason: """
      The user has to change to the digits first, for each entry. A pad has them in front, and large.
      """,
    bad: """
      form Person {
          textField zip { rule pattern(/[0-9]{5}/) }
      }
      """,
    good: """
      form Person {
          textField zip {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{5}/)
          }
      }
      """,
    fix: "Takes the number pad, or the keyboard with digits in front where the field has a Return key.")

  static let fieldFilter: FieldFilter = .digitsOnly
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard let kind = field.source.kind, kind.isTextInput, let keyboard = field.language.visibleKeyboard,
      keyboard.showsLetters, field.language.usesOnly(UnicodeSets.digits) == true
    else { return }
    // Digits that no pad has are typed on no pad.
    let digits = field.language.environment.localeFacts.reduce(ScalarSet(0x30...0x39)) { digits, facts in
      digits.union(ScalarSet(facts.zeroDigit.value...facts.zeroDigit.value + 9))
    }
    guard field.language.accepts(digits) != false else { return }
    let better = better(for: field)
    // What the field asks for and what it takes differ: which of them is meant is not for a fix to say.
    let isUndecided = PlaceholderKeyboard.wouldDisagree(with: better, in: field.source)
    report.add(
      Self.self, at: field.range(of: .keyboardType), .digitsOnly(keyboard.member),
      fixes: isUndecided
        ? []
        : field.setting(
          [(.keyboardType, ".\(better.name)")] + CannotDismiss.companions(of: better, field.source, field.resolved),
          "Use .\(better.name)", beside: field.rules.first),
      cause: cause(field))
  }

  /// The keyboard that has the digits in front: a pad, unless the field says what its Return key does, which pads lack.
  private static func better(for field: FieldContext) -> EnumMember {
    if field.source.sets(.returnKeyType) || field.source.events.contains(where: { $0.member.answersReturn }) {
      return EnumMember.Keyboard.numbersAndPunctuation
    }
    return field.numberPad
  }

  /// Where in a preset that has all rules the keyboard is set, or should be.
  private static func cause(_ field: FieldContext) -> ChunkPlace? {
    let origins = field.origins(field.rules.indices)
    if let set = field.source[.keyboardType], let value = set.value {
      return field.cause(value.range, set.origin, with: origins)
    }
    return field.rules.first.flatMap { field.cause($0.spot, $0.member.origin, with: origins) }
  }
}

extension FieldContext {
  /// The pad that types the digits that the rules want, whatever those of the user's locale are.
  var numberPad: EnumMember {
    let isForeign = language.environment.localeFacts.contains { !$0.hasASCIIDigits }
    let isASCII = language.usesOnly(.ascii) == true
    return isForeign && isASCII ? EnumMember.Keyboard.asciiCapableNumberPad : EnumMember.Keyboard.numberPad
  }
}

extension Finding.Message {
  fileprivate static func digitsOnly(_ keyboard: EnumMember) -> Self {
    Finding.Message("every text that meets the rules is made of digits, and .\(keyboard.name) shows letters first")
  }
}
