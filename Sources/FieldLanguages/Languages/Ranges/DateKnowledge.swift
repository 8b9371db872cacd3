import FormModel
import ValueFormatting

/// What has been read of a date, as far as it matters for whether the rest can make it a day of a range.
struct DateKnowledge: Hashable {
  /// What matters of a year, where days from `first` to `last` will do.
  struct Year: Hashable {
    /// Whether it has a 29th of February.
    var isLeap: Bool
    /// It is the year of the first day, or of the last.
    var isFirst: Bool
    /// Whether it is the year of the last day.
    var isLast: Bool

    /// A year that is in the range.
    init(isLeap: Bool, isFirst: Bool, isLast: Bool) {
      self.isLeap = isLeap
      self.isFirst = isFirst
      self.isLast = isLast
    }

    /// Nil where no day of the year is in the range.
    init?(_ year: Int, in range: DayRange) {
      if let first = range.first, year < first.year { return nil }
      if let last = range.last, year > last.year { return nil }
      self.init(isLeap: Day.isLeap(year), isFirst: range.first?.year == year, isLast: range.last?.year == year)
    }
  }

  private enum Form: Hashable {
    case nothing
    case year(Year)
    case month(Int)
    case day(Int)
    /// A day of a month: whether only leap years have it, and how it lies to the first and last day in their years.
    case monthDay(isLeapDay: Bool, isBeforeFirst: Bool, isAfterLast: Bool)
    case yearMonth(ClosedRange<Int>)
    case yearDay(Year, Int)
    case all
  }

  private var form: Form

  /// Nothing has been read yet.
  static let nothing = DateKnowledge(form: .nothing)

  /// With the year, too; nil where no such day is in the range.
  func adding(_ year: Year, _ range: DayRange) -> DateKnowledge? {
    var year = year
    year.isLeap = year.isLeap && mindsLeapYears
    switch form {
    case .nothing: return DateKnowledge(form: .year(year))
    case .month(let month): return DateKnowledge.yearMonth(year, month, range)
    case .day(let day): return DateKnowledge(form: .yearDay(year, day))
    case .monthDay(let isLeapDay, let isBeforeFirst, let isAfterLast):
      let isOutside = isLeapDay && !year.isLeap || year.isFirst && isBeforeFirst || year.isLast && isAfterLast
      return isOutside ? nil : DateKnowledge(form: .all)
    default: return nil
    }
  }

  /// With the month, too; nil where no such day is in the range.
  func adding(month: Int, _ range: DayRange) -> DateKnowledge? {
    switch form {
    case .nothing: DateKnowledge(form: .month(DateKnowledge.representative(ofMonth: month, range)))
    case .year(let year): DateKnowledge.yearMonth(year, month, range)
    case .day(let day): DateKnowledge.monthDay(month, day, range)
    case .yearDay(let year, let day):
      DateKnowledge.yearMonth(year, month, range)?.adding(day: day, range)
    default: nil
    }
  }

  /// With the day of the month, too; nil where no such day is in the range.
  func adding(day: Int, _ range: DayRange) -> DateKnowledge? {
    switch form {
    case .nothing: DateKnowledge(form: .day(DateKnowledge.representative(of: day, range)))
    case .year(let year): DateKnowledge(form: .yearDay(year, DateKnowledge.representative(of: day, range)))
    case .month(let month): DateKnowledge.monthDay(month, day, range)
    case .yearMonth(let days): days.contains(day) ? DateKnowledge(form: .all) : nil
    default: nil
    }
  }

  /// Whether it is a day of the range.
  var isWhole: Bool { form == .all }

  /// Whether the rest makes another day of a leap year than of another one.
  var mindsLeapYears: Bool {
    switch form {
    case .nothing, .month(2), .day(29), .monthDay(isLeapDay: true, _, _): true
    default: false
    }
  }

  /// Days that every month has are told apart only by how they lie to those of the first and last day.
  private static func representative(of day: Int, _ range: DayRange) -> Int {
    if day > 28 { return day }
    let kind = kind(day, range, \.day)
    return (1...day).first { DateKnowledge.kind($0, range, \.day) == kind } ?? day
  }

  /// Months of the same lengths are told apart only by how they lie to those of the first and last day.
  private static func representative(ofMonth month: Int, _ range: DayRange) -> Int {
    let (kind, count) = (kind(month, range, \.month), Day.count(month, 2_001))
    return (1...month).first { other in
      DateKnowledge.kind(other, range, \.month) == kind && Day.count(other, 2_001) == count
    } ?? month
  }

  /// How a part of a date lies to that of the first and last day: before, at or behind them; an end that is open counts for
  /// one behind or before which all lies.
  private struct Kind: Equatable {
    var toFirst: Int
    var toLast: Int
  }

  private static func kind(_ number: Int, _ range: DayRange, _ part: (Day) -> Int) -> Kind {
    Kind(
      toFirst: range.first.map { (number - part($0)).signum() } ?? 1,
      toLast: range.last.map { (number - part($0)).signum() } ?? -1)
  }

  private static func yearMonth(_ year: Year, _ month: Int, _ range: DayRange) -> DateKnowledge? {
    var days = 1...Day.count(month, year.isLeap ? 2_000 : 2_001)
    if year.isFirst, let first = range.first {
      if month < first.month { return nil }
      if month == first.month { days = first.day...max(first.day, days.upperBound) }
    }
    if year.isLast, let last = range.last {
      if month > last.month || month == last.month && last.day < days.lowerBound { return nil }
      if month == last.month { days = days.lowerBound...min(last.day, days.upperBound) }
    }
    return DateKnowledge(form: .yearMonth(days))
  }

  private static func monthDay(_ month: Int, _ day: Int, _ range: DayRange) -> DateKnowledge? {
    guard day <= Day.count(month, 2_000) else { return nil }
    return DateKnowledge(
      form: .monthDay(
        isLeapDay: month == 2 && day == 29,
        isBeforeFirst: range.first.map { (month, day) < ($0.month, $0.day) } ?? false,
        isAfterLast: range.last.map { (month, day) > ($0.month, $0.day) } ?? false))
  }
}

extension DateKnowledge {
  /// What a formatter takes of the first of January of the year 2000, since a pattern does not tell it; nil where no such
  /// day is in the range.
  init?(leftOutBy pattern: DatePattern, _ range: DayRange) {
    var known: DateKnowledge? = .nothing
    if !pattern.hasYear { known = Year(2_000, in: range).flatMap { known?.adding($0, range) } }
    if !pattern.hasMonth { known = known?.adding(month: 1, range) }
    if !pattern.hasDay { known = known?.adding(day: 1, range) }
    guard let known else { return nil }
    self = known
  }
}

extension DateKnowledge {
  /// Of what may be known behind the same text, all that is not part of something else: whatever makes a day of the range of
  /// the one makes one of the other, too.
  static func widest(_ all: [DateKnowledge], _ range: DayRange) -> [DateKnowledge] {
    var widest: [DateKnowledge] = []
    for known in all where !widest.contains(where: { $0.includes(known, range) }) {
      widest.removeAll { known.includes($0, range) }
      widest.append(known)
    }
    return widest
  }

  private func includes(_ other: DateKnowledge, _ range: DayRange) -> Bool {
    switch (form, other.form) {
    case (.year(let own), .year(let year)): return own.includes(year)
    case (.yearDay(let own, let ownDay), .yearDay(let year, let day)): return ownDay == day && own.includes(year)
    case (.month(let own), .month(let month)):
      let (ownKind, kind) = (DateKnowledge.kind(own, range, \.month), DateKnowledge.kind(month, range, \.month))
      return Day.count(own, 2_001) >= Day.count(month, 2_001) && ownKind.toFirst >= kind.toFirst
        && ownKind.toLast <= kind.toLast
    case (.monthDay(let ownLeap, let ownBefore, let ownAfter), .monthDay(let leap, let before, let after)):
      return (!ownLeap || leap) && (!ownBefore || before) && (!ownAfter || after)
    case (.yearMonth(let own), .yearMonth(let days)): return own.contains(days)
    default: return form == other.form
    }
  }
}

extension DateKnowledge.Year {
  /// Whether all days of the range that another one has are those of this one, too.
  fileprivate func includes(_ other: DateKnowledge.Year) -> Bool {
    (isLeap || !other.isLeap) && (!isFirst || other.isFirst) && (!isLast || other.isLast)
  }
}

/// Days from one to another; an end that is nil is open.
struct DayRange: Hashable {
  /// The first day; nil: there is none.
  var first: Day?
  /// The last day; nil: there is none.
  var last: Day?

  /// Whether no day is in it.
  var isEmpty: Bool { first.flatMap { first in last.map { first > $0 } } ?? false }

  /// The days that are in another range too.
  func intersection(_ other: DayRange) -> DayRange {
    DayRange(
      first: [first, other.first].compactMap { $0 }.max(), last: [last, other.last].compactMap { $0 }.min())
  }
}
