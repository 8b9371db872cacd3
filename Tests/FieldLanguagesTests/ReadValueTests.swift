import FieldLanguages
import Foundation
import Testing

/// What is not the same on all systems is asked of the formatter itself: texts are shown that it reads as values of the
/// range, and writes so.
@Suite struct ReadValueTests {
  private static func dateFormatter(_ format: String, _ calendar: Calendar.Identifier) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: calendar)
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter
  }

  private static func seconds(_ day: String) throws -> Double {
    try #require(dateFormatter("yyyy-MM-dd", .gregorian).date(from: day)).timeIntervalSince1970
  }

  @Test(arguments: ["D/yyyy", "yyyyDDD", "ww/YYYY", "YYYY-'W'ww", "QQ yyyy", "qqqq yyyy", "F EEEE/MM/yyyy"])
  func datesOfOtherPartsAreInTheRange(_ format: String) throws {
    let (first, last) = ("1990-02-10", "2000-08-20")
    let subject = try #require(
      field(
        "formatter: .date(format: \"\(format)\", calendar: .gregorian)\n"
          + "rule range(date(\"\(first)\")...date(\"\(last)\"))"))
    let samples = subject.samples(8)
    #expect(samples.count > 2)
    let formatter = Self.dateFormatter(format, .gregorian)
    let range = try Self.seconds(first)..<Self.seconds(last) + 86_400
    for text in samples {
      let moment = try #require(formatter.date(from: text)?.timeIntervalSince1970)
      #expect(range.contains(moment), "\(text)")
    }
    for miss in subject.nearMisses(8) {
      let moment = try #require(formatter.date(from: miss.text)?.timeIntervalSince1970)
      #expect(!range.contains(moment), "\(miss.text)")
    }
  }

  @Test(
    arguments: [
      ("D/yyyy", "324/2026", true), ("D/yyyy", "41/1990", nil), ("D/yyyy", "40/1990", true),
      ("D/yyyy", "234/2000", true),
      ("ww/YYYY", "47/2026", true), ("QQ yyyy", "04 2000", true), ("QQ yyyy", "03 2000", nil),
      // Within the first quarter, and the week, of the range.
      ("QQ yyyy", "01 1990", nil), ("ww/YYYY", "06/1990", nil), ("D/yy", "324/26", nil),
    ] as [(String, String, Bool?)])
  func datesOfOtherPartsBreakTheRange(_ format: String, _ text: String, _ breaks: Bool?) throws {
    let subject = try #require(
      field(
        "formatter: .date(format: \"\(format)\", calendar: .gregorian)\n"
          + "rule range(date(\"1990-02-10\")...date(\"2000-08-20\"))"))
    #expect(subject.rules[0].breaks(text) == breaks)
  }

  @Test(arguments: ["D/yyyy", "dd/yyyy", "MM/yyyy", "dd.MM.yyyy"]) func otherCalendarsAreCounted(_ format: String)
    throws
  {
    let subject = try #require(
      field("formatter: .date(format: \"\(format)\", calendar: .persian)\nrule range(...date(\"2020-01-15\"))"))
    let formatter = Self.dateFormatter(format, .persian)
    let end = try Self.seconds("2020-01-16")
    for text in subject.samples(8) {
      let moment = try #require(formatter.date(from: text)?.timeIntervalSince1970)
      #expect(moment < end, "\(text)")
    }
    for miss in subject.nearMisses(8) {
      let moment = try #require(formatter.date(from: miss.text)?.timeIntervalSince1970)
      #expect(moment >= end, "\(miss.text)")
    }
  }

  @Test func nothingOfDaysToComeIsShown() throws {
    let subject = try #require(field("formatter: .date(format: \"D/yyyy\", calendar: .persian)\nrule range(...today)"))
    let years = subject.samples(8).compactMap { $0.split(separator: "/").last.flatMap { Int($0) } }
    #expect(!years.isEmpty && years.allSatisfy { $0 <= 1_403 })
  }

  @Test(arguments: [
    (".number(format: \"#,##0.00\")", "rule range(2158...2819)\nrule length(...14)"),
    (".number(style: .scientific)", "rule range(2158...2819)\nrule length(...19)"),
    (".number(style: .scientific)", "rule length(...19)"),
    (".number(style: .spellOut)", "rule range(20...90)"),
    (".number(style: .ordinal)", "rule range(0.5...99.5)"),
    (".number(style: .ordinal, locale: \"he_IL\")", "rule range(0.5...99.5)"),
    (".number(style: .currencyPlural, currency: \"USD\")", "rule range(20...90)"),
    (".number(style: .currencyPlural, currency: \"JPY\", locale: \"ja_JP\")", "rule range(20...90)"),
  ])
  func numbersAreRead(_ formatter: String, _ rules: String) throws {
    let subject = try #require(field("formatter: \(formatter)\n\(rules)"))
    let samples = subject.samples(8)
    #expect(!samples.isEmpty)
    for text in samples {
      #expect(!text.contains(",,") && !text.contains("E34"), "\(text)")
      #expect(!["0", "100", "0th", "100th"].contains(text), "\(text)")
    }
    #expect(!subject.nearMisses(8).contains { $0.text.contains(",,") || $0.text.contains("E34") })
  }

  @Test func whatIsNormalizedIsRead() throws {
    let subject = try #require(
      field(
        "formatter: .number(style: .scientific)\nnormalize: [.trim, .removeCharacters(\"-.\")]\n"
          + "rule range(2158...2819)"))
    #expect(!subject.samples(5).contains("2.488E3"))
    #expect(accepts(subject, "2.488E3") != true)
  }

  @Test(
    arguments: [
      (".number(style: .scientific)", "2.488E3", nil), (".number(style: .scientific)", "2.8191E3", true),
      (".number(style: .scientific)", "2.488E6", true), (".number(style: .ordinal, locale: \"he_IL\")", "0", true),
      (".number(style: .ordinal, locale: \"he_IL\")", "2500", nil),
    ] as [(String, String, Bool?)])
  func numbersOutsideBreakTheRange(_ formatter: String, _ text: String, _ breaks: Bool?) throws {
    let subject = try #require(field("formatter: \(formatter)\nrule range(2158...2819)"))
    #expect(subject.rules[0].breaks(text) == breaks)
  }
}
