import ValueFormatting
import FormModel

/// The ends of a range of dates, as they are written.
struct DateBounds {
  /// The first day; nil: there is none.
  var lower: DateBound?
  /// The last day, or where `isHalfOpen` the day behind it; nil: there is none.
  var upper: DateBound?
  /// Whether the upper end is left out.
  var isHalfOpen = false

  /// Whether no day is in it, whatever day today is for those who will read this.
  var isEmpty: Bool {
    switch (lower, upper) {
    case (.today(let first), .today(let last)): return first.isCertainlyAfter(last) || isHalfOpen && first == last
    // A moment of today, which may be its first.
    case (.now, .today(let last)): return DayOffset.zero.isCertainlyAfter(last) || isHalfOpen && last == DayOffset.zero
    case (.today(let first), .now): return first.isCertainlyAfter(DayOffset.zero)
    case (.some(let lower), .some(let upper)):
      let (first, last) = (lower.day(DateBounds.firstToday), upper.day(DateBounds.lastToday))
      return isHalfOpen ? first >= last : first > last
    default: return false
    }
  }

  /// Whether no day is in both ranges, whatever day today is.
  func isApart(from other: DateBounds) -> Bool {
    DateBounds(lower: lower, upper: other.upper, isHalfOpen: other.isHalfOpen).isEmpty
      || DateBounds(lower: other.lower, upper: upper, isHalfOpen: isHalfOpen).isEmpty
  }

  /// The days between those of its ends that do not move.
  var fixedDays: DayRange { DayRange(first: lower?.fixed, last: last(upper?.fixed)) }

  /// The days that are in it at some moment of the years in which anybody will read this.
  var likelyDays: DayRange {
    DayRange(first: lower?.day(DateBounds.firstToday), last: last(upper?.day(DateBounds.lastToday)))
  }

  /// Whether its ends do not move.
  var isFixed: Bool {
    [lower, upper].allSatisfy { bound in
      if case .day = bound ?? .day(Day(number: 0)) { true } else { false }
    }
  }

  /// Days that are in it at every moment of the years in which anybody will read this, and that every calendar which is
  /// called Gregorian counts alike: Foundation's goes over to the Julian one in 1582.
  var steady: DayRange {
    let first = lower?.day(DateBounds.lastToday)
    return DayRange(
      first: max(first ?? DateBounds.firstGregorian, DateBounds.firstGregorian),
      last: last(upper?.day(DateBounds.firstToday)))
  }

  /// The days that `today` is for those who will read this.
  static let firstToday = Day(year: 2025, month: 1, day: 1)
  /// The last of these days.
  static let lastToday = Day(year: 2045, month: 1, day: 1)
  /// The first day of a year that all calendars which are called Gregorian count alike.
  static let firstGregorian = Day(year: 1583, month: 1, day: 1)

  private func last(_ day: Day?) -> Day? { isHalfOpen ? day?.adding(days: -1) : day }
}

extension DateBound {
  /// The day that it is on another one.
  fileprivate func day(_ today: Day) -> Day {
    switch self {
    case .day(let day): day
    case .today(let offset): offset.applied(to: today)
    case .now: today
    }
  }

  fileprivate var fixed: Day? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension DayOffset {
  /// Whether the day so much later comes after another one's on every day of the calendar.
  func isCertainlyAfter(_ other: DayOffset) -> Bool {
    let (years, overflow) = self.years.subtractingReportingOverflow(other.years)
    let months = self.months.subtractingReportingOverflow(other.months)
    let days = self.days.subtractingReportingOverflow(other.days)
    guard !overflow, !months.overflow, !days.overflow, years.magnitude < 100_000,
      months.partialValue.magnitude < 1_000_000, days.partialValue.magnitude < 40_000_000
    else { return false }
    let least = [(years, 365, 366), (months.partialValue, 28, 31), (days.partialValue, 1, 1)]
      .reduce(0) { $0 + $1.0 * ($1.0 >= 0 ? $1.1 : $1.2) }
    if self.months == other.months, self.years == other.years { return least > 0 }
    // The end of a month may cost some days more.
    if least > 6 { return true }
    return isNear && other.isNear && isAfterInAllYears(other)
  }

  /// Whether it stays between 1901 and 2099, where every fourth year is a leap year.
  private var isNear: Bool { years.magnitude <= 40 && months.magnitude <= 480 && days.magnitude <= 365 }

  /// The same, day by day: after four years all comes again.
  private func isAfterInAllYears(_ other: DayOffset) -> Bool {
    (0..<1_461).allSatisfy { number in
      let today = DateBounds.firstToday.adding(days: number)
      return applied(to: today) > other.applied(to: today)
    }
  }
}
