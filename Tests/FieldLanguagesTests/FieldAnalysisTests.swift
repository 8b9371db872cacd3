import FieldLanguages
import FormModel
import FormSyntax
import ValueFormatting
import Testing
import TextPatterns
import UIKitCatalog

/// What is found about rules together.
@Suite struct FieldAnalysisTests {
  @Test func conflictsAreSmallest() throws {
    let conflict = try #require(
      field("rule pattern(/[0-9]{3}-[0-9]{2}/)\nrule characters(.ascii)\nrule length(...5)")?.analysis.conflict)
    #expect(conflict.rules == [0, 2])
    #expect(conflict.reason == .needsAtLeast(6, limit: 5, rule: 2))
    #expect(conflict.change?.rule == 2 && conflict.change?.isUpper == true && conflict.change?.value == 6)
  }

  @Test func lengthsInCharactersConflictByTheirNumbers() {
    #expect(field("rule length(12...)\nrule length(...10)")?.analysis.conflict?.rules == [0, 1])
    #expect(field("rule length(12..., counting: .utf16)\nrule length(...10)")?.analysis.conflict == nil)
    #expect(field("rule length(12...)\nrule length(...10, counting: .utf16)")?.analysis.conflict?.rules == [0, 1])
  }

  @Test func hardRulesHideNoConflictOfOthers() {
    let hard = "rule pattern(/.*a.{20}/)\nrule pattern(/.*b.{20}/)\nrule pattern(/.*c.{20}/)\n"
    #expect(field(hard)?.analysis.undecided.isEmpty == false)
    #expect(field(hard + "rule pattern(/[0-9]+/)\nrule characters(\"abc\")")?.analysis.conflict?.rules == [0, 3])
    #expect(field("rule pattern(/[0-9]+/)\nrule characters(\"abc\")\n" + hard)?.analysis.conflict?.rules == [0, 1])
  }

  /// Some hundred rules are read, and the rest is said to be not decided, however much a file may cost.
  @Test func ofVeryManyRulesTheLastAreNotDecided() {
    let many = String(repeating: "rule pattern(/a+/)\n", count: 150)
    #expect(field(many + "rule pattern(/b+/)")?.analysis.conflict != nil)
    let meter = FieldMeter()
    meter.run {
      meter.measure {
        #expect(field(many + many + "rule pattern(/b+/)")?.analysis.conflict == nil)
        return false
      }
    }
    #expect(meter.undecidedCount == 1)
  }

  /// Rules that say the same are asked once for a text: what very many of them cost hardly depends on how many there are.
  @Test func rulesThatSayTheSameAreAskedOnce() {
    func steps(_ count: Int) -> Int {
      let costs = FieldCosts()
      let meter = FieldMeter(.whole, costs)
      meter.run {
        meter.measure {
          let rules = String(repeating: "rule checksum(.luhn)\n", count: count)
          #expect(field(rules + "rule length(4...19)")?.analysis.redundancies.count == count - 1)
          return false
        }
      }
      return costs.total
    }
    #expect(steps(100) < steps(50) * 3 / 2)
  }

  /// Everything about a field for the numbers of cards is decided with what a field may cost, in several locales too.
  @Test(
    arguments: [
      "formatter: .grouped([4, 6, 5], separator: \" \")\nnormalize: [.removeSpaces]",
      "formatter: .grouped([4, 4, 4, 4], separator: \" \")\nnormalize: [.trim, .removeSpaces, .removeCharacters(\"-\")]",
      "formatter: .mask(\"#### #### #### #[### ###]\")\nnormalize: [.removeSpaces, .asciiDigits]", "",
    ],
    ["rule pattern(/[0-9]{13,19}/)", "rule length(13...19)", "rule pattern(/[0-9]{4}( ?[0-9]{4}){2}( ?[0-9]{1,7})/)"])
  func numbersOfCardsAreDecided(_ written: String, _ rule: String) {
    let meter = FieldMeter()
    meter.run {
      meter.measure {
        let number = field(
          "keyboardType: .numberPad\n\(written)\nrule required\n\(rule)\nrule checksum(.luhn)",
          form: "locales: [\"en_US\", \"en_CA\", \"fr_CA\"]")
        #expect(number?.analysis.conflict == nil && number?.maskGap == nil)
        _ = number?.partialKeyboardGap
        return number?.analysis.isCutShort ?? true
      }
    }
    #expect(meter.undecidedCount == 0)
  }

  /// What no text that is written meets is found without its check digits.
  @Test func groupsThatRulesRejectAreFoundBesideCheckDigits() throws {
    let number = try #require(
      field(
        "formatter: .grouped([4, 6, 5], separator: \" \")\nrule characters(.decimalDigits)\nrule length(13...19)\nrule checksum(.luhn)"
      ))
    #expect(number.maskGap?.rules == [0, 1])
  }

  @Test func warningsNeverConflict() {
    #expect(field("rule length(12...)\nrule length(...10) { severity: .warning }")?.analysis.conflict == nil)
  }

  @Test func blanksAtTheEndsAreGoneBeforeRulesLook() {
    let blank = "rule pattern(#/ [a-z]+/#)"
    #expect(field(blank)?.analysis.conflict?.involvesNormalization == true)
    #expect(field("normalize: []\n" + blank)?.analysis.conflict == nil)
    #expect(field("isSecureTextEntry: true\n" + blank)?.analysis.conflict == nil)
  }

  @Test(
    arguments: [
      ("rule length(...50)\nrule length(...40)", [0]), ("rule pattern(/[0-9]{5}/)\nrule length(...10)", [1]),
      ("rule pattern(/[0-9]{5}/) { when: .submit }\nrule length(...10)", []),
      ("rule pattern(/[a-z]{2}/)\nrule pattern(/[a-z][a-z]/)", [1]), ("rule required\nrule required", [1]),
      ("rule length(3...5)\nrule pattern(/[a-z]+/)", []),
    ] as [(String, [Int])])
  func rulesThatOthersImply(_ rules: String, _ redundant: [Int]) {
    #expect(field(rules)?.analysis.redundancies.map(\.rule) == redundant)
  }

  @Test func whatAKeyboardLacksIsNamed() throws {
    let gap = try #require(field("keyboardType: .numberPad\nrule pattern(/[0-9]{3}-[0-9]{2}/)")?.analysis.keyboardGap)
    #expect(gap.missing?.contains(0x2D) == true)
    #expect(gap.alternatives.contains { $0.name.string == "numbersAndPunctuation" })
  }

  @Test(arguments: [
    "rule pattern(/[0-9]+(,[0-9]+)?/)", "normalize: [.asciiDigits]\nrule pattern(/[0-9]+/)",
    "inputView: .view(Wheel)\nrule pattern(/[a-z]+/)", "formatter: .mask(\"##-##\")\nrule pattern(/[0-9]{2}-[0-9]{2}/)",
  ])
  func somethingElseWritesOrTheKeyboardCan(_ members: String) {
    #expect(
      field("keyboardType: .decimalPad\n" + members, form: "locales: [\"de_DE\", \"ar_EG\"]")?.analysis.keyboardGap
        == nil)
  }

  @Test func asciiKeyboardsHaveAccentsAndNoOtherScript() {
    #expect(field("keyboardType: .asciiCapable\nrule pattern(/[א-ת]+/)")?.analysis.keyboardGap != nil)
    #expect(field("keyboardType: .asciiCapable\nrule pattern(/[äöü]+/)")?.analysis.keyboardGap == nil)
  }

  @Test func firstKeystrokeThatIsRefusedIsFound() throws {
    let whole = try #require(field("rule pattern(/[0-9]{3}-[0-9]{2}/) { when: .change; effect: .refuse }"))
    #expect(whole.blockedTyping[0]?.refused.count == 1)
    let prefix = try #require(
      field("rule pattern(/[0-9-]*/) { when: .change; effect: .refuse }\nrule pattern(/[0-9]{3}-[0-9]{2}/)"))
    #expect(prefix.blockedTyping[0] == nil)
  }

  @Test func masksAndRules() throws {
    func gap(_ formatter: String, _ members: String) throws -> MaskGap? {
      try #require(field("formatter: \(formatter)\n\(members)")).maskGap
    }
    let digits = "rule pattern(/[0-9]{10}/)"
    #expect(try gap(".mask(\"(###) ###-####\")", digits)?.separators == "() -")
    #expect(try gap(".mask(\"(###) ###-####\")", "normalize: [.removeCharacters(\"() -\")]\n\(digits)") == nil)
    #expect(try gap(".mask(\"##########[##]\")", digits) == nil)
    #expect(try gap(".grouped([4], separator: \" \")", digits) != nil)
    #expect(try gap(".grouped([10], separator: \" \")", digits) == nil)
  }

  /// What a mask wrote itself is not typed again: a text put into the field, and what is there then.
  @Test(arguments: [
    ("+41 ## ### ## ##", "441234567", "+41 44 123 45 67"), ("+41 ## ### ## ##", "+41 44 1", "+41 44 1"),
    ("+41 ## ### ## ##", "+41 44 123 45 67", "+41 44 123 45 67"), ("+41 ## ### ## ##", "+41 44 123 45 678", nil),
    ("+41 ## ### ## ##", "4412345678", nil), ("0## ### ## ##", "0441234567", "044 123 45 67"),
    ("0## ### ## ##", "044 12", "044 12"), ("CH-AA-##", "CHZH12", "CH-ZH-12"), ("CH-AA-##", "ZH12", "CH-ZH-12"),
    ("CH-AA-##", "CH-CH-1", "CH-CH-1"), ("CH-AA-##", "C1", nil), ("##%", "12", "12%"),
  ])
  func masksWithLettersAndDigits(_ mask: String, _ text: String, _ written: String?) throws {
    let file = FileModel(Document("form Test {\ntextField f { formatter: .mask(\"\(mask)\") }\n}\n"))
    let form = try #require(file.forms.first)
    let entry = try #require(file.control(named: Array("f".utf8), in: form))
    #expect(try #require(ResolvedControl(entry, in: file, .ownOnly)).entered(text) == written)
  }

  /// A letter with its accent is one character of a group, a flag another; what only looks like a separator is none.
  @Test func groupsAreOfCharacters() throws {
    let card = try #require(field("formatter: .grouped([4, 2], separator: \" \")"))
    #expect(card.isComplete("🇩🇪🇫🇷🇮🇹🇪🇸 🇵🇹") && !card.isComplete("🇩🇪🇫🇷 🇮🇹🇪🇸 🇵🇹"))
    #expect(card.isComplete("abce\u{301} fg") && !card.isComplete("abce \u{301}fg") && !card.isComplete("abcde"))
    let parts = try #require(field("formatter: .grouped([3, 2], separator: \"--\")"))
    #expect(parts.isComplete("-2") && parts.isComplete("123--4-") && !parts.isComplete("1234"))
    let marked = "normalize: []\nrule pattern(/(?:[a-z]\\u0301){2} [a-z]\\u0301/)"
    #expect(try #require(field("formatter: .grouped([2], separator: \" \")\n\(marked)")).maskGap == nil)
    #expect(try #require(field("formatter: .grouped([3], separator: \" \")\n\(marked)")).maskGap != nil)
  }

  /// Which scalars are one character is not decided of all.
  @Test func groupsInWhichNothingIsKnownToFitAreOpen() {
    let groups = "formatter: .grouped([4], separator: \" \")\n"
    #expect(field(groups + "rule length(6...6)")?.isOpenInGroups == false)
    let letters = "rule length(7...)\nrule pattern(/\\p{L}{5,}\\.\\p{L}/)"
    #expect(field("formatter: .grouped([3], separator: \".\")\n" + letters)?.isOpenInGroups == true)
    #expect(field(letters)?.isOpenInGroups == false)
  }

  /// Where no rule takes a separator, no more than one group is accepted, whatever is one character.
  @Test(
    arguments: [
      ("rule length(5...)\nrule characters(.letters)", [0, 1]),
      ("rule characters(.decimalDigits)\nrule length(13...19)", [0, 1]),
      ("normalize: [.removeSpaces]\nrule characters(.decimalDigits)\nrule length(13...19)", nil),
      ("rule characters(.decimalDigits)", nil),
    ] as [(String, [Int]?)])
  func groupsWithoutASeparator(_ rules: String, _ blamed: [Int]?) throws {
    let number = try #require(field("formatter: .grouped([4], separator: \" \")\n" + rules))
    #expect(number.maskGap?.rules == blamed)
    #expect(!number.isOpenInGroups && !number.analysis.isCutShort)
  }

  /// What one types on the way to a text that fills the mask is no entry.
  @Test func beginningsOfMasksAreNoEntries() throws {
    let short = try #require(field("formatter: .mask(\"(###) ###-####\")\nrule length(10...10)"))
    #expect(short.maskGap?.length?.range == 14...14)
    #expect(short.samples(3).isEmpty)
    let tail = try #require(field("formatter: .mask(\"##[ ##]\")"))
    #expect(tail.isComplete("12") && tail.isComplete("12 34") && !tail.isComplete("12 3") && !tail.isComplete("1"))
    #expect(tail.samples(4).allSatisfy(tail.isComplete))
  }

  @Test func stepsOfNormalizationAreDecidedTogether() throws {
    let rules = "rule pattern(/[A-Z]{2}[0-9]{4}/)\nrule length(7...)"
    for steps in [
      "[.trim, .uppercase]", "[.uppercase, .removeSpaces]", "[.removeCharacters(\"-\"), .trim, .uppercase]",
    ] {
      let subject = try #require(field("normalize: \(steps)\n\(rules)"))
      #expect(subject.analysis.conflict?.rules == [0, 1], "\(steps)")
      let wide = try #require(field("normalize: \(steps)\nrule pattern(/[A-Z]{2}[0-9]{4}/)"))
      #expect(!wide.samples(2).isEmpty, "\(steps)")
      #expect(wide.accepts(ScalarSet(0x61...0x7A)) == true, "\(steps)")
    }
    let small = try #require(field("normalize: [.trim, .uppercase]\nrule pattern(/[a-z]+/)"))
    #expect(small.analysis.conflict?.involvesNormalization == true)
  }

  @Test func charactersAreCountedBesideAnyOthers() throws {
    for pattern in ["[A-Z]{3}.*[0-9]{3}", #"[A-Z]{3}\w*[0-9]{3}"#, "[A-Z]{3}[^-]*[0-9]{3}"] {
      let short = try #require(field("rule pattern(/\(pattern)/)\nrule length(...5)"))
      #expect(short.analysis.conflict != nil, "\(pattern)")
      let wide = try #require(field("rule pattern(/\(pattern)/)\nrule length(...6)"))
      #expect(
        wide.analysis.conflict == nil && wide.analysis.undecided.isEmpty && !wide.samples(1).isEmpty, "\(pattern)")
    }
  }

  @Test func checkDigitsAreDecided() throws {
    func conflict(_ checksum: String, _ pattern: String) throws -> Bool {
      try #require(field("rule checksum(.\(checksum))\nrule pattern(/\(pattern)/)")).analysis.conflict != nil
    }
    #expect(try conflict("luhn", "0{15}1"))
    #expect(try !conflict("luhn", "0{14}18"))
    #expect(try conflict("isbn", "[0-9]{12}"))
    #expect(try !conflict("isbn", "[0-9]{9}X") && !conflict("isbn", "978[0-9]{10}"))
    #expect(try conflict("ean", "[0-9]{9}") && !conflict("ean", "[0-9]{8}"))
    #expect(try conflict("mod97", "[A-Z]{2}[0-9]{2}") && !conflict("mod97", "DE[0-9]{10}"))
    #expect(try conflict("mod97", "[DF]E759") && !conflict("mod97", "GB713[0-9][5-9]3"))
  }

  @Test func rangesInRangesAreRedundant() throws {
    #expect(try #require(field("rule range(10...50)\nrule range(10...50)")).analysis.redundancies.map(\.rule) == [1])
    #expect(try #require(field("rule range(0...100)\nrule range(10...50)")).analysis.redundancies.map(\.rule) == [0])
    #expect(try #require(field("rule range(0...100)\nrule range(50...150)")).analysis.redundancies.isEmpty)
  }

  @Test func someTextsNeedMoreKeys() throws {
    func gap(_ members: String) throws -> PartialKeyboardGap? {
      try #require(field("keyboardType: .numberPad\n\(members)")).partialKeyboardGap
    }
    #expect(try gap("rule pattern(/[0-9]{5}(-[0-9]{4})?/)")?.missing == ScalarSet(scalars: [0x2D]))
    #expect(try gap("rule oneOf([\"12\", \"1a\"])")?.sample == "1a")
    for rule in ["pattern(/.*/)", "pattern(/[^a]+/)", "pattern(/\\d+/)", "pattern(/[0-9-]+/)", "pattern(/(?!a)\\w+/)"] {
      #expect(try gap("rule \(rule)") == nil, "\(rule)")
    }
    #expect(try gap("rule pattern(/[0-9]{5}(-[0-9]{4})?/)\nrule length(...5)") == nil)
    #expect(try gap("normalize: [.removeCharacters(\"-\")]\nrule pattern(/[0-9]{5}(-[0-9]{4})?/)") == nil)
  }

  @Test func passwordsThatRulesRefuse() throws {
    let subject = try #require(field("isSecureTextEntry: true\nrule pattern(/(?=.*[!?]).*/)\nrule length(8...16)"))
    let letters = try #require(PasswordRules("required: upper; required: digit; minlength: 12;"))
    #expect(subject.rejectedPassword(letters)?.rule == 0)
    let signs = try #require(PasswordRules("required: [!?]; required: digit; maxlength: 16;"))
    #expect(subject.rejectedPassword(signs) == nil)
    for long in ["", "minlength: 20; ", "minlength: 12; maxlength: 20; "] {
      let rules = try #require(PasswordRules("required: [!?]; \(long)"))
      #expect(subject.rejectedPassword(rules)?.rule == 1, "\(long)")
    }
    // They are longer than they must be.
    let short = try #require(field("isSecureTextEntry: true\nrule length(10...64)\nrule pattern(/.{10,64}/)"))
    #expect(try short.rejectedPassword(#require(PasswordRules("minlength: 8;"))) == nil)
    #expect(try short.rejectedPassword(#require(PasswordRules("minlength: 8; maxlength: 128;"))) == nil)
    #expect(try short.rejectedPassword(#require(PasswordRules("minlength: 80; maxlength: 8;"))) == nil)
    #expect(try short.rejectedPassword(#require(PasswordRules("maxlength: 8;")))?.rule == 0)
    #expect(PasswordRules("minlength: many;") == nil)
  }
}
