import FormModel
import TestSupport
import Testing
import ValueFormatting

/// Nothing is written by what is not known: Foundation is not asked.
@Suite struct UnknownIdentifierTests {
  @Test(
    arguments: Named.abridged([
      "ar_EG-u-nu-lat", "en_US-u-nu-xyz", "en_US@numbers=xyz", "en_ZZ", "en_ZX@calendar=islamic", "ZY", "xx", "en US",
      "en_US.UTF-8", "en_US@", "en_US@numbers", "_US", "en--US", "é", "en_US@numbers=traditio", "de-u-nu-hant",
      String(repeating: "a", count: 5_000),
    ]))
  func unknownLocalesWriteNothing(_ named: Named<String>) {
    let locale = named.value
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

/// Time zones by other names than those of cities.
@Suite struct TimeZoneNameTests {
  /// Formatters do not take zones that are so far away.
  @Test(arguments: ["GMT+15", "GMT-1500", "UTC+17:59", "GMT+18", "UTC-18"])
  func zonesFarFromGreenwichWriteNothing(_ zone: String) {
    #expect(written(0, "time: .short, timeZone: \"\(zone)\"") == nil)
  }

  @Test(arguments: ["GMT+14:59", "GMT-14", "UTC+1", "NST", "NDT", "MET", "Zulu", "GMT0"])
  func allOthersAreWritten(_ zone: String) {
    #expect(written(0, "format: \"HH:mm\", timeZone: \"\(zone)\"") != nil)
  }

  /// What a day begins with is midnight of the zone that is written.
  @Test(arguments: ["NST", "EST", "MST", "AST", "ART", "BST", "IST", "CST", "HST", "WET", "EET", "GMT+5"])
  func daysBeginAtMidnight(_ zone: String) throws {
    for day in [Day(year: 2026, month: 7, day: 1), Day(year: 2026, month: 12, day: 1)] {
      let start = try #require(day.start(in: zone))
      #expect(written(start, "format: \"HH:mm\", timeZone: \"\(zone)\"") == "00:00")
    }
  }
}

/// What is set wins over what the locale asks for, as in Foundation.
@Suite struct LocaleKeywordTests {
  @Test(arguments: [
    ("format: \"yyyy-MM-dd\", calendar: .gregorian", "ja_JP@calendar=japanese", "2024-03-10"),
    ("style: .long, calendar: .gregorian", "ja-JP-u-ca-japanese", "2024年3月10日"),
    ("style: .long", "ja-JP-u-ca-japanese", "令和6年3月10日"),
    ("style: .long, calendar: .hebrew", "th_TH@calendar=gregorian", "30 อาดาร์ I ย.ศ. 5784"),
  ])
  func calendars(_ format: String, _ locale: String, _ text: String) {
    #expect(written(1_710_072_000, format, locale) == text)
  }

  @Test func currencies() {
    #expect(written("1348.09", "style: .currency", "en_GB@currency=JPY") == "JP¥1,348")
    #expect(written("1348.09", "style: .currency, currency: \"EUR\"", "en_GB@currency=JPY") == "€1,348.09")
  }
}

/// The currency counts in every style that writes money.
@Suite struct CurrencyTests {
  @Test(arguments: [
    ("currency", "en_US", "-¥22"), ("currencyAccounting", "en_US", "(¥22)"),
    ("currencyAccounting", "de_DE", "-22\u{A0}¥"), ("currencyPlural", "en_US", "-22 Japanese yen"),
    ("currencyAccounting", "en_US@calendar=buddhist", "(¥22)"),
  ])
  func itIsThatOfTheFormatter(_ style: String, _ locale: String, _ text: String) {
    #expect(written("-21.5", "style: .\(style), currency: \"JPY\"", locale) == text)
  }

  @Test(arguments: [("JPY", 0), ("KWD", 3), ("EUR", 2), ("CLF", 4)])
  func digitsAreThoseOfTheCurrency(_ code: String, _ digits: Int) throws {
    for locale in ["en_US", "de_CH", "ar_EG", "da_DK", "hi_IN"] {
      guard case .number(let format) = format(".number(style: .currency, currency: \"\(code)\")") else { return }
      let shape = try #require(format.shape(in: FormattingContext(locale: locale)))
      #expect((shape.minimumFractionDigits, shape.maximumFractionDigits) == (digits, digits), "\(locale)")
    }
  }

  /// As iOS has it: what is set last, the most digits, wins, and halves go to the even digit.
  @Test(
    arguments: [
      ("decimal", 2, 2, "1.239", "1.24"), ("decimal", 2, 2, "0.005", "0.00"), ("decimal", 1, 1, "1.239", "1.2"),
      ("decimal", 3, 2, "1.239", "1.24"), ("decimal", 5, nil, "1.239", "1.23900"), ("decimal", 0, 0, "1.5", "2"),
      ("currency", nil, 0, "1234.5", "$1,234"), ("currency", nil, 1, "5", "$5.0"), ("currency", 3, nil, "5", "$5.000"),
      ("percent", 1, 1, "0.12345", "12.3%"), ("percent", 0, 0, "0.125", "12%"), ("none", 1, 5, "1.25", "1.25"),
      ("decimal", 1, 5, "-1234.2345", "-1,234.2345"), ("currency", 1, 3, "5.255", "$5.255"),
    ] as [(String, Int?, Int?, String, String)])
  func digitsOfTheFraction(_ style: String, _ fewest: Int?, _ most: Int?, _ number: String, _ text: String) {
    let money = style == "currency" ? ", currency: \"USD\"" : ""
    let least = fewest.map { ", minimumFractionDigits: \($0)" } ?? ""
    let limit = most.map { ", maximumFractionDigits: \($0)" } ?? ""
    #expect(written(number, "style: .\(style)\(money)\(least)\(limit)") == text)
    guard case .number(let format) = format(".number(style: .\(style)\(money)\(least)\(limit))") else { return }
    let shape = format.shape(in: FormattingContext(locale: "en_US"))
    if let most { #expect(shape?.maximumFractionDigits == most && (shape?.minimumFractionDigits ?? 0) <= most) }
  }

  /// What is said beside a pattern changes it.
  @Test(arguments: [
    ("\"0\", maximumFractionDigits: 2", "2.5", "2.5"), ("\"0'x'\", maximumFractionDigits: 2", "2.5", "2.5x"),
    ("\"0.00\", maximumFractionDigits: 0", "3", "3"), ("\"0.00;(0.00)\", maximumFractionDigits: 0", "-3", "(3)"),
    ("\"#,##0\", minimumIntegerDigits: 5, minimumFractionDigits: 1", "1234", "01,234.0"),
    ("\"#,##0.00\", usesGroupingSeparator: false", "1234.5", "1234.50"),
    ("\"#.##\", minimumFractionDigits: 1", "0.25", "0.25"),
    ("\"0.\", maximumFractionDigits: 0", "3", "3."), ("\"@@#\", maximumFractionDigits: 0", "1.25", "1.25"),
    ("\"0E0\", maximumFractionDigits: 2", "1234", "1E3"), ("\"0.05\", maximumFractionDigits: 1", "1.02", "1.00"),
  ])
  func limitsChangePatterns(_ format: String, _ number: String, _ text: String) {
    #expect(written(number, "format: \(format)") == text)
  }

  /// Also of numbers that a `Double` can only come near to.
  @Test(arguments: [
    ("1.005", "1.00"), ("1.015", "1.02"), ("0.285", "0.28"), ("8.165", "8.16"), ("2.675", "2.68"), ("-1.005", "-1.00"),
  ])
  func halvesGoToTheEvenDigit(_ number: String, _ text: String) {
    #expect(written(number, "format: \"0.00\"") == text)
    #expect(written(number, "style: .decimal, minimumFractionDigits: 2, maximumFractionDigits: 2") == text)
  }

  /// On Cape Verde money has another separator than numbers.
  @Test func separatorsAreThoseOfTheStyle() {
    for (style, separator) in [("none", ","), ("decimal", ","), ("currency", "$")] {
      guard case .number(let format) = format(".number(style: .\(style), maximumFractionDigits: 2)") else { return }
      #expect(format.shape(in: FormattingContext(locale: "pt_CV"))?.decimalSeparator == separator)
    }
  }

  @Test func codesAreWritten() {
    #expect(written("1", "style: .currencyISOCode, currency: \"CHF\"", "de_DE")?.hasPrefix("1,00") == true)
    #expect(written("1", "style: .currencyISOCode, currency: \"CHF\"", "de_DE")?.hasSuffix("CHF") == true)
    #expect(written("1", "style: .currencyAccounting, currency: \"EURO\"") == nil)
  }
}

/// Numbers and formats of any size.
@Suite struct ExtremeValueTests {
  @Test(
    arguments: Named.abridged([
      String(repeating: "9", count: 50), "0." + String(repeating: "0", count: 120) + "1", "-9223372036854775808",
      "1" + String(repeating: "0", count: 127), String(repeating: "9", count: 5_000), "NaN", "", "1e400",
    ]))
  func numbersOfAnySize(_ named: Named<String>) {
    let number = named.value
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
