import FieldLanguages
import Testing

/// Which texts are days of a range, where a fixed format writes them.
@Suite struct DateRangeTests {
  private func birthday(_ format: String, _ range: String) -> FieldLanguage? {
    field("formatter: .date(format: \"\(format)\", calendar: .gregorian)\nrule range(\(range))")
  }

  @Test(arguments: [
    ("29.02.2024", true), ("29.02.2023", false), ("29.02.1900", false), ("29.02.2000", true), ("31.04.2020", false),
    ("30.04.2020", true), ("01.13.2020", false), ("00.01.2020", false), ("1.1.2020", false), ("31.12.1899", false),
    ("01.01.1900", true), ("31.12.2099", true), ("01.01.2100", false),
  ])
  func dayMonthYear(_ text: String, _ isAccepted: Bool) {
    let field = birthday("dd.MM.yyyy", "date(\"1900-01-01\")...date(\"2099-12-31\")")
    #expect(accepts(field, text) == isAccepted)
  }

  @Test(arguments: [
    ("2024-02-29", true), ("2023-02-29", false), ("2020-05-16", false), ("2020-05-17", true), ("2024-11-20", true),
    ("2024-11-21", false), ("2024-12-01", false), ("2022-12-31", true),
  ])
  func yearMonthDay(_ text: String, _ isAccepted: Bool) {
    let field = birthday("yyyy-MM-dd", "date(\"2020-05-17\")...date(\"2024-11-20\")")
    #expect(accepts(field, text) == isAccepted)
  }

  @Test(arguments: [("5/17/2020", true), ("5/16/2020", false), ("05/17/2020", false), ("2/29/2024", true)])
  func monthDayYear(_ text: String, _ isAccepted: Bool) {
    #expect(accepts(birthday("M/d/y", "date(\"2020-05-17\")..."), text) == isAccepted)
  }

  @Test(arguments: [("17.2020.05", true), ("16.2020.05", false), ("30.2021.02", false)])
  func oddOrder(_ text: String, _ isAccepted: Bool) {
    #expect(accepts(birthday("dd.yyyy.MM", "date(\"2020-05-17\")..."), text) == isAccepted)
  }

  @Test func todayIsAnyDay() {
    let field = birthday("dd.MM.yyyy", "date(\"1900-01-01\")...today")
    #expect(accepts(field, "31.12.1899") == false)
    #expect(accepts(field, "01.01.1950") == nil)
    #expect(accepts(field, "01.01.9000") == nil)
  }

  @Test(arguments: [
    "date(\"1900-01-01\")...today", "today(years: -100)...today(years: -18)", "today...",
  ])
  func samplesAreDays(_ range: String) throws {
    let samples = try #require(birthday("dd.MM.yyyy", range)).samples(3)
    #expect(samples.count == 3)
    for text in samples { #expect(text.wholeMatch(of: /\d\d\.\d\d\.\d{4}/) != nil, "\(text)") }
  }

  @Test func samplesOfAStyleAreWrittenByTheFormatter() throws {
    let day = try #require(field("formatter: .date(style: .medium)\nrule range(date(\"1900-01-01\")...today)"))
    let samples = day.samples(3)
    #expect(samples.count == 3)
    for text in samples { #expect(text.wholeMatch(of: /[A-Z][a-z]{2} \d{1,2}, \d{4}/) != nil, "\(text)") }
  }

  /// Every day of four centuries is in the range as it should be, in a format where the year comes last.
  @Test func everyDayIsJudgedRightly() throws {
    let field = try #require(birthday("d.M.y", "date(\"1896-03-05\")...date(\"2004-02-29\")"))
    for year in stride(from: 1895, through: 2005, by: 1) {
      for (month, days) in [(1, 31), (2, 28), (3, 31), (12, 31)] {
        for day in [1, 4, 5, 28, 29, 30, 31] {
          let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
          let isDay = day <= days + (month == 2 && isLeap ? 1 : 0)
          let isInside = (year, month, day) >= (1896, 3, 5) && (year, month, day) <= (2004, 2, 29)
          #expect(accepts(field, "\(day).\(month).\(year)") == (isDay && isInside), "\(day).\(month).\(year)")
        }
      }
    }
  }
}
