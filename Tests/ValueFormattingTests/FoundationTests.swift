import Foundation
import Testing
import ValueFormatting

/// What is written, held against Foundation's own formatters.
@Suite struct FoundationTests {
  static let locales = [
    "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CA", "fr_CH", "es_ES", "es_MX", "it_IT", "pt_BR",
    "pt_PT", "nl_NL", "sv_SE", "nb_NO", "da_DK", "fi_FI", "pl_PL", "cs_CZ", "hu_HU", "ro_RO", "ru_RU", "uk_UA", "el_GR",
    "tr_TR", "he_IL", "ar_EG", "ar_SA", "ar_AE", "fa_IR", "hi_IN", "bn_BD", "th_TH", "vi_VN", "id_ID", "ja_JP", "ko_KR",
    "zh_CN", "zh_TW",
  ]

  @Test(arguments: locales) func datesAreThose(_ locale: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = formatter.locale.calendar
    formatter.timeZone = .gmt
    let moment = Date(timeIntervalSince1970: 1_289_814_060)
    for (name, style) in [("short", DateFormatter.Style.short), ("medium", .medium), ("long", .long), ("full", .full)] {
      formatter.dateStyle = style
      formatter.timeStyle = style
      let text = written(moment.timeIntervalSince1970, "style: .\(name), time: .\(name)", locale)
      #expect(text == formatter.string(from: moment))
    }
    formatter.setLocalizedDateFormatFromTemplate("yMMMdjm")
    #expect(written(moment.timeIntervalSince1970, "template: \"yMMMdjm\"", locale) == formatter.string(from: moment))
    formatter.dateFormat = "EEEE d. MMMM yyyy"
    #expect(
      written(moment.timeIntervalSince1970, "format: \"EEEE d. MMMM yyyy\"", locale) == formatter.string(from: moment))
  }

  /// Reading may stop anywhere in a text, within a character too.
  @Test(arguments: locales) func datesAreReadScalarByScalar(_ locale: String) throws {
    for style in ["short", "medium", "long", "full"] {
      guard case .date(let format) = format(".date(style: .\(style), calendar: .gregorian)") else { continue }
      let context = FormattingContext(locale: locale)
      let text = try #require(format.text(secondsSince1970: 1_289_779_200, in: context))
      #expect(format.reads(text, in: context), "\(text)")
      let scalars = Array(text.unicodeScalars)
      for mark in ["\u{301}", "\u{200D}", "\u{FE0F}"] {
        for place in 1...scalars.count {
          var other = String.UnicodeScalarView(scalars[..<place])
          other += mark.unicodeScalars
          other += scalars[place...]
          #expect(!format.reads(String(other), in: context), "\(String(other))")
        }
      }
    }
  }

  /// Also between the two units of a scalar.
  @Test(arguments: ["th_TH", "fr_FR", "ff_Adlm_GN", "ccp_BD", "vi_VN", "my_MM"]) func slipsAreReadToo(_ locale: String)
    throws
  {
    for style in [".date(style: .full)", ".date(format: \"yyyy '\u{1F4C5}a\u{301}' MM\", calendar: .gregorian)"] {
      guard case .date(let format) = format(style) else { continue }
      let context = FormattingContext(locale: locale)
      let text = try #require(format.text(secondsSince1970: 1_289_779_200, in: context))
      #expect(format.reads(text, in: context), "\(text)")
      let scalars = Array(text.unicodeScalars)
      for place in scalars.indices {
        for other in [scalars[place].value + 1, 0x345, 0x1F4C6].compactMap(Unicode.Scalar.init) {
          var slip = scalars
          slip[place] = other
          _ = format.reads(String(String.UnicodeScalarView(slip)), in: context)
        }
      }
    }
  }

  @Test(arguments: locales) func numbersAreThose(_ locale: String) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    let isIndian = ["en_IN", "hi_IN", "bn_BD"].contains(locale)
    for (name, style) in [
      ("decimal", NumberFormatter.Style.decimal), ("percent", .percent), ("currency", .currency),
      ("spellOut", .spellOut),
      ("ordinal", .ordinal), ("scientific", .scientific),
    ] {
      formatter.numberStyle = style
      for number in [-1348.09, 0, 7, isIndian ? 12_345 : 1_234_567.891] as [Double] {
        // Percentages are hundred times the number, which has groups then.
        if isIndian, name == "percent", abs(number) >= 1_000 { continue }
        let decimal = NSDecimalNumber(string: "\(number)")
        #expect(
          written("\(decimal)", "style: .\(name)", locale) == formatter.string(from: decimal), "\(name) \(number)")
      }
    }
  }

  /// The blank before a currency's sign parts no groups.
  @Test(arguments: [("pl_PL", 2), ("pt_PT", 2), ("es_ES", 2), ("de_DE", 1), ("en_US", 1)])
  func shortNumbersAreGroupedAsTheLocaleSays(_ locale: String, _ digits: Int) throws {
    for style in ["decimal", "currency"] {
      guard case .number(let format) = format(".number(style: .\(style))") else { continue }
      let shape = try #require(format.shape(in: FormattingContext(locale: locale)))
      #expect(shape.minimumGroupingDigits == digits, "\(style)")
    }
  }

  @Test func indianNumbersAreInGroupsOfTwo() {
    #expect(written("12345678", "style: .decimal", "en_IN") == "1,23,45,678")
    #expect(written("12345678", "style: .decimal", "hi_IN") == "1,23,45,678")
    // Without a style there are no groups, and none are made of those before the last.
    #expect(written("12345678", "style: .none, usesGroupingSeparator: true", "en_IN")?.contains("12,34,56,78") == false)
  }
}
