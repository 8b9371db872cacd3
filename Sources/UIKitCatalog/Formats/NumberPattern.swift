/// A way in which number patterns are often got wrong; a test finds one without a row, and a row without one.
public enum NumberPatternMistake: String, CaseIterable, Sendable {
  case twoDecimalSeparators = "two-decimal-separators"
  case groupingInFraction = "grouping-in-fraction"
  case hashAfterZeroInteger = "hash-after-zero-integer"
  case zeroAfterHashFraction = "zero-after-hash-fraction"
  case atWithZero = "at-with-zero"
  case atWithDecimal = "at-with-decimal"
  case localizedCommaDecimal = "localized-comma-decimal"
  case emptyExponent = "empty-exponent"
  case groupingWithExponent = "grouping-with-exponent"
  case tooManySubpatterns = "too-many-subpatterns"
  case trailingGrouping = "trailing-grouping"
  case percentTwice = "percent-twice"
  case unquotedSpecialAffix = "unquoted-special-affix"
  case minOverMax = "min-over-max"
  case significantOff = "significant-off"
  case paddingWithoutWidth = "padding-without-width"
  case roundingModeIncrement = "rounding-mode-increment"
  case groupingSizeOff = "grouping-size-off"
  case unbalancedQuote = "unbalanced-quote"
  case alwaysShowsSeparator = "always-shows-separator"
}

extension NumberPatternMistake {
  private func field(_ number: Int) -> CatalogText { NumberPatternTable.shared.mistakes.field(of: rawValue, number) }

  /// How serious it is.
  public var severity: Interaction.Severity { Interaction.Severity(rawValue: field(1).string) ?? .information }

  /// How sure it is.
  public var confidence: Confidence { Confidence(rawValue: field(2).string) ?? .low }

  /// What is wrong, in words.
  public var problem: CatalogText { field(3) }
}

/// Mistakes: `name|severity|confidence|problem`.
final class NumberPatternTable: Sendable {
  /// The only table, read when the first mistake is looked up.
  static let shared = NumberPatternTable()

  /// The mistakes.
  let mistakes = Table(NumberPatternTable.mistakes)
}

extension Catalog {
  /// How many ways there are in the table in which number patterns are often got wrong.
  public static var numberPatternMistakeCount: Int { NumberPatternTable.shared.mistakes.count }
}
