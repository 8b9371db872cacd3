import FormModel
import Testing

/// Days that are so far from others.
@Suite struct DayTests {
  /// First the years, then the months, each to the last day of a month that is shorter.
  @Test(arguments: [
    (2024, 2, 29, 1, 0, 0, "2025-02-28"), (2024, 2, 29, 1, 1, 0, "2025-03-28"), (2024, 2, 29, 1, 1, 1, "2025-03-29"),
    (2024, 2, 29, -1, 1, 0, "2023-03-28"), (2024, 1, 31, 0, 1, 0, "2024-02-29"), (2024, 3, 31, 0, -13, 0, "2023-02-28"),
    (2024, 12, 31, 0, 1, 1, "2025-02-01"), (2020, 2, 29, 4, 0, 0, "2024-02-29"),
  ])
  func stepsAreTakenOneByOne(
    _ year: Int, _ month: Int, _ day: Int, _ years: Int, _ months: Int, _ days: Int, _ text: String
  ) {
    let moved = Day(year: year, month: month, day: day).adding(years: years, months: months, days: days)
    #expect(moved == Day(text))
  }

  /// Before 1582 each fourth year has a 29th of February, as in `Calendar(identifier: .gregorian)`.
  @Test func julianLeapDaysAreRead() {
    #expect(["1500-02-29", "0100-02-29", "1580-02-29", "1600-02-29", "2000-02-29"].allSatisfy { Day($0) != nil })
    #expect(["1501-02-29", "1700-02-29", "1900-02-29", "1500-02-30"].allSatisfy { Day($0) == nil })
    #expect(Day("1500-02-29")?.calendarNumber == Day("1500-03-01").map { $0.calendarNumber - 1 })
  }
}
