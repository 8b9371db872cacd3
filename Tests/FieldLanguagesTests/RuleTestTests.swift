import FieldLanguages
import Testing

/// What rules say of single texts, asked one by one and one after the other.
@Suite struct RuleTestTests {
  private static let texts =
    (-30...30).map { "\($0 * 37)" }
    + ["1,234", "1.234", "1 234", "1.234,5", "0.5", ",5", "12 €", "€12", "31.12.2020", "2020-12-31", "12/31/20", "May"]
    + ["", "a", "aaaa", "ab", "x", "é", "٣", "9999999999999999999999"]

  @Test(arguments: [
    ("formatter: .number(style: .decimal)", "rule range(0...1_000)"),
    ("formatter: .currency(code: \"EUR\")", "rule range(-5.5...1_200.5)"),
    ("formatter: .date(format: \"dd.MM.yyyy\")", "rule range(2020-01-01...2020-12-31)"),
    ("formatter: .date(dateStyle: .short)", "rule range(...2020-12-31)"),
    ("", "rule pattern(/a{1,3}b?|\\d+/)"),
    ("", "rule pattern(/(a|ab)(b|)\\b/)"),
    ("normalize: [.trim, .uppercase]", "rule length(2...4)"),
    ("", "rule characters(.decimalDigits)"),
    ("", "rule oneOf([\"0\", \"37\", \"a\"])"),
    ("", "rule checksum(.luhn)"),
  ])
  func manyTextsAreJudgedAsOne(_ formatter: String, _ rule: String) throws {
    for locales in ["", "locales: [\"de_DE\", \"en_US\", \"fr_FR\"]", "locales: [\"ar_EG\"]"] {
      let subject = try #require(field("\(formatter)\n\(rule)", form: locales))
      for rule in subject.rules {
        let test = RuleTest(rule)
        for text in RuleTestTests.texts where !text.isEmpty {
          #expect(test.breaks(text) == rule.breaks(text), "\(rule.sourceText) \(text) \(locales)")
        }
      }
    }
  }

  /// A right rule of very many is not called wrong where a field may not take the steps to read them all.
  @Test func rulesPastTheStepsOfAFieldAreNotCalledWrong() throws {
    let rules = (0..<400).map { "rule pattern(/a*x?\($0)/)" }.joined(separator: "\n")
    let subject = try #require(field(rules))
    #expect(Set(subject.judge("a").compactMap(\.reason)) == ["the limit on the number of steps"])
  }
}
