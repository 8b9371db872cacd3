import Foundation
import UIKitCatalog

/// What stands around the digits of the numbers that a formatter writes: more than one prefix and one suffix.
public struct NumberMarks: Sendable, Hashable {
  /// The words and symbols before or behind the digits, without blanks: currencies under all of their names, the ends of
  /// ordinal numbers.
  public var words: Set<String> = []
  /// What may stand between whole digits and the fraction.
  public var decimalSeparators: Set<String> = []
  /// What may part groups of digits.
  public var groupingSeparators: Set<String> = []
  /// By what a value is multiplied before it is written; nil where that is not known.
  public var multiplier: Int? = 1
  /// Whether a minus or a bracket stands around each number below 0, and a minus around no other.
  public var tellSigns = false
}

extension NumberFormat {
  /// What stands around the digits, by numbers of each grammatical number; nil where numbers are written in words, or
  /// digits stand among what is around them.
  public func marks(in context: FormattingContext) -> NumberMarks? {
    let pattern = format.flatMap(NumberPattern.init(writable:))
    guard style != EnumMember.NumberStyle.spellOut, pattern?.hasDigitsInText != true,
      var marks = NumberFormatters.shared.answer(NumberSettings(self, context), NumberMarks.init(separators:))
    else { return nil }
    if let format {
      let isPercent = format.contains("%")
      marks.multiplier = format.contains("\u{2030}") || isPercent && format.contains("'") ? nil : isPercent ? 100 : 1
    }
    // What a formatter says of its separators is not always what it writes.
    var plain = NumberFormat()
    plain.style = EnumMember.NumberStyle.decimal
    plain.locale = locale
    if let others = NumberFormatters.shared.answer(NumberSettings(plain, context), NumberMarks.init(separators:)) {
      marks.decimalSeparators.formUnion(others.decimalSeparators)
      marks.groupingSeparators.formUnion(others.groupingSeparators)
    }
    guard let words = words(in: context) else { return nil }
    marks.words = words
    marks.tellSigns = tellsSigns(in: context)
    guard isMoney else { return marks }
    let money = Money(locale: locale ?? context.locale, currency: currency)
    guard let names = Money.names.answer(money, { $0 }) else { return nil }
    marks.words.formUnion(names)
    return marks
  }

  /// The symbols that a fixed pattern writes numbers with; nil where there is none, or it says more than how many digits
  /// are written and what stands around them.
  public func patternShape(in context: FormattingContext) -> NumberShape? {
    guard let format, let pattern = NumberPattern(writable: format), let half = pattern.plainHalf,
      let affixes = NumberShape.affixes(text(of: "8", in: context)), let marks = marks(in: context),
      let multiplier = marks.multiplier
    else { return nil }
    var shape = NumberFormatters.shared.answer(NumberSettings(self, context)) { formatter in
      var shape = NumberShape(formatter, nil)
      shape.take(half, self, formatter, isMoney: pattern.hasCurrencySign)
      return shape
    }
    shape?.positivePrefix = affixes.prefix
    shape?.positiveSuffix = affixes.suffix
    if let (prefix, suffix) = NumberShape.affixes(text(of: "-8", in: context)) {
      shape?.negativePrefix = prefix
      shape?.negativeSuffix = suffix
    }
    shape?.multiplier = multiplier
    return shape
  }

  private var isMoney: Bool {
    if let format { return format.contains("\u{A4}") }
    return [
      EnumMember.NumberStyle.currencyISOCode, EnumMember.NumberStyle.currencyPlural,
      EnumMember.NumberStyle.currencyAccounting,
    ].contains(style)
  }

  /// The words and symbols around numbers as this format writes them; nil where it writes none.
  fileprivate func words(in context: FormattingContext) -> Set<String>? {
    var words: Set<String> = []
    for number in NumberMarks.numbers {
      guard let text = text(of: number, in: context) else { return nil }
      NumberMarks.addWords(around: text, to: &words)
    }
    return words.union(words.map { $0.lowercased() }).union(words.map { $0.uppercased() })
  }

  /// Whether what stands around numbers shows which of them are below 0.
  private func tellsSigns(in context: FormattingContext) -> Bool {
    NumberMarks.numbers.allSatisfy { number in
      var words: Set<String> = []
      if let text = text(of: number, in: context) { NumberMarks.addWords(around: text, to: &words) }
      return number.hasPrefix("-")
        ? words.contains { NumberMarks.isSigned($0) } : !words.contains { NumberMarks.hasMinus($0) }
    }
  }
}

/// A currency in a locale.
private struct Money: Hashable {
  var locale: String
  var currency: String?

  /// What it is called in amounts: fields in one currency are many.
  static let names = FormatterCache<Money, Set<String>>(limit: 1_024) { money in
    let styles = [
      EnumMember.NumberStyle.currency, EnumMember.NumberStyle.currencyISOCode, EnumMember.NumberStyle.currencyPlural,
      EnumMember.NumberStyle.currencyAccounting,
    ]
    return styles.reduce(Set<String>?.some([])) { names, style in
      var named = NumberFormat()
      named.style = style
      named.locale = money.locale
      named.currency = money.currency
      guard let words = named.words(in: FormattingContext()) else { return nil }
      return names?.union(words)
    }
  }
}

extension NumberMarks {
  /// What is read as a minus.
  public static let minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}"]
  /// What stands around amounts below 0 in books.
  public static let brackets: Set<Unicode.Scalar> = ["(", ")"]

  /// Whether a word that stands beside digits has a minus: a hyphen between letters is none.
  public static func hasMinus(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    return scalars.indices.contains { index in
      let isHyphen =
        index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.isAlphabetic
        && scalars[index + 1].properties.isAlphabetic
      return minusSigns.contains(scalars[index]) && !isHyphen
    }
  }

  /// Whether a word has a minus or a bracket.
  public static func isSigned(_ word: String) -> Bool {
    hasMinus(word) || word.unicodeScalars.contains(where: brackets.contains)
  }

  /// Numbers of each of CLDR's plural categories in all languages, with and without a sign.
  fileprivate static let numbers = [
    "0", "1", "2", "3", "5", "6", "11", "20", "21", "22", "100", "1000000", "0.5", "1.5", "1234.5", "-1", "-5",
  ]

  fileprivate init(separators formatter: NumberFormatter) {
    decimalSeparators = Set([formatter.decimalSeparator, formatter.currencyDecimalSeparator].compactMap { $0 })
    groupingSeparators = Set([formatter.groupingSeparator, formatter.currencyGroupingSeparator].compactMap { $0 })
  }

  /// Adds what stands before the first digit of a number and behind its last.
  fileprivate static func addWords(around text: String, to words: inout Set<String>) {
    let scalars = text.unicodeScalars
    let isDigit = { (scalar: Unicode.Scalar) in
      scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType == .decimal
    }
    let ends = [
      scalars.prefix { !isDigit($0) }, scalars.suffix(from: scalars.lastIndex(where: isDigit) ?? scalars.startIndex),
    ]
    for end in ends {
      let visible = end.filter { !isDigit($0) && $0.properties.generalCategory != .format }
      for word in String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace) {
        words.insert(String(word))
      }
    }
  }
}

extension NumberPattern {
  /// The half for numbers that are not negative, where it says no more than how many digits are written.
  fileprivate var plainHalf: Half? {
    let isPlain =
      positive.exponentDigits == nil && !positive.integer.contains("@") && !rounds
      && !(positive.prefix + positive.suffix).contains { $0 == "'" || $0 == "*" }
    return isPlain ? positive : nil
  }

  fileprivate var hasDigitsInText: Bool {
    ([positive] + (negative.map { [$0] } ?? [])).contains { half in
      (half.prefix + half.suffix).unicodeScalars.contains { $0.properties.numericType == .decimal }
    }
  }
}

extension NumberShape {
  /// Takes the separators that amounts of money have, the groups and the counts of digits that a pattern and the arguments
  /// beside it say. Foundation's formatter for Linux does not tell of the groups of its pattern.
  fileprivate mutating func take(
    _ half: NumberPattern.Half, _ format: NumberFormat, _ formatter: NumberFormatter, isMoney: Bool
  ) {
    if isMoney, let separator = formatter.currencyDecimalSeparator { decimalSeparator = separator }
    let groups = half.integer.split(separator: ",", omittingEmptySubsequences: false)
    let separator = isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator
    groupingSeparator = groups.count < 2 || format.usesGroupingSeparator == false ? nil : separator
    groupSize = max(1, groups.last?.count ?? 3)
    secondGroupSize = groups.count > 2 ? max(1, groups[groups.count - 2].count) : groupSize
    minimumGroupingDigits = NumberShape.minimumGroupingDigits(
      formatter, groupingSeparator, groupSize, multiplier: format.format?.contains("%") == true ? 100 : 1)
    let least = half.leastDigits
    minimumIntegerDigits = format.minimumIntegerDigits ?? least.integer
    minimumFractionDigits = format.minimumFractionDigits ?? least.fraction
    maximumFractionDigits = max(half.fraction?.count ?? 0, minimumFractionDigits)
    if let most = format.maximumFractionDigits {
      maximumFractionDigits = most
      minimumFractionDigits = min(minimumFractionDigits, most)
    }
  }
}
