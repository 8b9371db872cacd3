import FormModel
import FieldLanguages
import Foundation
import Testing
import ValueFormatting

/// What is claimed of texts that stand for dates, held against Foundation's `DateFormatter`.
@Suite struct ReadDatesTests {
  private static let formats = [
    "dd.MM.yyyy", "d.M.y", "yyyy-MM-dd", "MM/dd/yyyy", "M/d/yy", "dd.MM.yy", "yyyyMMdd", "ddMMyy", "d. M. yyyy",
    "MM/yyyy",
    "dd.MM.", "yyyy'年'M'月'd'日'", "d'x'M'x'y", "dd.MM.yyyy HH:mm", "u-M-d", "MMM d, y", "EEEE, d MMMM yyyy", "dMMyyyy",
  ]

  /// Days as each part may be written, with marks between them, and what is none.
  private static let texts: [String] = {
    let numbers = [
      "1", "01", "001", "9", "12", "13", "31", "29", "30", "0", "2", "02", "05", "50", "1999", "2000", "2024", "199",
      "20245",
    ]
    var texts = [
      "", "hello", "1", "43", "Nov 20, 2026", "Friday, 20 November 2026", "20260102", "010226", "1012026", "2026011",
      "1012000",
    ]
    for mark in [".", "/", "-", ". ", " ", ",", "x", "", ":"] {
      for (index, first) in numbers.enumerated() {
        let second = numbers[(index * 7 + 3) % numbers.count]
        for third in ["1999", "2000", "24", "5", "05", "02"] {
          texts += [
            first + mark + second + mark + third, third + mark + first + mark + second,
            " \(first)\(mark)\(second)\(mark)\(third) ",
          ]
        }
        texts += [first + mark + second, first + mark + second + mark, "\(third(index))年\(first)月\(second)日"]
      }
    }
    texts += ["1.2.2000 9:05", "01.02.2000 23:59", "1.2.2000 24:00", "-5-1-1", "١.٢.٢٠٠٠", "1.2.2000x", "1.2.2000\n"]
    return texts
  }()

  private static func third(_ index: Int) -> String { ["2000", "24", "1999"][index % 3] }

  @Test(arguments: formats) func claimsAreTrue(_ format: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    let (first, last) = ("1999-02-03", "2024-12-30")
    let own = field(
      "normalize: []\nformatter: .date(format: \"\(format)\", calendar: .gregorian)\nrule range(date(\"\(first)\")...date(\"\(last)\"))"
    )
    var known = 0
    for text in Self.texts where !text.isEmpty {
      let day = formatter.date(from: text).map { Day(secondsSince1970: $0.timeIntervalSince1970) }
      let isInside = try day.map { try #require(Day(first)) <= $0 && $0 <= #require(Day(last)) } ?? false
      guard let claim = accepts(own, text) else { continue }
      known += 1
      #expect(claim == isInside, "'\(text)' by \(format)")
    }
    #expect(known > 100)
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "1.2.2010", true), ("yyyy-MM-dd", "2005-1-1", true), ("MM/dd/yyyy", "1/2/2000", true),
    ("dd.MM.yy", "1.2.2000", true), ("HH:mm", "9:5", true), ("dd.MM.yyyy", "hello", false), ("dd.MM.yyyy", "1", false),
    ("dd.MM.yyyy", "5.2010", false), ("dd.MM.yyyy", "31.4.2000", false),
  ])
  func storedTexts(_ format: String, _ text: String, _ isStored: Bool) {
    #expect(stored(".date(format: \"\(format)\", calendar: .gregorian)")?.isStored(text) == isStored)
  }

  @Test func stylesNeedNumbers() throws {
    let medium = try #require(stored(".date(style: .medium)"))
    #expect(medium.isStored("hello") == false && medium.isStored("43") == false)
    #expect(medium.isStored("Nov 20, 2026") == true && medium.isStored("Dec 1, 2026") == nil)
    #expect(medium.phrase == "no date as en_US writes it, such as Nov 20, 2026")
  }

  @Test(arguments: [
    (".number(style: .decimal)", "1,234.5", true), (".number(style: .decimal)", "1234.5", true),
    (".number(style: .decimal)", "5x", false), (".number(style: .decimal)", "hello", false),
    (".number(style: .decimal, locale: \"de_DE\")", "1.234,5", true), (".number(style: .percent)", "5%", true),
    (".number(style: .currency)", "$5", true), (".number(style: .currency)", "$5.00", true),
    (".number(style: .decimal)", "1,2345,6", nil), (".number(style: .decimal)", "1.5.2", false),
    (".number(style: .decimal)", "1e3", nil), (".number(style: .decimal)", " 5", nil),
  ])
  func storedNumbers(_ formatter: String, _ text: String, _ isStored: Bool?) {
    #expect(stored(formatter)?.isStored(text) == isStored, "\(text)")
  }

  /// What is certainly read is read here, to the number that it is written for.
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "de_CH", "ar_EG", "fa_IR", "hi_IN", "th_TH", "sv_SE", "he_IL"])
  func numbersThatAreWrittenAreRead(_ locale: String) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    for (name, style) in [("decimal", NumberFormatter.Style.decimal), ("percent", .percent), ("currency", .currency)] {
      formatter.numberStyle = style
      let own = field(
        "normalize: []\nformatter: .number(style: .\(name))\nrule range(-1234567...1234567)",
        form: "locales: [\"\(locale)\"]")
      for number in [0, 0.5, 7, -3.25, 1234.5, -98765.25, 1234567] as [Double] {
        // The currency of Iran stands before the number and is no part of what is certainly read.
        if locale == "fa_IR", name == "currency" { continue }
        guard locale != "hi_IN" || abs(number) < 1_000, let text = formatter.string(from: NSNumber(value: number))
        else { continue }
        #expect(accepts(own, text) == true || number < 0 && accepts(own, text) != false, "\(text) \(name) \(locale)")
      }
    }
  }
}
