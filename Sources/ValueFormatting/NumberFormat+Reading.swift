import Foundation

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
