import FieldLanguages
import Foundation
import TestSupport
import Testing

/// Which texts are numbers of a range, without and with a formatter.
@Suite struct NumberRangeTests {
  @Test(
    arguments: [
      ("0", true), ("007", true), ("10", true), ("10.0", true), ("10.01", false), ("11", false), ("-0", true),
      ("-1", false), ("5.", nil), (".5", nil), ("5,5", false), ("1e1", false), ("", true), ("٣", nil),
    ] as [(String, Bool?)])
  func withoutFormatter(_ text: String, _ isAccepted: Bool?) {
    #expect(accepts(field("rule range(0...10)"), text) == isAccepted)
  }

  @Test(arguments: [
    ("-5", true), ("-5.5", true), ("-0.5", false), ("-10", true), ("-10.5", false), ("5", false), ("-1", true),
  ])
  func negative(_ text: String, _ isAccepted: Bool) {
    #expect(accepts(field("rule range(-10...-1)"), text) == isAccepted)
  }

  @Test(arguments: [("0.05", false), ("0.1", true), ("0.25", true), ("0.2500", true), ("0.251", false), ("1", false)])
  func fractions(_ text: String, _ isAccepted: Bool) {
    #expect(accepts(field("rule range(0.1...0.25)"), text) == isAccepted)
  }

  /// India groups by two digits left of the thousands.
  @Test(
    arguments: [
      ("12,34,567", true), ("1,23,456", true), ("1,234,567", nil), ("10,00,00,000", false),
    ] as [(String, Bool?)])
  func indianGrouping(_ text: String, _ isAccepted: Bool?) {
    let members = "formatter: .number(style: .decimal, locale: \"en_IN\"); rule range(0...10000000)"
    #expect(accepts(field(members), text) == isAccepted)
  }

  @Test(arguments: [("9.99", true), ("10", false), ("10.0", false)])
  func halfOpen(_ text: String, _ isAccepted: Bool) {
    #expect(accepts(field("rule range(0..<10)"), text) == isAccepted)
  }

  @Test(
    arguments: [
      ("1.234.567,89", true), ("1234567,89", true), ("1,234,567.89", false), ("1.23.4", nil), ("12.345", true),
      ("0,5", true), ("0,555", nil), ("00", nil), ("-1", false), ("2.000.001", false),
    ] as [(String, Bool?)])
  func germanGroups(_ text: String, _ isAccepted: Bool?) {
    let salary = field(
      "formatter: .number(style: .decimal, maximumFractionDigits: 2)\nrule range(0...2_000_000)",
      form: "locales: [\"de_DE\"]")
    #expect(accepts(salary, text) == isAccepted)
  }

  /// What an exponent makes of a number is not looked at, be its sign one of the range or not, and whatever letters stand
  /// around it.
  @Test(
    arguments: [
      (".percent", "1E3%", nil), (".percent", "-1E3%", nil), (".percent", "501%", true), (".percent", "-1", false),
      (".percent", "5E", false), (".currency, currency: \"SEK\"", "SEK 1E3", nil),
      (".currency, currency: \"SEK\"", "501", false), (".decimal", "1E3", nil), (".decimal", "-1E3", nil),
      (".decimal", "1,000E9", nil), (".decimal", "501", false), (".decimal", "1E3%", false),
    ] as [(String, String, Bool?)])
  func exponents(_ style: String, _ text: String, _ isAccepted: Bool?) {
    let members = "formatter: .number(style: \(style)); rule range(1...500)"
    #expect(accepts(field(members, form: "locales: [\"en_US\"]"), text) == isAccepted)
  }

  /// A number with a minus is none from 0 up, and one without a sign none below 0, whatever else stands around it.
  @Test(
    arguments: [
      ("format: \"0\"", "10...11", "-10", false), ("format: \"0\"", "10...11", "10", true),
      ("format: \"0\"", "10...11", "10-", false), ("format: \"0\"", "-11...-10", "10", false),
      ("format: \"0\"", "-5...", "-4", true), ("format: \"0;0\"", "10...11", "-10", nil),
      ("format: \"-0\"", "10...11", "-10", true), ("format: \"0 kg\"", "10...11", "-10 kg", false),
      ("format: \"#,##0;(#,##0)\"", "10...11", "(10)", nil), ("format: \"#,##0;(#,##0)\"", "-11...-10", "10", false),
      ("format: \"#,##0;(#,##0)\"", "-11...-10", "(10)", true), ("style: .scientific", "10...11", "-1E1", false),
      ("style: .scientific", "-11...-10", "1E1", false), ("style: .scientific", "10...11", "-10", false),
      ("style: .scientific", "10...11", "10E-1", nil),
      ("style: .currencyPlural, currency: \"XOF\"", "10...11", "-10.00", false),
    ] as [(String, String, String, Bool?)])
  func signs(_ format: String, _ range: String, _ text: String, _ isAccepted: Bool?) {
    let members = "formatter: .number(\(format)); rule range(\(range))"
    #expect(accepts(field(members, form: "locales: [\"en_US\"]"), text) == isAccepted)
  }

  /// What the formatter writes by its pattern is read, with groups, without them and with fewer digits of the fraction.
  @Test(
    arguments: [
      ("#,##0", "en_US", "1,234", true), ("#,##0", "en_US", "1234", true), ("#,##0", "en_US", "2,001", false),
      ("#,##0", "es_ES", "1234", true), ("#,##0.00", "en_US", "1,234.50", true), ("#,##0.00", "en_US", "1.00", true),
      ("#.##", "en_US", "1.5", true), ("#.##", "en_US", "20", true), ("#.##", "en_US", "1,234", nil),
      ("000,000", "en_US", "001,234", true), ("000,000", "en_US", "1,234", nil),
      ("000,000", "en_US", "002,001", false), ("#,##,##0", "en_US", "1,234", true),
      ("#,##0.00 \u{A4}", "de_DE", "1.234,50 €", true), ("#,##0.00", "de_CH", "1’234.50", true),
    ] as [(String, String, String, Bool?)])
  func patterns(_ format: String, _ locale: String, _ text: String, _ isAccepted: Bool?) {
    let members = "formatter: .number(format: \"\(format)\"); rule range(1...2000)"
    #expect(accepts(field(members, form: "locales: [\"\(locale)\"]"), text) == isAccepted)
  }

  @Test func fieldOfTwoLocalesKnowsWhatHoldsInBoth() {
    let amount = field("rule range(0...10)", form: "locales: [\"en_US\", \"de_DE\"]")
    #expect(accepts(amount, "5") == true)
    #expect(accepts(amount, "5.5") == nil)
    #expect(accepts(amount, "11,5") == false)
  }

  @Test func percentagesAreHundredths() {
    let share = field("formatter: .number(style: .percent)\nrule range(0...0.5)")
    #expect(accepts(share, "50%") == true)
    #expect(accepts(share, "51%") == false)
  }

  @Test(arguments: ["rule range(0...10_000_000)", "rule range(-3.5...-3.25)", "rule range(17...)"])
  func samplesAreAccepted(_ rule: String) throws {
    let number = try #require(field(rule))
    let samples = number.samples(5)
    #expect(samples.count == 5)
    for text in samples { #expect(accepts(number, text) == true, "\(text)") }
  }

  /// The digits of both ends are compared at once, with a sign or without one: as the numbers themselves compare.
  @Test(arguments: UInt64(1)...20) func asTheirValues(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number(_ signs: [String]) -> (text: String, value: Decimal) {
      let fraction = Int.random(in: 0...2, using: &random)
      let count = Int.random(in: 1...4, using: &random) + fraction
      let digits = String((0..<count).compactMap { _ in "012459".randomElement(using: &random) })
      let sign = signs.randomElement(using: &random) ?? ""
      let text = sign + digits.dropLast(fraction) + (fraction > 0 ? "." + digits.suffix(fraction) : "")
      return (text, Decimal(string: text) ?? .nan)
    }
    let ends = [number(["", "-"]), number([""])].sorted { $0.value < $1.value }
    let isHalfOpen = Bool.random(using: &random)
    let range = "\(ends[0].text)\(isHalfOpen ? "..<" : "...")\(ends[1].text)"
    let ranged = try #require(field("rule range(\(range))"))
    for _ in 0..<200 {
      let (text, value) = number(["", "", "-"])
      let isInside = value >= ends[0].value && (isHalfOpen ? value < ends[1].value : value <= ends[1].value)
      #expect(accepts(ranged, text) == isInside, "\(text) in \(range)")
    }
  }
}
