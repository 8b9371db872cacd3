import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// Whether texts of a field are written as people write them: what holds for all of them, found out once.
struct NeatTexts {
  /// How many digits of a fraction anybody would write; nil for fields that are not of numbers.
  private let mostFractionDigits: Int?
  /// What parts the whole from the fraction where the field's numbers are written.
  private let decimalSeparator: Character

  /// Those of a field.
  init(_ field: FieldLanguage) {
    mostFractionDigits = field.mostFractionDigits
    decimalSeparator = Character(Catalog.localeFacts(field.numberLocale).decimalSeparator)
  }

  /// Without blanks at the ends of its lines, and numbers without zeros that count nothing, or more digits than anybody counts.
  func contains(_ text: String) -> Bool {
    if text.split(separator: "\n").contains(where: { $0.first == " " || $0.last == " " }) { return false }
    guard let fraction = mostFractionDigits else { return true }
    return FieldLanguage.isNeatNumber(text, mostFractionDigits: fraction, decimalSeparator)
  }

  /// The same, where the field is of numbers.
  func containsNumber(_ text: String) -> Bool { mostFractionDigits == nil || contains(text) }
}

extension FieldLanguage {
  /// The locale that numbers are written in: the formatter's own, or the form's first.
  fileprivate var numberLocale: String {
    if case .number(let format) = source[.formatter]?.value.flatMap({ FieldFormat($0) }), let own = format.locale {
      return own
    }
    return environment.locales?.first ?? "en_US"
  }

  /// Texts with the digits that the field's formatter writes in the place of 0 to 9; none where it writes these.
  func withDigitsOfFormatter(_ texts: [String], _ stored: StoredTexts?) -> [String] {
    guard stored?.kind == .number else { return [] }
    let zero = Catalog.localeFacts(numberLocale).zeroDigit.value
    if zero == 0x30 { return [] }
    return texts.map { text in
      let scalars = text.unicodeScalars.map { scalar in
        0x30...0x39 ~= scalar.value ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// How many digits of a fraction anybody would write; nil for fields that are not of numbers.
  fileprivate var mostFractionDigits: Int? {
    if case .number(let format) = source[.formatter]?.value.flatMap({ FieldFormat($0) }) {
      let isMoney = format.style == EnumMember.NumberStyle.currency
      return format.maximumFractionDigits
        ?? (isMoney ? format.currency.flatMap(Currency.init)?.fractionDigits ?? 2 : 3)
    }
    return rules.contains(where: \.language.isOfNumbers) ? 3 : nil
  }

  fileprivate static func isNeatNumber(_ text: String, mostFractionDigits: Int, _ decimalSeparator: Character) -> Bool {
    let number = text.drop { !$0.isNumber }
    let whole = number.prefix { $0.isNumber }
    if whole.count > 1, whole.first?.wholeNumberValue == 0 { return false }
    // Nobody writes -0, or a mark of groups before the first of them.
    let isZero = number.allSatisfy { ($0.wholeNumberValue ?? 0) == 0 }
    if isZero, text.contains(where: { $0 == "-" || $0 == "\u{2212}" }) { return false }
    if let first = text.first, first != number.first, first.isWhitespace || ".,\u{66B}\u{66C}'\u{2019}".contains(first)
    {
      return false
    }
    // Behind the last separator, where digits are grouped by threes too.
    let end = text.reversed().drop { !$0.isNumber && !".,\u{66B}\u{66C}".contains($0) }
    let rest = end.prefix { $0.isNumber }.count
    if rest < end.count, let separator = end.dropFirst(rest).first, ".,\u{66B}\u{66C}".contains(separator) {
      let isGroup = rest == 3 && whole.first?.wholeNumberValue != 0 && separator != decimalSeparator
      if rest == 0 || rest > mostFractionDigits && !isGroup { return false }
    }
    return hasDigitsOfOneScript(text)
  }

  /// Whether 0 to 9 do not stand beside digits of other scripts, or the separators of Arabic.
  static func hasDigitsOfOneScript(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if !scalars.contains(where: { ("0"..."9").contains($0) }) { return true }
    return !scalars.contains { scalar in
      scalar == "\u{66B}" || scalar == "\u{66C}"
        || !scalar.isASCII && scalar.properties.numericType == .decimal
    }
  }
}
