/// A day of the Gregorian calendar.
public struct Day: Hashable, Comparable, Sendable {
  /// The year of the common era; 0 is the year before 1.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int

  /// A day as it is named; whether the calendar has it is not checked.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2010-11-15` (ISO 8601, calendar date in its extended format); nil for anything else, and for days that are
  /// not there.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard Day.isWritten(bytes),
      let year = Day.number(bytes[0..<4]), let month = Day.number(bytes[5..<7]), let day = Day.number(bytes[8..<10]),
      (1...12).contains(month), day >= 1, day <= Day.count(month, year) || Day.isJulianLeapDay(year, month, day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `2010-11-15` (ISO 8601, calendar date in its extended format).
  public var isoText: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number.magnitude)
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// That a text is written as a day is, of one that is not there (`2026-02-31`), in words; nil where that is not what is
  /// wrong.
  public static func absence(in text: String) -> String? {
    isWritten(text.utf8) && Day(text) == nil ? "there is no such day" : nil
  }

  private static func isWritten(_ text: some Sequence<UInt8>) -> Bool {
    let bytes = Array(text)
    return bytes.count == 10
      && bytes.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }

  /// The number that digits write; nil where others are among them.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { (0x30...0x39).contains($0) } ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }

  /// The day that a moment falls on where clocks are `offset` seconds ahead of UTC; of those that are some 300,000 years
  /// away, the last.
  public init(secondsSince1970 seconds: Double, offset: Int = 0) {
    let bounded = seconds.isFinite ? min(max(seconds, -1e13), 1e13) + Double(min(max(offset, -86_400), 86_400)) : 0
    self.init(calendarNumber: Int((bounded / 86_400).rounded(.down)))
  }

  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// How many days a month of the Gregorian calendar has.
  public static func count(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29th of February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Whether a day is a 29th of February that the Julian calendar has, which holds before 1582.
  private static func isJulianLeapDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    year < 1582 && year % 4 == 0 && month == 2 && day == 29
  }

  /// So many years, months and days later; a day past the end of its month is the last of it.
  public func adding(years: Int = 0, months: Int = 0, days: Int = 0) -> Day {
    let limit = 120_000
    // One after the other, as calendars do: 29 February and a year are 28 February, and a month more is 28 March.
    let moved = moved(byMonths: 12 * min(max(years, -9_999), 9_999)).moved(byMonths: min(max(months, -limit), limit))
    return Day(number: moved.number + min(max(days, -4_000_000), 4_000_000))
  }

  /// The same day of another month, or the last one where that is shorter.
  private func moved(byMonths count: Int) -> Day {
    let total = month - 1 + count
    let carried = total >= 0 ? total / 12 : (total - 11) / 12
    var moved = Day(year: year + carried, month: total - carried * 12 + 1, day: day)
    moved.day = min(day, Day.count(moved.month, moved.year))
    return moved
  }

  /// Days since 1970-01-01, by Hinnant's `days_from_civil`: years that begin in March, 400 to an era.
  public var number: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day that is so many days after 1970-01-01 (Hinnant's `civil_from_days`).
  public init(number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
