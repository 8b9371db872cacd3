import Foundation
import UIKitCatalog

/// The symbols that a number is written with, as Unicode's TR35, part 3, has them.
public struct NumberShape: Sendable, Hashable {
  /// What stands before a number that is not negative.
  public var positivePrefix = ""
  /// What stands behind it.
  public var positiveSuffix = ""
  /// What stands before a negative number.
  public var negativePrefix = "-"
  /// What stands behind it.
  public var negativeSuffix = ""
  /// What stands between whole digits and the fraction.
  public var decimalSeparator = "."
  /// Nil where digits are not grouped.
  public var groupingSeparator: String?
  /// Digits in the last group, and in those before it.
  public var groupSize = 3
  /// Digits in the groups before the last: 2 in India.
  public var secondGroupSize = 3
  /// Digits that stand at least before the first separator: 2 in Spain, where 1234 is not grouped.
  public var minimumGroupingDigits = 1
  /// Whole digits are filled up to so many with zeros.
  public var minimumIntegerDigits = 1
  /// Digits of the fraction are filled up to so many with zeros.
  public var minimumFractionDigits = 0
  /// The fraction is rounded to so many digits.
  public var maximumFractionDigits = 0
  /// By what the value is multiplied before it is written: 100 for percentages.
  public var multiplier = 1
  /// The zero of the ten digits, which follow each other.
  public var zeroDigit: Unicode.Scalar = "0"
}

extension NumberFormat {
  /// How a number is written, given as decimal digits with a point; nil where it is none, or where it is not known how.
  public func text(of number: String, in context: FormattingContext) -> String? {
    guard number.utf8.count <= 200, let value = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX")),
      value.isFinite, isWritable(value)
    else { return nil }
    return NumberFormatters.shared.answer(NumberSettings(self, context)) { $0.text(of: rounded(value)) }
  }

  /// A number with no more digits of the fraction than are asked for, halves to the even one as ICU rounds them.
  /// Foundation's formatter for Linux forgets the most digits where they are the fewest too.
  private func rounded(_ value: Decimal) -> Decimal {
    guard isPlain, format == nil, let digits = maximumFractionDigits else { return value }
    var (value, rounded) = (value, Decimal())
    NSDecimalRound(&rounded, &value, digits + (style == EnumMember.NumberStyle.percent ? 2 : 0), .bankers)
    return rounded
  }

  /// Whether a formatter writes the number: one that rounds to a multiple gives up on long ones.
  private func isWritable(_ value: Decimal) -> Bool {
    guard let format else { return true }
    guard let pattern = NumberPattern(writable: format) else { return false }
    return !pattern.rounds || value.magnitude < 1_000_000_000 && value.exponent >= -9
  }

  /// The symbols that it writes numbers with; nil where those are words or powers, or are not known.
  public func shape(in context: FormattingContext) -> NumberShape? {
    guard isPlain, format == nil else { return nil }
    var shape = NumberFormatters.shapes.answer(NumberSettings(self, context)) { $0 }
    if let fewest = minimumFractionDigits {
      shape?.minimumFractionDigits = fewest
      shape?.maximumFractionDigits.raise(to: fewest)
    }
    if let most = maximumFractionDigits {
      shape?.maximumFractionDigits = most
      shape?.minimumFractionDigits.lower(to: most)
    }
    return shape
  }

  /// Whether a formatter without a pattern writes groups before the last one in another size there: 12,34,567.
  public func hasUnequalGroups(in locale: String) -> Bool {
    guard format == nil else { return false }
    var plain = NumberFormat()
    plain.style = EnumMember.NumberStyle.decimal
    plain.locale = self.locale
    let isUnequal = NumberFormatters.shared.answer(NumberSettings(plain, FormattingContext(locale: locale))) {
      $0.secondaryGroupingSize > 0 && $0.secondaryGroupingSize != $0.groupingSize
    }
    return isUnequal ?? false
  }

  /// Whether it writes numbers in digits, whatever stands around them: neither words, ranks nor powers.
  var isDigits: Bool {
    let others = [EnumMember.NumberStyle.spellOut, EnumMember.NumberStyle.ordinal, EnumMember.NumberStyle.scientific]
    return format != nil || style.map { !others.contains($0) } ?? true
  }

  /// Whether it writes digits and number symbols only.
  var isPlain: Bool {
    switch style {
    case nil, EnumMember.NumberStyle.none, EnumMember.NumberStyle.decimal, EnumMember.NumberStyle.percent,
      EnumMember.NumberStyle.currency:
      true
    default: false
    }
  }
}

extension NumberShape {
  /// The symbols of a formatter with a style.
  init(_ formatter: NumberFormatter, _ style: EnumMember?) {
    positivePrefix = formatter.positivePrefix ?? ""
    positiveSuffix = formatter.positiveSuffix ?? ""
    negativePrefix = formatter.negativePrefix ?? "-"
    negativeSuffix = formatter.negativeSuffix ?? ""
    let isMoney = style == EnumMember.NumberStyle.currency
    decimalSeparator = (isMoney ? formatter.currencyDecimalSeparator : formatter.decimalSeparator) ?? "."
    groupingSeparator =
      formatter.usesGroupingSeparator
      ? (isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator) : nil
    groupSize = formatter.groupingSize
    secondGroupSize = formatter.secondaryGroupingSize == 0 ? formatter.groupingSize : formatter.secondaryGroupingSize
    if groupSize <= 0 { groupingSeparator = nil }
    minimumGroupingDigits = NumberShape.minimumGroupingDigits(
      formatter, groupingSeparator, groupSize, multiplier: formatter.numberStyle == .percent ? 100 : 1)
    minimumIntegerDigits = formatter.minimumIntegerDigits
    minimumFractionDigits = formatter.minimumFractionDigits
    maximumFractionDigits = formatter.maximumFractionDigits
    if isMoney {
      // A code is parted from the digits by a blank that the formatter does not speak of (TR35, part 3, "Currencies").
      if let (prefix, suffix) = NumberShape.affixes(formatter.text(of: 1)) {
        (positivePrefix, positiveSuffix) = (prefix, suffix)
      }
      if let (prefix, suffix) = NumberShape.affixes(formatter.text(of: -1)) {
        (negativePrefix, negativeSuffix) = (prefix, suffix)
      }
      // What the formatter says of them is not of its currency: yen have none, dinars three.
      minimumFractionDigits = fractionDigits(in: formatter.text(of: 0))
      maximumFractionDigits = fractionDigits(in: formatter.text(of: Decimal(string: "0.1111111111") ?? 0))
    }
    multiplier = style == EnumMember.NumberStyle.percent ? 100 : 1
    let zero = formatter.text(of: 0)?.unicodeScalars.first { $0.properties.generalCategory == .decimalNumber }
    zeroDigit = zero ?? "0"
  }
}

extension NumberShape {
  /// How many digits have to stand before the first separator: what a number with one shows.
  static func minimumGroupingDigits(
    _ formatter: NumberFormatter, _ separator: String?, _ size: Int, multiplier: Int
  ) -> Int {
    guard let separator, !separator.isEmpty, (1...9).contains(size) else { return 1 }
    let number = Decimal(sign: .plus, exponent: multiplier == 100 ? size - 2 : size, significand: 1)
    guard let text = formatter.text(of: number), let (prefix, suffix) = affixes(text) else { return 1 }
    // A blank may part groups, and a currency's sign from the digits.
    return text.dropFirst(prefix.count).dropLast(suffix.count).contains(separator) ? 1 : 2
  }

  /// What stands before the first digit of a number that is written, and behind its last.
  static func affixes(_ text: String?) -> (prefix: String, suffix: String)? {
    guard let scalars = text?.unicodeScalars else { return nil }
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
    guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
      return nil
    }
    return (String(scalars[..<first]), String(scalars[scalars.index(after: last)...]))
  }

  /// The digits behind the decimal separator of a number that is written: not behind that of a currency's sign.
  fileprivate func fractionDigits(in text: String?) -> Int {
    let parts = (text ?? "").split(separator: decimalSeparator, omittingEmptySubsequences: false)
    for (before, behind) in zip(parts, parts.dropFirst()) where before.last?.isNumber == true {
      return behind.prefix { $0.isNumber }.count
    }
    return 0
  }
}

extension Int {
  fileprivate mutating func raise(to least: Int) { self = Swift.max(self, least) }

  fileprivate mutating func lower(to most: Int) { self = Swift.min(self, most) }
}

extension NumberFormatter {
  /// How a number is written. Foundation's formatter for Linux takes a `Double` of every number, and that of a `Decimal`
  /// is not always the nearest one: of 1.005 it is one above, so that a half would be rounded up.
  fileprivate func text(of value: Decimal) -> String? {
    string(for: Double(value.description).map { NSNumber(value: $0) } ?? NSDecimalNumber(decimal: value))
  }
}

/// All that a number formatter is set to.
struct NumberSettings: Hashable {
  /// Its style, pattern and digits.
  private(set) var format: NumberFormat
  private var locale: String

  /// A format with its own locale, or that of its surroundings.
  init(_ format: NumberFormat, _ context: FormattingContext) {
    self.format = format
    locale = format.locale ?? context.locale
  }

  /// Nil where the locale or the currency is not known, or the format is none.
  var formatter: NumberFormatter? {
    guard let locale = Locale.known(locale) else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = NumberSettings.style(format.style)
    if let pattern = format.format {
      guard NumberPattern(writable: pattern) != nil else { return nil }
      formatter.positiveFormat = format.limitedPattern ?? pattern
    } else if formatter.groupingSize > 0, let size = NumberSettings.secondGroupSize(locale) {
      formatter.secondaryGroupingSize = size
    }
    if let code = format.currency {
      guard let currency = Currency(code) else { return nil }
      // Foundation's formatter for Linux hears of a currency only in its locale where it does not write the sign.
      if formatter.numberStyle != .currency { formatter.locale = locale.with("currency", currency.code.string) }
      formatter.currencyCode = currency.code.string
    }
    if let digits = format.minimumIntegerDigits { formatter.minimumIntegerDigits = digits }
    // What is set last wins over the other, on iOS; Foundation's formatter for Linux keeps both.
    if let digits = format.minimumFractionDigits {
      formatter.minimumFractionDigits = digits
      if formatter.maximumFractionDigits < digits { formatter.maximumFractionDigits = digits }
    }
    if let digits = format.maximumFractionDigits {
      if formatter.minimumFractionDigits > digits { formatter.minimumFractionDigits = digits }
      formatter.maximumFractionDigits = digits
    }
    if let groups = format.usesGroupingSeparator { formatter.usesGroupingSeparator = groups }
    #if !canImport(Darwin)
      if format.format == nil, let least = format.minimumFractionDigits, let most = format.maximumFractionDigits {
        formatter.writeFractions(min(least, most)...most)
      }
    #endif
    return formatter
  }

  /// How many digits the groups before the last have: 12,34,567. Foundation's formatter for Linux does not ask the
  /// locale.
  private static func secondGroupSize(_ locale: Locale) -> Int? {
    let groups = 1_234_567.formatted(.number.grouping(.automatic).locale(locale)).split { !$0.isNumber }
    guard groups.count > 2, groups[groups.count - 2].count != groups[groups.count - 1].count else { return nil }
    return groups[groups.count - 2].count
  }

  private static func style(_ member: EnumMember?) -> NumberFormatter.Style {
    switch member {
    case EnumMember.NumberStyle.decimal: .decimal
    case EnumMember.NumberStyle.currency: .currency
    case EnumMember.NumberStyle.percent: .percent
    case EnumMember.NumberStyle.scientific: .scientific
    case EnumMember.NumberStyle.spellOut: .spellOut
    case EnumMember.NumberStyle.ordinal: .ordinal
    case EnumMember.NumberStyle.currencyISOCode: .currencyISOCode
    case EnumMember.NumberStyle.currencyPlural: .currencyPlural
    case EnumMember.NumberStyle.currencyAccounting: .currencyAccounting
    default: .none
    }
  }
}

#if !canImport(Darwin)
  extension NumberFormatter {
    /// Has its pattern say how many digits of the fraction are written: Foundation's formatter for Linux forgets the most
    /// where some are the fewest.
    fileprivate func writeFractions(_ counts: ClosedRange<Int>) {
      guard counts.lowerBound > 0 else { return }
      let most = String(repeating: "#", count: counts.upperBound - counts.lowerBound)
      let fraction = String(repeating: "0", count: counts.lowerBound) + most
      let formats = [positiveFormat, negativeFormat].map { format in
        (format ?? "").replacingOccurrences(
          of: "([#0])(?:[.][#0]*)?(?![#0.,])", with: "$1." + fraction, options: .regularExpression)
      }
      positiveFormat = formats[0]
      // Else the sign would be missing.
      if formats[0] != formats[1] { negativeFormat = formats[1] }
    }
  }
#endif

/// Formatters of numbers that were made before.
enum NumberFormatters {
  /// By what they are set to.
  static let shared = FormatterCache<NumberSettings, NumberFormatter> { $0.formatter }
  /// How formatters write: more of these can be kept than of formatters.
  static let shapes = FormatterCache<NumberSettings, NumberShape>(limit: 1 << 12) { settings in
    let style = settings.format.style
    return shared.answer(settings) { NumberShape($0, style) }
  }
}
