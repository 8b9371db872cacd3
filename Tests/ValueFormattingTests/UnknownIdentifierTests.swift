import FormModel
import Testing
import ValueFormatting

/// Nothing is written by what is not known: Foundation is not asked.
@Suite struct UnknownIdentifierTests {
  @Test(arguments: [
    "ar_EG-u-nu-lat", "en_US-u-nu-xyz", "en_US@numbers=xyz", "en_ZZ", "en_ZX@calendar=islamic", "ZY", "xx", "en US",
    "en_US.UTF-8", "en_US@", "en_US@numbers", "_US", "en--US", "é", "en_US@numbers=traditio", "de-u-nu-hant",
    String(repeating: "a", count: 5_000),
  ])
  func unknownLocalesWriteNothing(_ locale: String) {
    if locale != "en_US@" { #expect(written("1", "style: .decimal", locale) == nil) }
    for number in ["1", "-1348.09"] { _ = written(number, "style: .currency", locale) }
    _ = written(0, "style: .full, time: .full, calendar: .islamic", locale)
  }

  @Test(arguments: [
    ("ar_EG", "١٬٢٣٤٫٥"), ("ar_EG-u-nu-latn", "1,234.5"), ("ar-EG-u-nu-latn", "1,234.5"), ("de-DE", "1.234,5"),
    ("en_US@numbers=thai;calendar=buddhist", "๑,๒๓๔.๕"), ("hi_IN-u-nu-deva", "१,२३४.५"), ("", "1,234.5"),
  ])
  func knownLocalesWrite(_ locale: String, _ text: String) {
    #expect(written("1234.5", "style: .decimal", locale) == text)
  }

  @Test(arguments: ["islamic", "islamicUmmAlQura", "chinese", "hebrew", "ethiopicAmeteAlem", "iso8601"])
  func everyCalendarWritesInUnknownRegions(_ calendar: String) {
    for locale in ["en_ZZ", "en_ZX", "en_ZY"] {
      #expect(written(0, "style: .full, calendar: .\(calendar)", locale) == nil)
    }
    #expect(written(0, "style: .full, calendar: .\(calendar)") != nil)
  }

  @Test func unknownZonesAndCurrenciesWriteNothing() {
    #expect(written(0, "style: .short, timeZone: \"Europe/Berln\"") == nil)
    #expect(written(0, "style: .short, time: .short, timeZone: \"GMT+0530\"") == "1/1/70, 5:30\u{202F}AM")
    #expect(written("1", "style: .currency, currency: \"EURO\"") == nil)
    #expect(written("1", "style: .currency, currency: \"eur\"") == "€1.00")
  }
}

/// Numbers and formats of any size.
@Suite struct ExtremeValueTests {
  @Test(arguments: [
    String(repeating: "9", count: 50), "0." + String(repeating: "0", count: 120) + "1", "-9223372036854775808",
    "1" + String(repeating: "0", count: 127), String(repeating: "9", count: 5_000), "NaN", "", "1e400",
  ])
  func numbersOfAnySize(_ number: String) {
    for formatter in [
      "format: \"9\"", "format: \"#,##5.05\"", "style: .spellOut", "style: .scientific", "style: .ordinal",
      "minimumFractionDigits: 9223372036854775807", "minimumIntegerDigits: -9223372036854775808", "style: .percent",
      "format: \"¤¤¤¤¤¤0\"", "format: \"\(String(repeating: "0", count: 500))\"",
      "format: \"\(String(repeating: "#", count: 9_000))\"",
    ] {
      _ = written(number, formatter)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e13, -6.3e10, -1.3e10, 0])
  func momentsOfAnySize(_ seconds: Double) {
    for formatter in ["style: .full, time: .full", "format: \"GGGGG y MM dd EEEE U r\"", "template: \"yMMMdjm\""] {
      let text = written(seconds, formatter)
      #expect((text == nil) == !seconds.isFinite)
    }
  }

  @Test func daysNeverOverflow() {
    let day = Day(year: 2020, month: 2, day: 29)
    for amount in [Int.min, Int.min + 1, -1, 0, 1, Int.max] {
      let moved = DayOffset(years: amount, months: amount, days: amount).applied(to: day)
      #expect((1...12).contains(moved.month) && (1...31).contains(moved.day))
    }
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] { _ = Day(secondsSince1970: seconds, offset: .max) }
  }
}
