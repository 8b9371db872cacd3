import FormModel

/// The beginning of a year of four digits, as far as it matters for what the rest can make of it.
struct YearDigits: Hashable {
  /// How many digits there are.
  private(set) var count = 0
  /// Whether they are those of the first day's year so far.
  private(set) var isFirst: Bool
  /// Whether they are those of the last day's year so far.
  private(set) var isLast: Bool
  /// What they say of leap years; nil where nobody asks.
  private var leap: Leap?

  /// What the digits so far say of whether the year is a leap one: they differ in what has to follow.
  private enum Leap: Hashable {
    /// What has to follow makes an even number: an even digit behind one, nothing behind four.
    case even
    /// What has to follow makes an odd one.
    case odd
    /// Behind three digits, one of 4 and 8: the last of a century that has no leap year itself.
    case common
  }

  /// Nothing yet of a year in a range.
  ///
  /// - Parameter mindsLeapYears: whether it matters if the year is a leap one.
  init(in range: DayRange, mindsLeapYears: Bool) {
    isFirst = range.first != nil
    isLast = range.last != nil
    leap = mindsLeapYears ? .even : nil
  }

  /// The year that four digits make.
  var year: DateKnowledge.Year { DateKnowledge.Year(isLeap: leap == .even, isFirst: isFirst, isLast: isLast) }

  /// One digit on; nil where the year lies outside of the range then.
  func followed(by digit: Int, in range: DayRange) -> YearDigits? {
    var next = self
    if isFirst, let year = range.first?.year {
      let wanted = YearDigits.digit(count, of: year)
      if digit < wanted { return nil }
      next.isFirst = digit == wanted
    }
    if isLast, let year = range.last?.year {
      let wanted = YearDigits.digit(count, of: year)
      if digit > wanted { return nil }
      next.isLast = digit == wanted
    }
    next.leap = leap.map { followed($0, by: digit) }
    next.count += 1
    return next
  }

  /// A number of two digits can be divided by four where its second digit can and the first one is even, or where the
  /// second one leaves two and the first one is odd.
  private func followed(_ leap: Leap, by digit: Int) -> Leap {
    let parity: Leap = digit % 2 == 0 ? .even : .odd
    let isDivisible = digit % 4 == (leap == .odd ? 2 : 0)
    switch count {
    case 0: return parity
    case 1: return isDivisible ? .even : .common
    case 2: return digit == 0 ? leap : parity
    default: return isDivisible && (leap != .common || digit != 0) ? .even : .odd
    }
  }

  private static func digit(_ position: Int, of year: Int) -> Int {
    let powers = [1_000, 100, 10, 1]
    return position < powers.count ? min(max(year, 0), 9_999) / powers[position] % 10 : 0
  }
}
