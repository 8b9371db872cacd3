import FieldLanguages
import Testing

/// Near misses of fields whose values a formatter reads.
@Suite struct NearMissTests {
  /// What no formatter reads breaks the range too, so that it is a near miss of nothing.
  @Test(arguments: [
    "formatter: .date(format: \"dd.MM.yyyy\")\nrule range(...date(\"2013-09-27\"))\nrule characters(\"0123456789.,\")",
    "formatter: .date(format: \"yyyy-MM-dd\")\nrule range(date(\"1963-08-06\")...)\nrule pattern(/[0-9]{4}-[0-9]{2}-[0-9]{2}/)",
    "formatter: .number(style: .decimal)\nrule range(0...100)\nrule characters(.decimalDigits)",
  ])
  func eachBreaksNothingElse(_ members: String) throws {
    let subject = try #require(field(members))
    for miss in subject.nearMisses(6) {
      let judgements = subject.judge(miss.text)
      for index in judgements.indices where index != miss.rule { #expect(judgements[index] == .met, "\(miss.text)") }
    }
  }

  @Test(arguments: ["isbn", "ean", "luhn"]) func lastDigitsAreTried(_ name: String) throws {
    let subject = try #require(field("rule checksum(.\(name))\nrule pattern(/[0-9]{12,13}/)\nrule length(13...)"))
    #expect(subject.samples(4).count == 4)
    #expect(Set(subject.nearMisses(3).map(\.rule)).isSuperset(of: [0, 1]))
  }

  /// Where the last digit is not free, the numbers themselves are counted.
  @Test(arguments: [
    ("isbn", "[0-9]{9}X"), ("isbn", "97[0-9]{9}12"), ("ean", "[0-9]{6}12"), ("luhn", "4[0-9]{13}42"),
  ])
  func lastDigitsMayBeGiven(_ name: String, _ pattern: String) throws {
    let subject = try #require(field("rule checksum(.\(name))\nrule pattern(/\(pattern)/)"))
    #expect(!subject.samples(3).isEmpty)
    for text in subject.samples(3) { #expect(accepts(subject, text) == true, "\(text)") }
  }

  /// Zeros before a number make another one, whether or not its formatter writes them.
  @Test(arguments: ["", "formatter: .number(style: .none)\n", "formatter: .number(format: \"0\")\n"])
  func numbersHaveZerosBefore(_ formatter: String) throws {
    let subject = try #require(field(formatter + "rule range(1000...9999)\nrule pattern(/[0-9]{4}/)"))
    #expect(subject.nearMisses(3).contains { $0.rule == 0 && $0.text.hasPrefix("0") })
  }
}
