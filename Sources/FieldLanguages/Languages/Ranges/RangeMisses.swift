import FormModel
import ValueFormatting

// What lies just past the ends of a range, or looks like a day of it.

extension NumberBounds {
  /// The nearest numbers outside that have at least so many digits behind the point.
  func misses(fractionDigits: Int) -> [String] {
    func digits(_ number: DecimalNumber) -> Int { max(fractionDigits, number.fraction.count) }
    let below = lower.map { $0.next(up: false, fractionDigits: digits($0)) }
    let above = upper.map { isHalfOpen ? $0 : $0.next(up: true, fractionDigits: digits($0)) }
    return [below, above].compactMap { $0?.text }
  }
}

extension DateBounds {
  /// The nearest days outside, as a formatter writes them; none where it writes them like days inside, or what it writes
  /// is read as one.
  func misses(_ format: DateFormat, in context: FormattingContext) -> [String] {
    guard let pattern = format.pattern(in: context), !pattern.hasShortYears, let parts = DatePattern(pattern) else {
      return []
    }
    let range = fixedDays
    let ends = [(range.first, -1), (range.last, 1)]
    return ends.compactMap { end, step in
      guard let end else { return nil }
      let day = end.adding(days: step)
      guard let seen = format.readDay(of: day, by: parts, in: context), !range.contains(seen) else { return nil }
      guard let text = format.text(of: day, in: context), format.rereads(text, in: context) else { return nil }
      return text == format.text(of: end, in: context) ? nil : text
    }
  }
}

extension DateBounds {
  /// The end of February in a year that does not leap.
  func leapDay(_ pattern: DatePattern) -> String? {
    guard let year = (steady.first ?? steady.last)?.year else { return nil }
    let common = (year...year + 1).first { !Day.isLeap($0) } ?? year
    return pattern.text(of: Day(year: common, month: 2, day: 29))
  }
}

extension String {
  /// Whether a pattern writes 1899 like 1999.
  var hasShortYears: Bool {
    let years = split { !"yYu".contains($0) }
    return years.isEmpty || years.contains { $0.count == 2 }
  }
}

extension DecimalNumber {
  /// The number that is greater, or smaller, by one in the last of so many digits behind the point.
  fileprivate func next(up: Bool, fractionDigits: Int) -> DecimalNumber {
    var digits = [0] + integer + fraction + Array(repeating: 0, count: fractionDigits - fraction.count)
    let isSmaller = !isZero && up == isNegative
    var place = digits.count - 1
    while place > 0, digits[place] == (isSmaller ? 0 : 9) {
      digits[place] = isSmaller ? 9 : 0
      place -= 1
    }
    digits[place] = isSmaller ? digits[place] - 1 : digits[place] + 1
    return DecimalNumber(
      isNegative: isZero ? !up : isNegative, integer: Array(digits.dropLast(fractionDigits)),
      fraction: Array(digits.suffix(fractionDigits)))
  }

  /// As it is written in the language.
  fileprivate var text: String {
    func written(_ digits: [UInt8]) -> String { digits.map { String($0) }.joined() }
    let whole = (isNegative ? "-" : "") + (integer.isEmpty ? "0" : written(integer))
    return fraction.isEmpty ? whole : "\(whole).\(written(fraction))"
  }
}
