import Foundation
import UIKitCatalog

/// The signs that a number is written with.
public struct NumberShape: Sendable, Hashable {
  public var positivePrefix = ""
  public var positiveSuffix = ""
  public var negativePrefix = "-"
  public var negativeSuffix = ""
  public var decimalSeparator = "."
  /// Nil where digits are not grouped.
  public var groupingSeparator: String?
  /// Digits in the last group, and in those before it.
  public var groupSize = 3
  public var secondGroupSize = 3
  public var minimumIntegerDigits = 1
  public var minimumFractionDigits = 0
  public var maximumFractionDigits = 0
  /// By what the value is multiplied before it is written: 100 for percentages.
  public var multiplier = 1
  /// The zero of the ten digits, which follow each other.
  public var zeroDigit: Unicode.Scalar = "0"
}

extension NumberFormat {
  /// How a number is written, given as decimal digits with a point; nil where it is none.
  public func text(of number: String, in context: FormattingContext) -> String? {
    guard let value = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
    return formatter(context).string(from: NSDecimalNumber(decimal: value))
  }

  /// The signs that it writes numbers with; nil where those are words or powers.
  public func shape(in context: FormattingContext) -> NumberShape? {
    guard isPlain, format == nil else { return nil }
    let formatter = formatter(context)
    var shape = NumberShape()
    shape.positivePrefix = formatter.positivePrefix ?? ""
    shape.positiveSuffix = formatter.positiveSuffix ?? ""
    shape.negativePrefix = formatter.negativePrefix ?? "-"
    shape.negativeSuffix = formatter.negativeSuffix ?? ""
    let isMoney = style != EnumMember.NumberStyle.decimal && style != EnumMember.NumberStyle.percent && style != nil
    shape.decimalSeparator = (isMoney ? formatter.currencyDecimalSeparator : formatter.decimalSeparator) ?? "."
    shape.groupingSeparator =
      formatter.usesGroupingSeparator
      ? (isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator) : nil
    shape.groupSize = formatter.groupingSize
    shape.secondGroupSize =
      formatter.secondaryGroupingSize == 0 ? formatter.groupingSize : formatter.secondaryGroupingSize
    if shape.groupSize <= 0 { shape.groupingSeparator = nil }
    shape.minimumIntegerDigits = formatter.minimumIntegerDigits
    shape.minimumFractionDigits = formatter.minimumFractionDigits
    shape.maximumFractionDigits = formatter.maximumFractionDigits
    shape.multiplier = style == EnumMember.NumberStyle.percent ? 100 : 1
    shape.zeroDigit =
      formatter.string(from: 0)?.unicodeScalars.first { $0.properties.generalCategory == .decimalNumber } ?? "0"
    return shape
  }

  /// Whether it writes digits, separators and signs only.
  private var isPlain: Bool {
    switch style {
    case nil, EnumMember.NumberStyle.none, EnumMember.NumberStyle.decimal, EnumMember.NumberStyle.percent,
      EnumMember.NumberStyle.currency:
      true
    default: false
    }
  }

  /// How many digits the groups before the last have: 12,34,567. Foundation's formatter for Linux does not ask the locale.
  private static func secondGroupSize(_ locale: Locale) -> Int? {
    let groups = 1_234_567.formatted(.number.grouping(.automatic).locale(locale)).split { !$0.isNumber }
    return groups.count > 2 ? groups[groups.count - 2].count : nil
  }

  private func formatter(_ context: FormattingContext) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale.named(locale ?? context.locale)
    formatter.numberStyle = NumberFormat.style(style)
    if let format {
      formatter.positiveFormat = format
    } else if let size = NumberFormat.secondGroupSize(formatter.locale) {
      formatter.secondaryGroupingSize = size
    }
    if let currency { formatter.currencyCode = currency }
    if let minimumIntegerDigits { formatter.minimumIntegerDigits = minimumIntegerDigits }
    if let minimumFractionDigits { formatter.minimumFractionDigits = minimumFractionDigits }
    if let maximumFractionDigits { formatter.maximumFractionDigits = maximumFractionDigits }
    if let usesGroupingSeparator { formatter.usesGroupingSeparator = usesGroupingSeparator }
    return formatter
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
