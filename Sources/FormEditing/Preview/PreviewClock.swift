public import FormModel
import ValueFormatting

/// The moment that a preview is of: `today` and `now` stand for it.
public enum PreviewClock: Sendable, Hashable {
  /// Seconds since the start of 1970 in UTC.
  case moment(Double)
  /// The start of a day, in each field's own time zone.
  case day(Day)

  /// Reads `2010-11-15` or `2010-11-15T09:41:00Z` (RFC 3339, in UTC); nil for anything else.
  public init?(_ text: String) {
    guard let written = WrittenMoment(text) else { return nil }
    self = written.second.map { .moment(Double(written.day.calendarNumber * 86_400 + $0)) } ?? .day(written.day)
  }

  /// The moment, in seconds since 1970, as a field sees it whose time zone is named; nil for a zone that is not known.
  public func seconds(in timeZone: String?) -> Double? {
    switch self {
    case .moment(let seconds): seconds
    case .day(let day): day.start(in: timeZone)
    }
  }
}

extension PreviewClock: CustomStringConvertible {
  /// `2010-11-15`, or `2010-11-15T09:41:00Z`.
  public var description: String {
    switch self {
    case .day(let day): return PreviewClock.text(day)
    case .moment(let seconds):
      let day = Day(secondsSince1970: seconds)
      let rest = seconds.isFinite ? seconds - Double(day.calendarNumber) * 86_400 : 0
      let second = Int(min(max(rest, 0), 86_399))
      let clock = [second / 3_600, second / 60 % 60, second % 60].map { PreviewClock.padded($0, 2) }
      return "\(PreviewClock.text(day))T\(clock.joined(separator: ":"))Z"
    }
  }

  private static func text(_ day: Day) -> String {
    "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
