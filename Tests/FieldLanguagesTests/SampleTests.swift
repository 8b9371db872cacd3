import FieldLanguages
import Foundation
import Testing

/// Samples and near misses, held against what NSRegularExpression says.
@Suite struct SampleTests {
  private static let patterns = [
    #"[0-9]{3}-[0-9]{2}-[0-9]{4}"#, #"[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+"#,
    #"\+?[0-9 ]{7,15}"#, #"(?i)straße|weg"#, #"(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,20}"#,
    #"[^@ ]+@[^@ ]+\.[a-z]{2,8}"#,
    #"(red|green|blue)"#, #"^\d{5}(-\d{4})?$"#,
  ]

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    _ = try NSRegularExpression(pattern: pattern)
    let whole = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
    return whole.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
  }

  @Test(arguments: patterns) func samplesMatch(_ pattern: String) throws {
    let subject = try #require(field("rule pattern(#/\(pattern)/#)"))
    let samples = subject.samples(6)
    #expect(!samples.isEmpty)
    for text in samples { #expect(try matches(pattern, text), "\(text)") }
  }

  @Test(arguments: patterns) func nearMissesDoNot(_ pattern: String) throws {
    let subject = try #require(field("rule pattern(#/\(pattern)/#)"))
    let misses = subject.nearMisses(6)
    #expect(!misses.isEmpty)
    for miss in misses { #expect(try !matches(pattern, miss.text), "\(miss.text)") }
  }

  /// A rule that only warns rejects nothing: where no text meets it, others are accepted all the same.
  @Test func textsThatAreWarnedOfAreAccepted() throws {
    let warning = "rule pattern(/[0-9]*/) { severity: .warning }"
    let masked = try #require(field("formatter: .mask(\"##-##\")\n\(warning)\nrule pattern(/1.*/)"))
    let samples = masked.samples(5)
    #expect(!samples.isEmpty && samples.allSatisfy { $0.hasPrefix("1") && $0.contains("-") })
    let misses = masked.nearMisses(5)
    #expect(!misses.isEmpty && misses.allSatisfy { $0.rule == 1 && !$0.text.hasPrefix("1") })
    // Where some meet it, those are shown.
    let plain = try #require(field("rule length(3...5)\n\(warning)"))
    #expect(plain.samples(5).allSatisfy { $0.allSatisfy(\.isNumber) })
  }

  /// As many different ones as are asked for, where there are so many.
  @Test(arguments: [
    (#"[a-z]{5}"#, 100), (#"[a-z]{1,5}"#, 60), (#"[a-z]{1,5}[0-9]?"#, 100), (#"[A-Z][a-z]{2,4}"#, 40),
    (#"[a-z]{2,6}@[a-z]{2,6}\.com"#, 50), (#"(tea|apple) [a-z]{3}"#, 50), (#"[ab]{3}"#, 8),
  ])
  func samplesAreAsManyAsAreAskedFor(_ pattern: String, _ count: Int) throws {
    let samples = try #require(field("rule pattern(#/\(pattern)/#)")).samples(count)
    #expect(samples.count == count && Set(samples).count == count, "\(samples)")
    for text in samples { #expect(try matches(pattern, text), "\(text)") }
  }

  /// A formatter reads numbers that it would write with separators.
  @Test func numbersAreWrittenAsTheRulesWantThem() throws {
    let amount = try #require(
      field("formatter: .number(style: .decimal)\nrule pattern(/[0-9]+/)\nrule range(1000...5000)"))
    #expect(amount.samples(3).contains("1000"))
    #expect(amount.samples(3).allSatisfy { !$0.contains(",") })
  }

  @Test func eachNearMissBreaksItsRuleOnly() throws {
    let password = try #require(
      field(
        "isSecureTextEntry: true\nrule required\nrule pattern(/[a-z0-9]+/)\nrule length(8...12)\nrule characters(.ascii)"
      ))
    let misses = password.nearMisses(6)
    #expect(Set(misses.map(\.rule)).isSuperset(of: [0, 1, 2]))
    for miss in misses {
      for (index, judgement) in password.judge(miss.text).enumerated() {
        #expect((judgement == .broken) == (index == miss.rule), "\(miss.text)")
      }
    }
  }

  @Test(arguments: [
    ("rule range(18...99)", ["17", "100"]), ("rule range(0..<10)", ["-1", "10"]), ("rule range(-0.5...)", ["-0.6"]),
    ("rule range(...999)", ["1000"]), ("rule range(-1...0)", ["-2", "1"]),
    ("formatter: .number(style: .currency, currency: \"USD\")\nrule range(0.01...1_000)", ["$0.00", "$1,000.01"]),
    ("formatter: .number(style: .percent)\nrule range(0...1)", ["-1%", "101%"]),
    (
      "formatter: .date(style: .medium)\nrule range(date(\"2000-01-01\")...date(\"2010-12-31\"))",
      ["Dec 31, 1999", "Jan 1, 2011"]
    ),
    (
      "formatter: .date(format: \"dd.MM.yyyy\")\nrule range(date(\"1900-02-28\")...date(\"1904-03-01\"))",
      ["27.02.1900", "02.03.1904", "29.02.1900"]
    ),
    ("formatter: .number(style: .decimal)\nrule range(0...1500.5)", ["-1", "1,500.6"]),
    ("rule length(2...4)", ["a", "Hello"]), ("rule length(...3)", ["blue"]),
  ])
  func theNearestMissesComeFirst(_ rules: String, _ texts: [String]) throws {
    let misses = try #require(field(rules)).nearMisses(max(1, texts.count))
    #expect(misses.map(\.text) == texts)
  }

  /// With years of two digits no text is certainly before 1900.
  @Test func shortDatesHaveNoNearMiss() throws {
    let misses = try #require(field("formatter: .date(style: .short)\nrule range(date(\"1900-01-01\")...)")).nearMisses(
      1)
    #expect(misses.map(\.text) == [])
  }

  @Test func eachRuleThatCanBeBrokenAloneIs() throws {
    let word = try #require(
      field(
        "rule required\nrule length(2...4)\nrule characters(\"abc1\")\nrule pattern(/.*1/)\n"
          + "rule oneOf([\"ab1\", \"c1\", \"xx1\", \"aaaab1\", \"abc\"])"))
    #expect(Set(word.nearMisses(1).map(\.rule)) == [0, 1, 2, 3, 4])
    let card = try #require(field("rule checksum(.luhn)\nrule pattern(/[0-9]{12}/)"))
    #expect(Set(card.nearMisses(1).map(\.rule)) == [0, 1])
  }

  @Test(arguments: ["luhn", "mod97", "isbn", "ean"]) func checksumsAloneHaveTexts(_ name: String) throws {
    let subject = try #require(field("rule checksum(.\(name))"))
    #expect(subject.samples(4).count == 4)
    #expect(subject.nearMisses(4).count == 4)
  }

  @Test func checksumsAreHonoured() throws {
    let card = try #require(field("rule pattern(/4[0-9]{15}/)\nrule checksum(.luhn)"))
    let samples = card.samples(3)
    #expect(samples.count == 3)
    #expect(accepts(card, "4111111111111111") == true)
    #expect(accepts(card, "4111111111111112") == false)
    let iban = try #require(
      field("normalize: [.removeSpaces, .uppercase]\nrule pattern(/DE[0-9]{20}/)\nrule checksum(.mod97)"))
    #expect(iban.samples(2).count == 2)
    #expect(accepts(iban, "de89 3704 0044 0532 0130 00") == true)
  }

  @Test func whatTheKeyboardTypesComesFirst() throws {
    let phone = try #require(field("keyboardType: .phonePad\nrule pattern(/[0-9 +-]{7}/)"))
    for text in phone.samples(4) { #expect(text.allSatisfy { "0123456789+*#,;".contains($0) }, "\(text)") }
  }

  @Test func normalizationIsApplied() throws {
    let code = try #require(field("normalize: [.trim, .uppercase]\nrule pattern(/[A-Z]{3}/)"))
    #expect(accepts(code, " abc ") == true)
    #expect(accepts(code, "a bc") == false)
    #expect(!code.samples(3).isEmpty)
    let secret = try #require(field("isSecureTextEntry: true\nrule pattern(/[A-Z]{3}/)"))
    #expect(accepts(secret, " ABC") == false)
  }

  @Test(arguments: ["rule length(2...4)", "rule pattern(/[^a]{2,3}/)", "rule length(1...)\nrule required"])
  func noTextHasControls(_ rules: String) throws {
    let subject = try #require(field(rules))
    let texts = subject.samples(60) + subject.nearMisses(60).map(\.text)
    #expect(subject.samples(60).count == 60)
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(text)")
    }
  }

  /// The text of a view has lines, and a tab may be pasted into any field.
  @Test(arguments: [
    "rule pattern(/.+\\n.+/)", "rule pattern(/[a-z]+\\n[a-z]+/)", "rule pattern(/\\n/, match: .anywhere)",
    "rule pattern(/(?s).*\\n.*/)", "rule pattern(/[^\\n]+(\\n[^\\n]+){1,2}/)",
    "rule pattern(/[A-Za-z ]+\\R[0-9]{5}/)", "rule pattern(/(?m)^a$\\n^b$/)",
    "normalize: []\nrule characters(\"\\n\")",
  ])
  func linesAreParted(_ rules: String) throws {
    let view = try #require(field(rules, kind: "textView"))
    let samples = view.samples(4)
    #expect(!samples.isEmpty)
    for text in samples {
      #expect(text.contains("\n") && accepts(view, text) == true, "\(text.debugDescription)")
      #expect(!text.contains(" \n") && !text.contains("\n "), "\(text.debugDescription)")
    }
    #expect(try #require(field(rules)).samples(4).isEmpty)
  }

  @Test(arguments: ["textField", "textView"]) func tabsAreThereWhereRulesWantThem(_ kind: String) throws {
    #expect(try #require(field("rule pattern(/a\\tb/)", kind: kind)).samples(4) == ["a\tb"])
    #expect(try #require(field("rule pattern(/a\\sb/)", kind: kind)).samples(4).first == "a b")
    let misses = try #require(field("rule pattern(/[^\\t]*/)", kind: kind)).nearMisses(4)
    #expect(misses.map(\.text) == ["1\t2"])
  }

  /// A break of lines breaks a rule that wants one line, or no more than three.
  @Test(arguments: ["rule pattern(/.*/)", "rule pattern(/[^\\n]+(\\n[^\\n]+){0,2}/)"])
  func linesMakeNearMisses(_ rules: String) throws {
    let view = try #require(field(rules, kind: "textView"))
    let misses = view.nearMisses(4)
    #expect(!misses.isEmpty)
    for miss in misses {
      #expect(miss.text.contains("\n") && accepts(view, miss.text) == false, "\(miss.text.debugDescription)")
    }
    #expect(try #require(field(rules)).nearMisses(4).isEmpty)
  }

  @Test func whatAnotherFieldDecidesIsNotKnown() throws {
    let copy = try #require(field("rule required\nrule length(...8)\nrule equal(to: other)"))
    #expect(copy.samples(3).isEmpty)
    #expect(copy.nearMisses(9).map(\.text) == [""])
  }

  /// What a rule says of which nothing is known is told with the samples.
  @Test(arguments: [
    ("rule custom(check)\nrule length(3...5)", ["custom(check): a check of one's own decides"]),
    ("rule equal(to: other)", ["equal(to: other): it depends on another field"]),
    ("rule pattern(/(a)\\1/)", ["pattern(/(a)\\1/): a back-reference"]),
    ("formatter: .date(format: \"MM/yy\")\nrule range(date(\"2020-01-01\")...)", []),
    ("rule checksum(.luhn)\nrule pattern(/[0-9]{8}/)", []), ("rule range(1...9)", []),
    ("rule checksum(.mod97)\nrule pattern(/[A-Z]{2}0[0-9]{3}/)\nrule pattern(/AA.*0001/)", []),
    ("rule checksum(.luhn)\nrule pattern(/[a-z]{4}/)", []),
    ("rule checksum(.luhn)\nrule length(9...1)", []), ("rule length(9...1)\nrule pattern(/[a-z]{4}/)", []),
  ])
  func whatIsNotKnownIsTold(_ rules: String, _ gaps: [String]) throws {
    let subject = try #require(field(rules))
    let samples = subject.samples(3)
    #expect(subject.notAnalysed(samples).map { "\($0.rule.sourceText): \($0.reason)" } == gaps)
    #expect(samples.allSatisfy { subject.isDecided($0) } == (gaps.isEmpty || samples.isEmpty))
  }

  /// Of check digits that no automaton knows, each of few texts is asked.
  @Test func fewTextsAreCounted() throws {
    let subject = try #require(field("rule pattern(/GB713[0-9][5-9]3/)\nrule checksum(.mod97)"))
    #expect(subject.samples(3) == ["GB713993"])
  }

  /// A mask has its say in which texts there are; complete ones come first.
  @Test(arguments: [
    ("(###) ###-####", "rule required", "\\([0-9]{3}\\) [0-9]{3}-[0-9]{4}"),
    ("##-##", "normalize: [.removeCharacters(\"-\")]\nrule pattern(/[0-9]{4}/)", "[0-9]{2}-[0-9]{2}"),
    ("#####[-####]", "rule length(7...)", "[0-9]{5}-[0-9]{4}"), ("##[##]", "rule length(...3)", "[0-9]{2}"),
  ])
  func masksWriteTheSamples(_ mask: String, _ rules: String, _ wanted: String) throws {
    let subject = try #require(field("formatter: .mask(\"\(mask)\")\n\(rules)"))
    #expect(subject.samples(4).count == 4)
    for text in subject.samples(4) {
      #expect(try matches(wanted, text), "\(text)")
      #expect(subject.isComplete(text))
    }
    for miss in subject.nearMisses(4) {
      #expect(miss.text.allSatisfy { $0.isNumber || "()- ".contains($0) }, "\(miss.text)")
    }
  }
}
