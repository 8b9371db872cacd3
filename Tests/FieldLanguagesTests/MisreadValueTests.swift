import FieldLanguages
import Testing

/// What `normalize` makes of the numbers that a formatter writes.
@Suite struct MisreadValueTests {
  private func found(_ members: String, in locale: String = "en_US") -> MisreadValue? {
    field("key: f\n\(members)", form: "locales: [\"\(locale)\"]")?.misreadValue
  }

  private static let decimal = "formatter: .number(style: .decimal)\n"

  @Test func aSeparatorThatGoesMakesAnotherNumber() {
    let found = found(Self.decimal + "normalize: [.removeCharacters(\".\")]\nrule range(0.5...7.5)")
    #expect(found?.value == "7.5" && found?.written == "7.5" && found?.seen == "75")
    #expect(found?.locale == "en_US" && found?.outcome == .breaks(0))
  }

  @Test func aSignThatGoesMakesAnotherNumber() {
    let steps = "normalize: [.removeCharacters(\"-\")]\n"
    #expect(found(Self.decimal + steps + "rule range(-7...7)")?.outcome == .otherValue)
    #expect(found(Self.decimal + steps + "rule range(-7...-2)")?.outcome == .breaks(0))
    // Nobody wants to enter a number below 0.
    for rule in ["rule range(...7)", "rule range(0...7)", "rule length(1...)", ""] {
      #expect(found(Self.decimal + steps + rule) == nil)
    }
  }

  @Test(arguments: [".removeSpaces", ".removeCharacters(\"€\")", ".removeCharacters(\"\\u{A0}\")"])
  func whatStandsAroundTheDigitsIsNeeded(_ step: String) {
    let euros = "formatter: .number(style: .currency, currency: \"EUR\")\nnormalize: [\(step)]\nrule range(1...99)"
    #expect(found(euros, in: "de_DE")?.outcome == .unread)
  }

  @Test func whatIsReadWithoutItMayGo() {
    let francs = "formatter: .number(style: .currency, currency: \"CHF\")\nnormalize: [.removeSpaces]"
    #expect(found(francs) == nil)
    let groups = "normalize: [.removeCharacters(\",\")]\nrule range(-5000.5...5000.5)"
    #expect(found(Self.decimal + groups) == nil)
    #expect(found(Self.decimal + "normalize: [.removeSpaces]\nrule range(0...5000)", in: "fr_FR") == nil)
    #expect(found(Self.decimal + "normalize: [.asciiDigits]\nrule range(0...5000)", in: "ar_EG") == nil)
    #expect(found("formatter: .number(style: .percent)\nnormalize: [.removeSpaces]\nrule range(0...1)") == nil)
  }
}
