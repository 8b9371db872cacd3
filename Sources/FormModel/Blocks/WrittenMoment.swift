/// A day, or a moment of it in UTC, as settings and options write it: `2010-11-15`, `2010-11-15T09:41:00Z` (RFC 3339).
public struct WrittenMoment: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// Seconds since the day began; nil where the day itself is meant.
  public let second: Int?

  /// Reads a text; nil for anything else, and for what the calendar or the clock does not have.
  public init?(_ text: String) {
    guard let day = Day(String(text.prefix(10))) else { return nil }
    self.day = day
    let time = Array(text.utf8.dropFirst(10))
    if time.isEmpty {
      second = nil
    } else {
      guard let numbers = WrittenMoment.numbers(of: time), numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else {
        return nil
      }
      second = numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
    }
  }

  /// That a text is written as it should be, but names a day or a time that is not there, in words; nil where that is not
  /// what is wrong.
  public static func absence(in text: String) -> String? {
    let (day, time) = (String(text.prefix(10)), Array(text.utf8.dropFirst(10)))
    guard time.isEmpty || numbers(of: time) != nil else { return nil }
    if let absence = Day.absence(in: day) { return absence }
    return Day(day) != nil && WrittenMoment(text) == nil ? "there is no such time" : nil
  }

  /// The hour, minute and second of `T09:41:00Z`, whatever they are; nil where it is not written so.
  private static func numbers(of time: [UInt8]) -> [Int]? {
    guard time.count == 10, time[0] == UInt8(ascii: "T"), time[3] == UInt8(ascii: ":"), time[6] == UInt8(ascii: ":"),
      time[9] == UInt8(ascii: "Z")
    else { return nil }
    let numbers = [time[1...2], time[4...5], time[7...8]].compactMap { Day.number($0) }
    return numbers.count == 3 ? numbers : nil
  }
}
