import FieldLanguages
import Testing

/// Samples as people would write them.
struct SampleQualityTests {
  @Test func theExampleComesFirst() throws {
    let subject = try #require(field("example: \"AB-12\"\nrule pattern(/[A-Z]{2}-[0-9]{2}/)"))
    #expect(subject.samples(3).first == "AB-12")
    #expect(Set(subject.samples(3)).count == 3)
    let wrong = try #require(field("example: \"ab\"\nrule pattern(/[A-Z]{2}-[0-9]{2}/)"))
    #expect(!wrong.samples(3).contains("ab"))
    let masked = try #require(field("formatter: .mask(\"(###) ###-####\")\nexample: \"5550100199\""))
    #expect(masked.samples(1) == ["(555) 010-0199"])
  }

  @Test(arguments: [
    ("textContentType: .emailAddress\nrule pattern(/[^@ ]+@[^@ ]+\\.[a-z]{2,8}/)", "@example."),
    ("textContentType: .URL\nrule pattern(/https?:.+/)", "example"),
    ("keyboardType: .emailAddress\nrule length(5...60)", "@"),
    ("textContentType: .familyName\nrule pattern(/[A-Za-z']+/)", "Appleseed"),
    ("textContentType: .creditCardNumber\nnormalize: [.removeSpaces]\nrule checksum(.luhn)", "4242"),
    ("rule checksum(.mod97)", "DE89"), ("rule pattern(/\\$[0-9]+\\.[0-9]{2}/)", "$19.90"),
  ])
  func textsAreThoseOfPeople(_ members: String, _ part: String) throws {
    let first = try #require(field(members)?.samples(3).first)
    #expect(first.contains(part), "\(first)")
  }

  @Test(arguments: [
    "rule length(...8)\nrule range(232.5...323.75)",
    "formatter: .number(style: .decimal, minimumFractionDigits: 2)\nrule length(6...)",
  ])
  func numbersAreWrittenToTheirEnd(_ members: String) throws {
    let samples = try #require(field(members)).samples(5)
    #expect(samples.count == 5)
    #expect(samples.allSatisfy { $0.last?.isNumber ?? false } && !samples.contains("1,2340"), "\(samples)")
  }

  /// What is said to be refused while one types is a text that the rules accept in the end.
  @Test func theTextThatCannotBeTypedMeetsTheRules() throws {
    let format = "formatter: .date(format: \"yyyyMMdd\", calendar: .gregorian, locale: \"en_GB\")\n"
    let rules = "rule length(8...8) { when: .change }\nrule range(date(\"1982-03-19\")...date(\"2006-12-31\"))"
    let subject = try #require(field(format + rules))
    let goal = try #require(subject.blockedTyping[0]?.goal)
    #expect(subject.judge(goal).allSatisfy { $0 == .met }, "\(goal)")
  }

  @Test(arguments: [(2, 9), (1, 50), (10, 20)]) func endsAndMiddleOfLengths(_ least: Int, _ most: Int) throws {
    let subject = try #require(field("rule length(\(least)...\(most))"))
    let lengths = Set(subject.samples(6).map(\.count))
    #expect(lengths.isSuperset(of: [least, most, (least + most) / 2]), "\(lengths)")
  }

  /// No text is there twice, and each breaks one rule, its own.
  @Test(arguments: [
    "rule length(3...8)\nrule pattern(/[a-z]+[0-9]*/)\nrule required",
    "rule pattern(/[^@ ]+@[^@ ]+\\.[a-z]{2,8}/)\nrule length(...512)",
    "rule range(10...50)\nrule length(2...2)", "rule characters(.letters)\nrule length(2...12)\nrule required",
  ])
  func nearMissesDiffer(_ members: String) throws {
    let subject = try #require(field(members))
    let misses = subject.nearMisses(8)
    #expect(Set(misses.map(\.text)).count == misses.count)
    #expect(Set(misses.map(\.rule)).count == subject.rules.count)
    for miss in misses {
      let broken = subject.judge(miss.text).enumerated().filter { $0.element == .broken }.map(\.offset)
      #expect(broken == [miss.rule], "\(miss.text)")
    }
  }

  /// What was found once is found again, by another field with the same rules too.
  @Test func fieldsShareTheirSamples() throws {
    let first = try #require(field("rule pattern(/[a-z]{3}[0-9]{3}/)"))
    let second = try #require(field("placeholder: \"x\"\nrule pattern(/[a-z]{3}[0-9]{3}/)"))
    #expect(first.samples(5) == second.samples(5))
    #expect(first.nearMisses(5) == second.nearMisses(5))
  }

  /// Check digits ask for numbers that are kept for examples, whatever else is right by chance.
  @Test(arguments: [
    ("luhn", "4242424242424242"), ("mod97", "DE89370400440532013000"), ("isbn", "9780306406157"),
    ("ean", "4006381333931"),
  ])
  func checkDigitsAreThoseOfExamples(_ name: String, _ first: String) throws {
    let samples = try #require(field("rule checksum(.\(name))")).samples(5)
    #expect(samples.first == first)
    #expect(samples.count == 5)
    #expect(!samples.contains("555-010-0142"))
    if name == "mod97" { #expect(samples.allSatisfy { $0.first?.isLetter ?? false }) }
    if name == "isbn" { #expect(!samples.contains { $0.hasPrefix("970") || $0.hasPrefix("971") }, "\(samples)") }
  }

  /// Longer texts go on as texts of their kind do, and end in no blank.
  @Test(arguments: [
    "textContentType: .name\nrule length(...60)", "rule length(3...200)",
    "textContentType: .organizationName\nrule length(2...50)",
    "rule length(6...6)", "textContentType: .fullStreetAddress\nrule length(5...100)", "rule pattern(/[A-Za-z ]{6}/)",
  ])
  func longTextsAreMadeOfWords(_ members: String) throws {
    let samples = try #require(field(members)).samples(8)
    for text in samples {
      #expect(text.split(separator: " ").allSatisfy { $0.count <= 16 }, "\(text)")
      #expect(text.first != " " && text.last != " ", "\(text)")
    }
  }

  /// What a caption says counts where the name says nothing.
  @Test(arguments: [
    ("label: \"First name\"", "Jane"), ("label: \"Last name\"", "Appleseed"),
    ("label: \"E-mail\"", "jane.appleseed@example.com"),
    ("label: \"Nachname\"", "Appleseed"), ("label: \"Your name\"", "Jane Appleseed"),
  ])
  func captionsSayWhatIsMeant(_ members: String, _ first: String) throws {
    let subject = try #require(field(members + "\nrule length(...40)"))
    #expect(subject.samples(1) == [first])
  }

  /// Of days that move no sample is right for ever.
  @Test(arguments: [".date(style: .medium)", ".date(format: \"yyyy-MM-dd\", calendar: .gregorian)"])
  func movingDaysHaveNoSamples(_ formatter: String) throws {
    let subject = try #require(field("formatter: \(formatter)\nrule range(today...today(years: 1))"))
    #expect(subject.samples(3).isEmpty)
    #expect(subject.notAnalysed([]).count == 1)
    let adult = try #require(field("formatter: \(formatter)\nrule range(...today(years: -18))"))
    #expect(adult.samples(3).count == 3)
  }

  /// What everybody can type comes before marks and digits of other scripts.
  @Test(arguments: [
    "formatter: .grouped([3, 3, 4], separator: \"-\")\nrule length(10...10)",
    "formatter: .mask(\"##:##\")\nrule pattern(/([01][0-9]|2[0-3]):[0-5][0-9]/)",
  ])
  func textsAreOfASCIIWhereTheyCanBe(_ members: String) throws {
    let subject = try #require(field(members))
    for text in subject.samples(4) + subject.nearMisses(1).map(\.text) {
      #expect(text.allSatisfy { $0.isASCII }, "\(text)")
    }
  }

  /// A near miss of one rule certainly meets a pattern, or there is none.
  @Test func nearMissesMeetPatterns() throws {
    let subject = try #require(field("rule pattern(/([a-z])\\1[0-9]/)\nrule range(18...99)"))
    #expect(subject.nearMisses(4).allSatisfy { !subject.rules[$0.rule].sourceText.hasPrefix("range") })
  }
}
