import ValueFormatting

/// The ends of a range, of numbers or of dates.
enum RangeBounds {
  /// Of numbers, or of amounts.
  case numbers(NumberBounds)
  /// Of days.
  case dates(DateBounds)

  /// Whether it has all values of another one, whatever day it is.
  func contains(_ other: RangeBounds) -> Bool {
    switch (self, other) {
    case (.numbers(let own), .numbers(let inner)): own.contains(inner)
    case (.dates(let own), .dates(let inner)): own.contains(inner)
    default: false
    }
  }
}

extension NumberBounds {
  fileprivate func contains(_ inner: NumberBounds) -> Bool {
    if let lower, inner.lower.map({ $0 < lower }) ?? true { return false }
    guard let upper else { return true }
    guard let end = inner.upper else { return false }
    return end < upper || end == upper && (!isHalfOpen || inner.isHalfOpen)
  }
}

extension DateBounds {
  fileprivate func contains(_ inner: DateBounds) -> Bool {
    if let lower, !(inner.lower.map(lower.isNever(after:)) ?? false) { return false }
    guard let upper else { return true }
    return (inner.upper.map { $0.isNever(after: upper) } ?? false) && (!isHalfOpen || inner.isHalfOpen)
  }
}

extension DateBound {
  /// Whether it certainly lies no later than another one, in the years in which anybody will read this.
  fileprivate func isNever(after other: DateBound) -> Bool {
    switch (self, other) {
    case (.day(let day), .day(let last)): day <= last
    case (.today(let day), .today(let last)): day == last || last.isCertainlyAfter(day)
    case (.now, .now): true
    case (.day(let day), .today(let last)): day <= last.applied(to: DateBounds.firstToday)
    case (.today(let day), .day(let last)): day.applied(to: DateBounds.lastToday) <= last
    case (.day(let day), .now): day <= DateBounds.firstToday
    case (.now, .day(let last)): DateBounds.lastToday < last
    case (.today, .now), (.now, .today): false
    }
  }
}
