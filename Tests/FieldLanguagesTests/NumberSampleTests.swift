import FieldLanguages
import Testing

/// Samples and near misses of numbers, as people of each locale write them.
@Suite struct NumberSampleTests {
  private static let members = [
    "formatter: .number(style: .decimal)\nrule range(-50...50)",
    "formatter: .number(style: .decimal, minimumFractionDigits: 2, maximumFractionDigits: 2)\nrule range(1000...50000)",
    "formatter: .number(style: .percent)\nrule range(0...1)", "rule range(0...9.5)", "rule range(-20...20)",
    "formatter: .number(style: .currency, currency: \"USD\")\nrule length(...12)",
  ]

  @Test(arguments: ["en_US", "de_CH", "fr_CH", "ar_EG", "fa_IR", "my_MM", "sv_SE", "es_ES", "hi_IN"], members)
  func numbersAreWrittenNeatly(_ locale: String, _ members: String) throws {
    let subject = try #require(field(members, form: "locales: [\"\(locale)\"]"))
    let texts = subject.samples(6) + subject.nearMisses(8).map(\.text)
    #expect(texts.count > 4, "\(texts)")
    for text in texts {
      let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
      #expect(Set(digits.map(\.isASCII)).count < 2, "digits of two scripts: \(text)")
      let isZero = !digits.isEmpty && digits.allSatisfy { $0.properties.numericValue == 0 }
      #expect(!isZero || !text.contains("-") && !text.contains("\u{2212}"), "zero with a sign: \(text)")
      #expect(!text.contains("0 0"), "a number twice: \(text)")
      let first = text.first { $0.isNumber || $0.isWhitespace || ".,'’\u{66B}\u{66C}".contains($0) }
      #expect(text.first != first || first?.isNumber ?? true, "a separator before the first digit: \(text)")
    }
  }

  /// What has no sign of percents or money is not certainly read by a formatter that writes one.
  @Test(arguments: [".number(style: .percent)", ".number(style: .currency, currency: \"EUR\")"])
  func numbersHaveTheirSigns(_ formatter: String) throws {
    let subject = try #require(field("formatter: \(formatter)\nrule pattern(/[0-9.]+/)"))
    #expect(subject.samples(3).isEmpty)
    #expect(!subject.notAnalysed([]).isEmpty)
  }

  /// A date with a letter too many is none that anybody writes.
  @Test func datesHaveNoLettersPutIn() throws {
    let subject = try #require(field("formatter: .date(style: .long)\nrule length(...15)"))
    #expect(!subject.nearMisses(5).isEmpty)
    #expect(!subject.nearMisses(5).contains { $0.text.contains("Januaryl") })
  }
}
