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
    guard let day = Day(String(text.prefix(10))) else { return nil }
    if text.utf8.count == 10 {
      self = .day(day)
      return
    }
    let rest = Array(text.utf8.dropFirst(10))
    guard rest.count == 10, rest[0] == UInt8(ascii: "T"), rest[3] == UInt8(ascii: ":"), rest[6] == UInt8(ascii: ":"),
      rest[9] == UInt8(ascii: "Z"), let hour = PreviewClock.number(rest[1...2]), hour < 24,
      let minute = PreviewClock.number(rest[4...5]), minute < 60,
      let second = PreviewClock.number(rest[7...8]), second < 60
    else { return nil }
    self = .moment(Double(day.calendarNumber * 86_400 + hour * 3_600 + minute * 60 + second))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
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
