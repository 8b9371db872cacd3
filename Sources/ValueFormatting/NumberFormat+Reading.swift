import Foundation
import UIKitCatalog

extension NumberFormat {
  /// The number that a formatter reads in a text that it writes so for that number, but for zeros at the end; as decimal
  /// digits with a point. Nil where it reads none.
  public func reread(_ text: String, in context: FormattingContext) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    let settings = NumberSettings(self, context)
    let read = NumberFormatters.shared.answer(settings) { formatter -> [String] in
      [formatter.number(from: text)?.doubleValue.decimalDigits, isDigits ? formatter.digits(of: text) : nil]
        .compactMap(\.self)
    }
    return read?.first { number in
      self.text(of: number, in: context).map { $0 == text || $0.goesOnWithZeros(after: text) } ?? false
    }
  }

  /// Whether it is certain that the formatter does not read what is left of a number that it writes: a part of what stands
  /// around the digits is missing, a sign or the blank before it. Formatters that are not lenient want all of it on every
  /// system, but for marks of direction and the blank between a currency's code and the digits, which patterns do not
  /// name: so this system's formatter is asked, too.
  public func loses(_ left: String, of written: String, in context: FormattingContext) -> Bool {
    guard isPlain || writesAmounts || format != nil,
      let whole = NumberShape.affixes(written), let rest = NumberShape.affixes(left),
      NumberFormat.isPart(rest.prefix, of: whole.prefix), NumberFormat.isPart(rest.suffix, of: whole.suffix),
      NumberFormat.visible(rest.prefix + rest.suffix).count < NumberFormat.visible(whole.prefix + whole.suffix).count
    else { return false }
    return reads(written, in: context) && !reads(left, in: context)
  }

  /// Whether its style writes amounts of money in digits, as that of currencies does.
  private var writesAmounts: Bool {
    style == EnumMember.NumberStyle.currencyISOCode || style == EnumMember.NumberStyle.currencyAccounting
  }

  /// Whether this system's formatter reads a text as a number.
  private func reads(_ text: String, in context: FormattingContext) -> Bool {
    NumberFormatters.shared.answer(NumberSettings(self, context)) { $0.number(from: text) != nil } ?? false
  }

  /// Whether a text is another one of which some scalars are missing.
  private static func isPart(_ part: String, of whole: String) -> Bool {
    var rest = part.unicodeScalars[...]
    for scalar in whole.unicodeScalars where rest.first == scalar { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The scalars of a text but for those that only say in which direction one writes.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.generalCategory != .format }
  }
}

extension Double {
  /// Its shortest decimal digits, without powers; nil where it is no number.
  fileprivate var decimalDigits: String? {
    isFinite ? Decimal(string: description, locale: Locale(identifier: "en_US_POSIX"))?.description : nil
  }
}

extension NumberFormatter {
  /// The digits of a text in their order, with a point for the separator of the fraction. Foundation's formatter for
  /// Linux does not read all words of currencies that it writes.
  fileprivate func digits(of text: String) -> String {
    let separator = decimalSeparator ?? "."
    let parts = text.unicodeScalars.compactMap { scalar -> String? in
      if scalar.properties.numericType == .decimal { return String(Int(scalar.properties.numericValue ?? 0)) }
      return String(scalar) == separator ? "." : nil
    }
    return (text.contains { $0 == "-" || $0 == "\u{2212}" } ? "-" : "") + parts.joined()
  }
}

extension String {
  /// Whether it is a beginning and zeros behind it, perhaps with what parts them from the whole.
  fileprivate func goesOnWithZeros(after beginning: String) -> Bool {
    guard utf8.count > beginning.utf8.count, hasPrefix(beginning) else { return false }
    return dropFirst(beginning.count).allSatisfy { $0.wholeNumberValue == 0 || $0.isPunctuation }
  }
}
