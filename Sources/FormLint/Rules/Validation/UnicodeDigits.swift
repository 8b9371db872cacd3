import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `unicode-digits`: `\d` where 0 to 9 are meant.
enum UnicodeDigits: TextRule {
  static let info = LintRuleInfo(
    "unicode-digits", .hint, group: .validation,
    summary: "\\d accepts the digits of every script, not only 0 to 9.",
    reason: """
      ICU's \\d has 760 digits. A text with some of them passes the rule, and whoever reads it as a number later, a server \
      for one, may not know them.
      """,
    bad: #"""
      form Person {
          textField phone { rule pattern(/\d{3}-\d{4}/) }
      }
      """#,
    good: """
      form Person {
          textField phone { rule pattern(/[0-9]{3}-[0-9]{4}/) }
      }
      """,
    fix: "Writes [0-9].")

  static let fieldFilter: FieldFilter = .unicodeDigits

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard !isWanted(field), canCome(field) else { return }
    for rule in field.rules {
      for (value, reading) in rule.patternValues {
        let places = (reading.result.tree?.remarks ?? []).filter { $0.kind == .unicodeDigits }.map(\.range)
        guard let first = places.first else { continue }
        report.add(
          Self.self, at: field.ownRange(value.range(inPattern: first), rule.member.origin), .unicodeDigits,
          fixes: fix(places, value, rule, field).map { [$0] } ?? [],
          cause: field.cause(value.range(inPattern: first), rule.member.origin))
      }
    }
  }

  /// Writes 0 to 9 in every place; nil where one of them is something else than `\d`.
  private static func fix(_ places: [Range<Int>], _ value: Value, _ rule: ValidationRule, _ field: FieldContext) -> Fix?
  {
    let edits = places.compactMap { place -> Fix.Edit? in
      let range = value.range(inPattern: place)
      guard rule.member.block.source.bytes(range).elementsEqual("\\d".utf8) else { return nil }
      return Fix.Edit(field.place(range, rule.member.origin), isInSet(value, place) ? "0-9" : "[0-9]")
    }
    return edits.count == places.count ? Fix("Write [0-9]", .unsafe, edits) : nil
  }

  /// Where people write other digits, or those become 0 to 9.
  private static func isWanted(_ field: FieldContext) -> Bool {
    field.language.environment.localeFacts.contains { !$0.hasASCIIDigits }
      || field.language.normalization?.makesDigitsASCII ?? true
  }

  /// Whether the field's other rules accept such digits, and its keyboard has them, as far as both can be read.
  private static func canCome(_ field: FieldContext) -> Bool {
    if let keyboard = field.language.keyboard, keyboard.typesOnlyASCIIDigits { return false }
    // Which keyboard the users of a preset have is never known.
    let isKeyboardOpen =
      field.source.isOpen(.keyboardType) && (!field.source.isAssumed || field.source[.keyboardType] != nil)
    if isKeyboardOpen || field.rules.contains(where: { !$0.member.isWellFormed }) { return false }
    // A handler that cannot be read may leave it to the keyboard.
    if let keyboard = field.source.shownKeyboard, keyboard.typesOnlyASCIIDigits,
      field.source.handlers.contains(where: \.isUnclear)
    {
      return false
    }
    return field.language.uses(anyOf: .otherDigits) == true
  }

  /// Whether a part of a pattern stands between brackets.
  private static func isInSet(_ value: Value, _ range: Range<Int>) -> Bool {
    let before = value.nameBytes.prefix(range.lowerBound)
    guard let open = before.lastIndex(of: UInt8(ascii: "[")) else { return false }
    return !before[open...].contains(UInt8(ascii: "]"))
  }
}

extension Finding.Message {
  fileprivate static var unicodeDigits: Self { "\\d accepts 760 digits of all scripts; 0 to 9 are [0-9]" }
}
