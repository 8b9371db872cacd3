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
}
