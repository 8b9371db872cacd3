import FormLint
import FormSyntax
import FormWorkspace
import Testing

/// All fixes at once, as `formdef lint --fix` and the editor's fix-all apply them.
@Suite struct FixRunTests {
  @Test func mendsTheSyntaxFirstAndThenWhatItLetsSee() {
    let text = """
      form A {
          textfield a { keybordType: .nubmerPad }
      }
      """
    #expect(fixed(text, [.safe]) == "form A {\n    textField a { keyboardType: .numberPad }\n}")
  }

  /// The rule was not read before; its pattern would be an error that nobody has seen.
  @Test func leavesANameWhoseArgumentsFitNothing() {
    let text = """
      form A {
          textField a { rule patern(/[a-z{3}/); returnKeyType: .serch }
      }
      """
    #expect(fixed(text, [.safe]) == text.replacing(".serch", with: ".search"))
  }

  /// `.no` is a key from `.on`, and means the opposite.
  @Test func leavesNamesThatMayHaveBeenMeantOtherwise() {
    let text = "form A { textField a { autocorrectionType: .on; rightViewMode: .ever; spellCheckingType: .off } }"
    #expect(fixed(text, [.safe]) == text)
    #expect(fixed(text, [.safe, .unsafe]).contains("autocorrectionType: .yes"))
  }

  /// The placeholder asks for one keyboard and the rules for another: what is written does not swing between them.
  @Test(arguments: [
    #"placeholder: "Website"; rule pattern(/[0-9]{3}/)"#, #"placeholder: "Email"; rule characters(.decimalDigits)"#,
    #"placeholder: "Phone"; keyboardType: .phonePad; rule pattern(/[0-9]{3}( ?ext)?/)"#,
    #"placeholder: "Email"; keyboardType: .numberPad; rule pattern(/[0-9]{3}/)"#,
    #"placeholder: "URL"; keyboardType: .emailAddress; rule characters(.decimalDigits)"#,
  ])
  func doesNotSwingBetweenKeyboards(_ members: String) {
    let once = fixed("form A { textField a { \(members) } }", [.safe, .unsafe])
    #expect(fixed(once, [.safe, .unsafe]) == once)
  }

  /// What a rule says to the user does not decide which rules imply it: one whose message is mended goes in the same run.
  @Test(arguments: [
    ("length(...5)", #"length(...9) { mesage: "x" }"#, "length(...5)"),
    (#"length(...5) { mesage: "x" }"#, "length(...9)", #"length(...5) { message: "x" }"#),
    (#"length(...5) { mesage: "x" }"#, #"length(...9) { mesage: "x" }"#, #"length(...5) { message: "x" }"#),
  ])
  func takesRulesAwayWhoseMessagesWereMended(_ one: String, _ other: String, _ left: String) {
    func text(_ rules: String...) -> String {
      "form A {\n    textField a {\n\(rules.map { "        rule \($0)\n" }.joined())    }\n}\n"
    }
    #expect(fixed(text(one, other), [.safe, .unsafe]) == text(left))
  }

  /// When a rule is checked does decide: one that is mended there may be the one that was right.
  @Test func keepsRulesWhoseTimeWasMended() {
    let text = """
      form A {
          textField a {
              rule length(...5) { wen: .change; effect: .refuse; message: "x" }
              rule length(...9)
          }
      }
      """
    #expect(fixed(text, [.safe, .unsafe]) == text.replacing("wen:", with: "when:"))
  }

  @Test func leavesWhatWouldHaveMoreErrors() {
    let text = "form A {\n    textField a { rule lenght(a: 1, b: 2) }\n    textField b { }\n}"
    #expect(fixed(text, [.safe, .unsafe]) == text)
  }

  @Test(arguments: [
    ("range(1,5...2,5)", "range(1.5...2.5)"), ("range(0.0...9,99)", "range(0.0...9.99)"),
    ("range(0...Int.max)", "range(0...)"), ("range(date(2000, 1, 5)...)", "range(date(\"2000-01-05\")...)"),
    ("oneOf(.one, .two)", "oneOf([\"one\", \"two\"])"), ("oneOf({\"one\", \"two\"})", "oneOf([\"one\", \"two\"])"),
    ("length 3...5)", "length(3...5)"), ("pattern([a-z]+)", "pattern(/[a-z]+/)"),
    ("length(3...5))", "length(3...5)"),
  ])
  func writesArgumentsAsTheyAreHere(written: String, meant: String) {
    func text(_ rule: String) -> String { "form A {\n    textField a { rule \(rule) }\n    textField b { }\n}" }
    #expect(fixed(text(written), [.safe, .unsafe]) == text(meant))
  }

  /// The value is seen to be wrong once the property's name is right: of each line one fix is tried at a time, and all
  /// lines together.
  @Test func mendsLinesWhoseFixesLetMoreErrorsBeSeen() {
    func presets(_ use: String, _ keyboard: String) -> String {
      (0..<100).map { "preset P\($0) { \(use) Q\($0); \(keyboard) }\npreset Q\($0) { }\n" }.joined()
    }
    let text = presets("usee", "keyboardTyp: .emailAdress")
    #expect(fixed(text, [.safe, .unsafe]) == presets("use", "keyboardType: .emailAddress"))
  }

  /// What is right in a line does not make up for a fix that would bring more errors.
  @Test func leavesTheOneFixOfALineThatBringsErrors() {
    func field(_ values: String) -> String { "form A {\n    textField a { \(values); rule lenght(a: 1, b: 2) }\n}" }
    let text = field(
      "keyboardType: .nubmerPad; returnKeyType: .serch; textContentType: .emailAdress; borderStyle: .roundedRct; "
        + "spellCheckingType: .defualt; autocapitalizationType: .wrods; clearButtonMode: .alwyas")
    let mended = field(
      "keyboardType: .numberPad; returnKeyType: .search; textContentType: .emailAddress; borderStyle: .roundedRect; "
        + "spellCheckingType: .default; autocapitalizationType: .words; clearButtonMode: .always")
    #expect(fixed(text, [.safe]) == mended)
  }

  /// Bytes that are no text count as many as they are, and are never written as something else.
  @Test(arguments: [
    "class A: B {~ textField a { } }", "form A {\n enum T: ~Int { case a = 1 }\n}", "form A {\n tags: ~{ a }\n}",
    "form A {\n textField a { ~: 1 }\n}", "form A {\n textField a { rule pattern [a-z~]{3}\n}\n}",
    "form A {\n textField a { on textFieldShouldReturn(_ x: ~X) -> ~Bool { } }\n}", "use = ~P", "import ~UIKit~",
    "form A {\n textField a { rule length 3-~5 }\n}", "form A {\n textField a {\n .keyboardType(~.numberPad)~\n }\n}",
    "form A {\n textField a {\n max-~length: 5~\n var placeholder = \"~\"\n }\n}", "~~~~~ = 1", "form A { ~(1) }",
  ])
  func bytesThatAreNoTextStay(_ text: String) {
    let bytes = text.utf8.flatMap { $0 == UInt8(ascii: "~") ? [0xFF, 0xC3] : [$0] }
    let fixed = run(bytes, [.safe, .unsafe]).text(path)
    #expect(fixed.firstRange(of: [0xEF, 0xBF, 0xBD]) == nil)
  }

  @Test func correctsANameWhoseArgumentsFit() {
    let text = "form A { textField a { rule patern(/[a-z]+/); inputAccessoryView: toolbar([.done]) } }"
    #expect(fixed(text, [.safe]) == text.replacing("patern", with: "pattern").replacing("toolbar", with: ".toolbar"))
  }

  /// What a fix has just made of a rule is not taken away in the same run.
  @Test(arguments: ["length 3...3", "length: 3...3", "length = 3...3", "length(min: 3, max: 3)", "lenght(3...3)"])
  func keepsRulesThatItHasMended(rule: String) {
    let text = "form A { textField a { rule pattern(/[A-Z]{3}/); rule \(rule) } }"
    #expect(fixed(text, [.safe, .unsafe]) == "form A { textField a { rule pattern(/[A-Z]{3}/); rule length(3...3) } }")
  }

  /// Nor is a rule that only the changed one implies.
  @Test func keepsRulesThatAMendedOneImplies() {
    let text = "form A { textField a { rule pattern /[A-Z]{3}/; rule length(3...3) } }"
    #expect(fixed(text, [.safe, .unsafe]) == "form A { textField a { rule pattern(/[A-Z]{3}/); rule length(3...3) } }")
  }

  @Test func takesAwayAllButOneOfEqualRules() {
    let text = "form A { textField a { rule length(...5); rule length(...5); rule length(...5); keybordType: .URL } }"
    #expect(fixed(text, [.safe, .unsafe]).split(separator: "length").count == 2)
  }

  @Test func givesEachControlAFreeTagOfItsOwn() {
    let controls = (0..<40).map { "    textField f\($0) { tag: \($0 % 20) }\n" }.joined()
    let run = run("form A {\n    dispatch: .tags\n\(controls)}\n", [.safe, .unsafe])
    #expect(run.workspace.findings(path).isEmpty)
    #expect(run.applied.count <= 25)
  }

  /// What is put into the middle of something unreadable would be put in again and again.
  @Test func addsNothingWhereNobodyKnowsWhereItGoes() {
    let field = """
      form A {
          textField a {{
              rule pattern(/[0-9]{5}/)
          }
      }
      """
    #expect(fixed(field, [.safe, .unsafe]) == field)
    let form = """
      form A {
          textField a { returnKeyType: .next }
          textField b { text: \"\"\"open
      }
      """
    #expect(!fixed(form, [.safe, .unsafe]).contains("textFieldShouldReturn"))
    let tags = "form A {\n    tags T { a = \"1, b }\n    textField a { tag: .mail }\n}"
    #expect(fixed(tags, [.safe, .unsafe]) == tags)
  }

  @Test func closesLiteralsAsTheyBegan() {
    #expect(fixed("form A { title: #\"a\"b\n}", [.unsafe]) == "form A { title: #\"a\"b\"#\n}")
    let pattern = "form A {\n    textField a {\n        rule pattern(#/a/b\n        )\n    }\n}"
    #expect(fixed(pattern, [.unsafe]).contains("#/a/b/#"))
  }

  /// Quotes stay around a word of a web page; an argument that is there already is not proposed again.
  @Test func changesNoMoreThanTheName() {
    let text = "form A { webInput a { type: \"emai\" }; textField b { leftView: .button(action: x, action: y) } }"
    #expect(fixed(text, [.safe, .unsafe]).contains("type: \"email\""))
    #expect(fixed(text, [.safe, .unsafe]).contains(".button(action: x, action: y)"))
  }

  @Test(arguments: ["keybordType: .numberPad", "rule requred", "keyboardType: .numbrPad"])
  func mendsManyControls(_ member: String) {
    let controls = (0..<150).map { "    textfield f\($0) { \(member) }\n" }.joined()
    let run = run("form A {\n\(controls)    button save { title: \"Save\"; submit: true }\n}\n", [.safe])
    #expect(run.applied.count == 300)
    #expect(run.workspace.findings(path).allSatisfy { $0.code == "cannot-dismiss" })
  }

  // MARK: Running

  private let path = "A.formdef"

  private func fixed(_ text: String, _ allowed: Set<Fix.Applicability>) -> String {
    String(decoding: run(text, allowed).text(path), as: UTF8.self)
  }

  private func run(_ text: String, _ allowed: Set<Fix.Applicability>) -> FixRun { run(Array(text.utf8), allowed) }

  private func run(_ text: [UInt8], _ allowed: Set<Fix.Applicability>) -> FixRun {
    var workspace = Workspace()
    workspace.open(path, text: text)
    return FixRun(workspace, [path], allowed)
  }
}
