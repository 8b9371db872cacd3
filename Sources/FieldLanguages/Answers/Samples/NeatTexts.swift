import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// Whether texts are written as people write them.
extension FieldLanguage {
  /// Without blanks at its ends, and numbers without zeros that count nothing, or more digits than anybody counts.
  func isWrittenNeatly(_ text: String) -> Bool {
    if text.first == " " || text.last == " " { return false }
    guard let fraction = mostFractionDigits else { return true }
    return FieldLanguage.isNeatNumber(text, mostFractionDigits: fraction)
  }

  /// How many digits of a fraction anybody would write; nil for fields that are not of numbers.
  var mostFractionDigits: Int? {
    if case .number(let format) = source[.formatter]?.value.flatMap({ FieldFormat($0) }) {
      let isMoney = format.style == EnumMember.NumberStyle.currency
      return isMoney ? format.currency.flatMap(Currency.init)?.fractionDigits ?? 2 : 3
    }
    return rules.contains(where: \.language.isOfNumbers) ? 3 : nil
  }

  private static func isNeatNumber(_ text: String, mostFractionDigits: Int) -> Bool {
    let number = text.drop { !$0.isNumber }
    let whole = number.prefix { $0.isNumber }
    if whole.count > 1, whole.first?.wholeNumberValue == 0 { return false }
    // Behind the last separator, where digits are grouped by threes too.
    let end = text.reversed().drop { !$0.isNumber && !".,\u{66B}\u{66C}".contains($0) }
    let rest = end.prefix { $0.isNumber }.count
    if rest < end.count, let separator = end.dropFirst(rest).first, ".,\u{66B}\u{66C}".contains(separator) {
      let isGroup = rest == 3 && whole.first?.wholeNumberValue != 0
      if rest == 0 || rest > mostFractionDigits && !isGroup { return false }
    }
    return hasDigitsOfOneScript(text)
  }

  /// Whether the separators of Arabic stand among Arabic digits, and those of other scripts among others.
  private static func hasDigitsOfOneScript(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let hasArabicSeparators = scalars.contains { $0 == "\u{66B}" || $0 == "\u{66C}" }
    return !hasArabicSeparators || !scalars.contains { ("0"..."9").contains($0) }
  }
}
