import FormEditing
import FormModel
import FormSyntax
import Foundation
import TestSupport
import Testing

/// The texts of a preview, held against Foundation's own formatters with the same settings.
@Suite struct FormPreviewTests {
  static let locales = [
    "en_US", "en_GB", "en_IN", "en_AU", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA", "fr_CH", "es_ES", "es_MX", "it_IT",
    "pt_BR", "pt_PT", "nl_NL", "sv_SE", "nb_NO", "da_DK", "fi_FI", "pl_PL", "cs_CZ", "hu_HU", "ro_RO", "ru_RU", "uk_UA",
    "el_GR", "tr_TR", "he_IL", "ar_EG", "ar_SA", "ar_AE", "fa_IR", "hi_IN", "bn_BD", "th_TH", "vi_VN", "id_ID", "ja_JP",
    "ko_KR", "zh_Hans_CN", "zh_Hant_TW",
  ]

  private static let source = #"""
    form A {
        timeZone: "Europe/Berlin"
        textField day {
            formatter: .date(style: .medium, time: .short)
            placeholder: "[\(now)]"
            rule range(date("1999-12-31")...today(years: 1))
        }
        textField fixed { formatter: .date(format: "EEEE d. MMMM yyyy G", calendar: .buddhist); placeholder: "\(today)" }
        textField template { formatter: .date(template: "yMMMEd", timeZone: "Asia/Tokyo"); example: "\(date("2010-11-15"))" }
        textField price { formatter: .number(style: .currency, currency: "EUR"); placeholder: "\(1234.5)" }
        textField count {
            formatter: .number(style: .decimal, minimumFractionDigits: 1, maximumFractionDigits: 2)
            rule range(-12.345...1_234.5)
        }
    }

    """#

  /// 20 November 2026, 09:41 UTC.
  private static let now = 1_795_167_660.0

  private func rows(_ locale: String) throws -> [String: String] {
    let file = FileModel(Document(FormPreviewTests.source))
    let form = try #require(ResolvedForm.forms(of: file, .ownOnly).first)
    let preview = FormPreview(form, .moment(FormPreviewTests.now), Translations(), locales: [locale])
    return Dictionary(preview.rows.map { ("\($0.control).\($0.property)", $0.text ?? "nil") }) { $1 }
  }

  @Test(arguments: locales) func datesAreThose(_ locale: String) throws {
    let rows = try rows(locale)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = formatter.locale.calendar
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    let now = Date(timeIntervalSince1970: FormPreviewTests.now)
    #expect(rows["day.placeholder"] == "[\(formatter.string(from: now))]")
    #expect(rows["day.formatter"] == formatter.string(from: now))
    let first = Date(timeIntervalSince1970: 946_594_800)
    #expect(rows["day.rangeLower"] == formatter.string(from: first))
    let last = Date(timeIntervalSince1970: 1_826_751_599)
    #expect(rows["day.rangeUpper"] == formatter.string(from: last))
    formatter.calendar = Locale(identifier: "\(locale)@calendar=buddhist").calendar
    formatter.dateFormat = "EEEE d. MMMM yyyy G"
    #expect(rows["fixed.placeholder"] == formatter.string(from: now))
    formatter.calendar = formatter.locale.calendar
    formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
    formatter.setLocalizedDateFormatFromTemplate("yMMMEd")
    #expect(rows["template.example"] == formatter.string(from: Date(timeIntervalSince1970: 1_289_790_000)))
  }

  @Test(arguments: locales) func numbersAreThose(_ locale: String) throws {
    let rows = try rows(locale)
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    #expect(rows["price.placeholder"] == formatter.string(from: NSDecimalNumber(string: "1234.5")))
    #expect(rows["price.formatter"] == formatter.string(from: NSDecimalNumber(string: "-1348.09")))
    let decimal = NumberFormatter()
    decimal.locale = formatter.locale
    decimal.numberStyle = .decimal
    (decimal.minimumFractionDigits, decimal.maximumFractionDigits) = (1, 2)
    // The formatter of Linux does not round here; that of iOS does, halves to the even digit.
    #expect(rows["count.formatter"] == decimal.string(from: NSDecimalNumber(string: "-1348.09")))
    #expect(rows["count.rangeLower"] == decimal.string(from: NSDecimalNumber(string: "-12.34")))
    #expect(rows["count.rangeUpper"] == decimal.string(from: NSDecimalNumber(string: "1234.5")))
  }

  /// Ends are texts that the range has: what a formatter leaves out, its value has none of.
  @Test(arguments: [
    ("yyyy-MM-dd HH:mm", "date(\"2026-03-29\")...date(\"2026-03-30\")", "2026-03-29 00:00", "2026-03-30 23:59"),
    (
      "yyyy-MM-dd HH:mm:ss", "date(\"2026-03-29\")..<date(\"2026-03-30\")", "2026-03-29 00:00:00",
      "2026-03-29 23:59:59"
    ),
    ("yyyy-MM-dd HH:mm:ss.SSS", "...today", "nil", "2026-11-20 23:59:59.999"),
    ("yyyy-MM-dd HH", "today(days: -1)...", "2026-11-19 00", "nil"),
    ("yyyy-MM-dd HH:mm", "now...now", "2026-11-20 09:41", "2026-11-20 09:41"),
    ("yyyy-MM-dd HH", "now...", "2026-11-20 10", "nil"),
    ("yyyy-MM-dd HH:mm", "..<now", "nil", "2026-11-20 09:40"),
    ("yyyy-MM-dd", "now...now", "2026-11-21", "2026-11-20"),
    ("yyyy-MM-dd", "today..<today(days: 3)", "2026-11-20", "2026-11-22"),
    ("yyyy-MM-dd", "date(\"2026-03-29\")...date(\"2026-03-30\")", "2026-03-29", "2026-03-30"),
    ("MM/yyyy", "date(\"2026-01-30\")...date(\"2026-03-30\")", "02/2026", "03/2026"),
    ("yyyy", "date(\"2026-01-30\")...date(\"2028-03-30\")", "2027", "2028"),
    ("dd.MM.", "date(\"1990-01-30\")...date(\"2010-03-30\")", "nil", "nil"),
    ("dd.MM.", "date(\"2000-02-29\")...date(\"2000-03-30\")", "29.02.", "30.03."),
    ("dd.MM.", "date(\"2000-11-01\")...date(\"2001-02-01\")", "01.11.", "nil"),
    ("QQQ yyyy", "date(\"2000-02-04\")...date(\"2000-12-20\")", "Q2 2000", "Q4 2000"),
    ("w/YYYY", "date(\"2000-02-04\")...date(\"2000-12-20\")", "7/2000", "52/2000"),
    ("dd.MM.yy", "date(\"1900-01-30\")...date(\"2010-03-30\")", "30.01.00", "30.03.10"),
  ])
  func endsAreTheFirstAndTheLastThatAreAccepted(
    _ format: String, _ range: String, _ lower: String, _ upper: String
  ) throws {
    let text = """
      form A {
          textField f { formatter: .date(format: "\(format)", locale: "en_US_POSIX", timeZone: "UTC"); rule range(\(range)) }
      }

      """
    let form = try #require(ResolvedForm.forms(of: FileModel(Document(text)), .ownOnly).first)
    let rows = FormPreview(form, .moment(FormPreviewTests.now), Translations(), locales: ["en_US"]).rows
    func shown(_ property: PreviewRow.Property) -> String { rows.first { $0.property == property }?.text ?? "nil" }
    #expect(shown(.rangeLower) == lower)
    #expect(shown(.rangeUpper) == upper)
  }

  /// Beginnings of the examples, cut anywhere: what is half typed has a preview with gaps.
  @Test func everyBeginningHasAPreview() throws {
    var random = SplitMix64(seed: 11)
    for url in try FileManager.default.contentsOfDirectory(atPath: examples).filter({ $0.hasSuffix(".formdef") })
      .sorted()
    {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: examples + "/" + url)))
      for _ in 0..<12 {
        let file = FileModel(Document(bytes: Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))))
        for form in ResolvedForm.forms(of: file, .ownOnly) {
          let rows = FormPreview(form, .moment(FormPreviewTests.now), Translations(), locales: ["en_US", "ar_EG"]).rows
          #expect(rows.allSatisfy { ["en_US", "ar_EG"].contains($0.locale) })
        }
      }
    }
  }

  private var examples: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples").path
  }
}
