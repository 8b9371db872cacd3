import FormModel
import FieldLanguages
import ValueFormatting
import Foundation
import Testing

/// Which texts are days of a range, where a fixed format writes them.
@Suite struct DateRangeTests {
  private func birthday(_ format: String, _ range: String) -> FieldLanguage? {
    field("formatter: .date(format: \"\(format)\", calendar: .gregorian)\nrule range(\(range))")
  }

  private func expect(_ field: FieldLanguage?, _ accepted: KeyValuePairs<String, Bool?>) {
    for (text, isAccepted) in accepted { #expect(accepts(field, text) == isAccepted, "\(text)") }
  }

  @Test func dayMonthYear() {
    expect(
      birthday("dd.MM.yyyy", "date(\"1900-01-01\")...date(\"2099-12-31\")"),
      [
        "29.02.2024": true, "29.02.2023": false, "29.02.1900": false, "29.02.2000": true, "31.04.2020": false,
        "30.04.2020": true, "01.13.2020": false, "00.01.2020": false, "1.1.2020": true, "31.12.1899": false,
        "01.01.1900": true, "31.12.2099": true, "01.01.2100": false,
      ])
  }

  @Test func yearMonthDay() {
    expect(
      birthday("yyyy-MM-dd", "date(\"2020-05-17\")...date(\"2024-11-20\")"),
      [
        "2024-02-29": true, "2023-02-29": false, "2020-05-16": false, "2020-05-17": true, "2024-11-20": true,
        "2024-11-21": false, "2024-12-01": false, "2022-12-31": true,
      ])
  }

  @Test func monthDayYear() {
    expect(
      birthday("M/d/y", "date(\"2020-05-17\")..."),
      ["5/17/2020": true, "5/16/2020": false, "05/17/2020": true, "2/29/2024": true])
  }

  @Test func oddOrder() {
    expect(
      birthday("dd.yyyy.MM", "date(\"2020-05-17\")..."),
      ["17.2020.05": true, "16.2020.05": false, "30.2021.02": false])
  }

  @Test func todayIsAnyDayOfThoseWhoReadIt() {
    let field = birthday("dd.MM.yyyy", "date(\"1900-01-01\")...today")
    #expect(accepts(field, "31.12.1899") == false)
    #expect(accepts(field, "01.01.1950") == true)
    #expect(accepts(field, "01.01.2035") == nil)
    #expect(accepts(field, "01.01.9000") == false)
    let later = birthday("dd.MM.yyyy", "today...")
    #expect(accepts(later, "31.12.1994") == false)
    #expect(accepts(later, "01.01.2035") == nil)
    #expect(accepts(later, "31.12.2099") == true)
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

  /// Days of a hundred years are in the range as they should be, in a format where the year comes last.
  @Test func everyDayIsJudgedRightly() throws {
    let field = try #require(birthday("d.M.y", "date(\"1896-03-05\")...date(\"2004-02-29\")"))
    for year in [1895, 1896, 1897, 2003, 2004, 2005] + stride(from: 1898, through: 2002, by: 6) {
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

  /// Of eight centuries, wherever the year stands among the other parts.
  @Test(arguments: ["yyyy-MM-dd", "dd.yyyy.MM", "MM/dd/yyyy", "MM.yyyy.dd"])
  func everyLeapDayIsJudgedRightly(_ format: String) throws {
    let field = try #require(birthday(format, "date(\"1604-02-29\")...date(\"2396-02-29\")"))
    for year in 1600...2400 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let text = format.replacing("yyyy", with: "\(year)").replacing("MM", with: "02").replacing("dd", with: "29")
      #expect(accepts(field, text) == (isLeap && (1604...2396).contains(year)), "\(text)")
    }
  }

  /// What a format leaves out, the formatter has values of its own for.
  @Test(arguments: [
    ("MM/yyyy", ["12/2019", "01/2020", "02/2020", "12/2020", "01/2021", "13/2020", "00/2020", "01/0000", "07/0241"]),
    ("yyyy", ["2019", "2020", "2021", "0000"]), ("yyyy.dd", ["2019.31", "2020.01", "2020.15", "2020.31", "2020.32"]),
    ("dd.MM.", ["01.01.", "29.02.", "30.02.", "31.12."]), ("HH:mm", ["00:00", "23:59", "24:00"]),
  ])
  func partsOfDatesAreReadAsFoundationDoes(_ format: String, _ texts: [String]) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    for (first, last) in [
      ("2020-01-01", "2020-12-31"), ("2020-01-15", "2021-01-01"), ("1999-06-01", "2000-02-29"),
      ("2000-01-02", "2020-01-15"),
    ] {
      let field = birthday(format, "date(\"\(first)\")...date(\"\(last)\")")
      for text in texts {
        let day = formatter.date(from: text).map { Day(secondsSince1970: $0.timeIntervalSince1970) }
        let isInside = try day.map { try #require(Day(first)) <= $0 && $0 <= #require(Day(last)) } ?? false
        #expect(accepts(field, text) == isInside, "\(text) in \(first)...\(last)")
      }
    }
  }

  /// Two digits are read as a year from 1950 to 2049.
  @Test func shortYears() {
    let field = birthday("MM/yy", "date(\"2019-12-01\")...date(\"2020-03-31\")")
    expect(
      field, ["12/19": true, "11/19": false, "01/20": true, "04/20": false, "01/21": false, "13/20": false])
    #expect(field.map { Set($0.samples(9)) } == ["12/19", "01/20", "02/20", "03/20"])
  }

  /// The first years that two digits are read as hang on the time zone.
  @Test(arguments: [
    (
      "MM/yy", "1950-07-01", "2060-01-01", ["01/60", "12/49", "08/55", "01/00", "12/2055"], ["01/1950", "03/2060"],
      ["01/50"]
    ),
    ("MMyy", "1950-07-01", "2060-01-01", ["0160", "1249", "0855", "0100"], [], ["0150"]),
    ("dd.MM.yy", "2050-01-01", "2060-01-01", ["01.01.2055"], ["01.01.55", "01.01.49"], ["01.01.50"]),
    ("dd.MM.yy HH:mm", "2040-01-01", "2060-01-01", ["31.12.48 20:00"], ["31.12.51 20:00"], ["31.12.49 20:00"]),
  ])
  func centuriesOfShortYears(
    _ format: String, _ first: String, _ last: String, _ accepted: [String], _ rejected: [String], _ unknown: [String]
  ) {
    let field = birthday(format, "date(\"\(first)\")...date(\"\(last)\")")
    for text in accepted { #expect(accepts(field, text) == true, "\(text)") }
    for text in rejected { #expect(accepts(field, text) == false, "\(text)") }
    for text in unknown { #expect(accepts(field, text) == nil, "\(text)") }
  }

  /// Why it is not known of a text whether it lies in the range is said of that text.
  @Test(arguments: [
    ("d/M/yyyy", "date(\"2010-01-01\")...", "١/١/٢٠١٠", "which digits are read depends on the locale"),
    ("d/M/yyyy", "...date(\"2010-12-31\")", "1/1/1500", "calendars differ before 1583"),
    ("MM/yy", "today...", "12/2027", "it depends on the day"), ("MM/yy", "today...", "12/27", "it depends on the day"),
    ("MM/yy", "date(\"1940-01-01\")...", "01/50", "two digits do not say of which century the year is"),
  ])
  func reasonsAreOfTheText(_ format: String, _ range: String, _ text: String, _ reason: String) throws {
    #expect(try #require(birthday(format, range)).judge(text).map(\.reason) == [reason])
  }

  /// Two digits are read as a year from 1950 to 2049: samples are those that are read as days of the range.
  @Test func samplesOfShortYearsAreReadInTheRange() throws {
    let late = try #require(birthday("dd.MM.yy", "date(\"2020-01-01\")...date(\"2060-01-01\")")).samples(9)
    #expect(!late.isEmpty)
    for text in late { #expect(Int(text.suffix(2)).map { (20...49).contains($0) } == true, "\(text)") }
    let unwritable = try #require(birthday("dd.MM.yy", "date(\"2055-01-01\")...date(\"2060-01-01\")")).samples(9)
    for text in unwritable { #expect(text.wholeMatch(of: /\d+\.\d+\.20\d\d/) != nil, "\(text)") }
  }

  /// Names of months do not say on every system which day is meant, however far away it is.
  @Test func farYearsWithNames() {
    expect(
      birthday("MMM yyyy", "date(\"9999-02-01\")...date(\"9999-03-13\")"),
      ["Jan 9999": false, "Feb 9999": nil, "Mar 9999": nil, "Apr 9999": false])
    let open = birthday("MMMM d, yyyy", "date(\"7000-03-03\")...")
    expect(open, ["March 3, 7000": nil, "March 2, 7000": false, "March 3, 4999": false])
    #expect(open?.samples(3).isEmpty == false)
  }

  /// The calendars differ before 1583; the year 0 is none.
  @Test func oldDays() {
    expect(
      birthday("dd.MM.yyyy", "...date(\"1900-01-01\")"), ["31.12.1582": nil, "01.01.0000": nil, "01.01.1583": true])
  }
}
