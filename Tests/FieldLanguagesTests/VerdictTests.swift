import FieldLanguages
import ValueFormatting
import Testing
import TextPatterns
import UIKitCatalog

/// What is found about rules together.
@Suite struct VerdictTests {
  @Test func conflictsAreSmallest() throws {
    let conflict = try #require(
      field("rule pattern(/[0-9]{3}-[0-9]{2}/)\nrule characters(.ascii)\nrule length(...5)")?.verdict.conflict)
    #expect(conflict.rules == [0, 2])
    #expect(conflict.reason == .needsAtLeast(6, limit: 5, rule: 2))
    #expect(conflict.change?.rule == 2 && conflict.change?.isUpper == true && conflict.change?.value == 6)
  }

  @Test func lengthsInCharactersConflictByTheirNumbers() {
    #expect(field("rule length(12...)\nrule length(...10)")?.verdict.conflict?.rules == [0, 1])
    #expect(field("rule length(12..., counting: .utf16)\nrule length(...10)")?.verdict.conflict == nil)
    #expect(field("rule length(12...)\nrule length(...10, counting: .utf16)")?.verdict.conflict?.rules == [0, 1])
  }

  @Test func hardRulesHideNoConflictOfOthers() {
    let hard = "rule pattern(/.*a.{20}/)\nrule pattern(/.*b.{20}/)\nrule pattern(/.*c.{20}/)\n"
    #expect(field(hard)?.verdict.undecided.isEmpty == false)
    #expect(field(hard + "rule pattern(/[0-9]+/)\nrule characters(\"abc\")")?.verdict.conflict?.rules == [0, 3])
    #expect(field("rule pattern(/[0-9]+/)\nrule characters(\"abc\")\n" + hard)?.verdict.conflict?.rules == [0, 1])
  }

  @Test func warningsNeverConflict() {
    #expect(field("rule length(12...)\nrule length(...10) { severity: .warning }")?.verdict.conflict == nil)
  }

  @Test func blanksAtTheEndsAreGoneBeforeRulesLook() {
    let blank = "rule pattern(#/ [a-z]+/#)"
    #expect(field(blank)?.verdict.conflict?.involvesNormalization == true)
    #expect(field("normalize: []\n" + blank)?.verdict.conflict == nil)
    #expect(field("isSecureTextEntry: true\n" + blank)?.verdict.conflict == nil)
  }

  @Test(
    arguments: [
      ("rule length(...50)\nrule length(...40)", [0]), ("rule pattern(/[0-9]{5}/)\nrule length(...10)", [1]),
      ("rule pattern(/[0-9]{5}/) { when: .submit }\nrule length(...10)", []),
      ("rule pattern(/[a-z]{2}/)\nrule pattern(/[a-z][a-z]/)", [1]), ("rule required\nrule required", [1]),
      ("rule length(3...5)\nrule pattern(/[a-z]+/)", []),
    ] as [(String, [Int])])
  func rulesThatOthersImply(_ rules: String, _ redundant: [Int]) {
    #expect(field(rules)?.verdict.redundancies.map(\.rule) == redundant)
  }

  @Test func whatAKeyboardLacksIsNamed() throws {
    let gap = try #require(field("keyboardType: .numberPad\nrule pattern(/[0-9]{3}-[0-9]{2}/)")?.verdict.keyboardGap)
    #expect(gap.missing?.contains(0x2D) == true)
    #expect(gap.alternatives.contains { $0.name.string == "numbersAndPunctuation" })
  }

  @Test(arguments: [
    "rule pattern(/[0-9]+(,[0-9]+)?/)", "normalize: [.asciiDigits]\nrule pattern(/[0-9]+/)",
    "inputView: .view(Wheel)\nrule pattern(/[a-z]+/)", "formatter: .mask(\"##-##\")\nrule pattern(/[0-9]{2}-[0-9]{2}/)",
  ])
  func somethingElseWritesOrTheKeyboardCan(_ members: String) {
    #expect(
      field("keyboardType: .decimalPad\n" + members, form: "locales: [\"de_DE\", \"ar_EG\"]")?.verdict.keyboardGap
        == nil)
  }

  @Test func asciiKeyboardsHaveAccentsAndNoOtherScript() {
    #expect(field("keyboardType: .asciiCapable\nrule pattern(/[א-ת]+/)")?.verdict.keyboardGap != nil)
    #expect(field("keyboardType: .asciiCapable\nrule pattern(/[äöü]+/)")?.verdict.keyboardGap == nil)
  }

  @Test func firstKeystrokeThatIsRefusedIsFound() throws {
    let whole = try #require(field("rule pattern(/[0-9]{3}-[0-9]{2}/) { when: .change; effect: .refuse }"))
    #expect(whole.blockedTyping(by: 0)?.refused.count == 1)
    let prefix = try #require(
      field("rule pattern(/[0-9-]*/) { when: .change; effect: .refuse }\nrule pattern(/[0-9]{3}-[0-9]{2}/)"))
    #expect(prefix.blockedTyping(by: 0) == nil)
  }

  @Test func masksAndRules() throws {
    let bare = try #require(field("rule pattern(/[0-9]{10}/)"))
    let stripped = try #require(field("normalize: [.removeCharacters(\"() -\")]\nrule pattern(/[0-9]{10}/)"))
    #expect(bare.excludes(.mask("(###) ###-####")))
    #expect(!stripped.excludes(.mask("(###) ###-####")))
    #expect(!bare.excludes(.mask("##########[##]")))
    #expect(bare.excludes(.grouped([4], separator: " ")))
    #expect(!bare.excludes(.grouped([10], separator: " ")))
  }

  @Test func passwordsThatRulesRefuse() throws {
    let subject = try #require(field("isSecureTextEntry: true\nrule pattern(/(?=.*[!?]).*/)\nrule length(8...16)"))
    let letters = try #require(PasswordRules("required: upper; required: digit; minlength: 12;"))
    #expect(subject.refusedPassword(letters)?.rule == 0)
    let signs = try #require(PasswordRules("required: [!?]; required: digit; minlength: 12;"))
    #expect(subject.refusedPassword(signs) == nil)
    let long = try #require(PasswordRules("minlength: 20;"))
    #expect(subject.refusedPassword(long)?.rule == 1)
    #expect(PasswordRules("minlength: many;") == nil)
  }
}
