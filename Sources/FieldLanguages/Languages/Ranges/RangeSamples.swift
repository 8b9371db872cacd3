import FormModel
import ValueFormatting

// Members of a range to show: one in the middle, and both ends.

extension NumberBounds {
  /// Numbers of the range that have as few digits behind the point as its ends have, but at least some: one in the middle,
  /// then the ends. An open end is taken to lie a hundred away.
  func members(fractionDigits least: Int) -> [String] {
    let digits = min(9, max(least, lower?.fraction.count ?? 0, upper?.fraction.count ?? 0))
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let bounds = [lower, upper].map { $0.flatMap { Double($0.digits) }.map { ($0 * scale).rounded() } }
    guard let first = bounds[0] ?? bounds[1].map({ $0 - 100 * scale }),
      let last = bounds[1].map({ isHalfOpen ? $0 - 1 : $0 }) ?? bounds[0].map({ $0 + 100 * scale }),
      first <= last, max(abs(first), abs(last)) < 1e15
    else { return [] }
    let ends = [bounds[0].map { _ in first }, bounds[1].map { _ in last }].compactMap { $0 }
    return ([((first + last) / 2).rounded(.down)] + ends).map { NumberBounds.text(Int($0), fractionDigits: digits) }
  }

  /// A whole number of hundredths and the like, as it is written in the language.
  private static func text(_ number: Int, fractionDigits: Int) -> String {
    let digits = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
    let sign = number < 0 ? "-" : ""
    if fractionDigits == 0 { return sign + padded }
    return "\(sign)\(padded.dropLast(fractionDigits)).\(padded.suffix(fractionDigits))"
  }
}

extension DecimalNumber {
  /// As `Double` reads it.
  fileprivate var digits: String {
    func written(_ digits: [UInt8]) -> String { digits.map { String($0) }.joined() }
    return (isNegative ? "-" : "") + "0\(written(integer)).\(written(fraction))0"
  }
}

extension DateBounds {
  /// Days of the range: one of the years 2020 to 2029 where it has such, its ends, and others of these years.
  var members: [Day] { members(in: steady) }

  /// The same of a part of the range.
  func members(in range: DayRange) -> [Day] {
    if range.isEmpty { return [] }
    let first = range.first.map { max($0, DateBounds.firstShown) } ?? DateBounds.firstShown
    let last = range.last.map { min($0, DateBounds.lastShown) } ?? DateBounds.lastShown
    // Where the range has none of these years, the days near its end are shown.
    let (from, to) =
      first <= last
      ? (first, last)
      : range.last.map { $0 < DateBounds.firstShown } == true
        ? (max(range.first ?? DateBounds.firstShown, (range.last ?? first).adding(years: -10)), range.last ?? first)
        : (range.first ?? first, min(range.last ?? first.adding(years: 10), first.adding(years: 10)))
    let span = max(0, to.number - from.number)
    let inside = [5, 3, 7, 1, 2].map { Day(number: from.number + span * $0 / 11) }
    let isWhole = range == steady
    let ends = [!isWhole || hasFixedLower ? range.first : nil, !isWhole || hasFixedUpper ? range.last : nil]
      .compactMap { $0 }
    return inside.prefix(1) + ends + inside.dropFirst()
  }

  private var hasFixedLower: Bool { if case .day = lower { true } else { false } }
  private var hasFixedUpper: Bool { if case .day = upper { true } else { false } }

  private static let firstShown = Day(year: 2020, month: 1, day: 1)
  private static let lastShown = Day(year: 2029, month: 12, day: 31)
}
