import FormLint
import FormSyntax
import FormWorkspace
import Testing

/// What people write in other languages, and what the fixes make of it: what is meant, or nothing.
@Suite struct HabitTests {
  /// A member as it is written, and how it is after all fixes; nil: none is sure, and it stays.
  static let members: [(String, String?)] = [
    ("mask: \"##/##\"", "formatter: .mask(\"##/##\")"), ("delegate: self", ""), ("required: YES", "rule required"),
    ("required=\"required\"", "rule required"), ("autocomplete=\"off\"", nil),
    ("formatter: .date(\"dd.MM.yyyy\")", "formatter: .date(format: \"dd.MM.yyyy\""),
    ("formatter: .number(\"0.00\")", "formatter: .number(format: \"0.00\""),
    ("clearButtonMode: true", "clearButtonMode: .whileEditing"), ("clearButtonMode: false", "clearButtonMode: .never"),
    ("keyboardType: \"email\"", "keyboardType: .emailAddress"),
    ("keyboardType: \"number-pad\"", "keyboardType: .numberPad"),
    ("keyboardType=\"email-address\"", "keyboardType: .emailAddress"),
    ("returnKeyType: \"actionDone\"", "returnKeyType: "), ("autocorrectionType: .none", "autocorrectionType: .no"),
    ("rule pattern(/[a-z]+/g)", "rule pattern(/[a-z]+/)"), ("rule pattern(/[a-z]+/gi)", "rule pattern(/(?i)[a-z]+/)"),
    ("return true", nil), ("import UIKit", nil), ("func foo() { }", nil),
    ("var name: String = \"\"", nil), ("let x = 5", nil), ("class Foo { }", nil), ("for f in fields { }", nil),
    ("if x { label: \"A\" }", nil), ("public key: x", "key: x"),
    ("let placeholder = \"Name\"", "placeholder: \"Name\""),
    ("private lazy var placeholder: String = \"Name\"", "placeholder: \"Name\""),
    (
      "func textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }",
      "on textFieldShouldReturn(_:) { return: true }"
    ),
    ("on textFieldShouldReturn(_:) { b.becomeFirstResponder() }", "on textFieldShouldReturn(_:) { focus: b }"),
    ("on textFieldShouldReturn(_:) { c.becomeFirstResponder() }", nil),
    (
      "on textFieldShouldReturn(_:) { textField.resignFirstResponder() }",
      "on textFieldShouldReturn(_:) { resign: true }"
    ),
    ("on textFieldShouldReturn(_:) { return false }", "on textFieldShouldReturn(_:) { return: false }"),
    ("on .editingChanged { self.changed() }", "on .editingChanged { call: changed }"),
    ("on .editingChanged { changed() }", "on .editingChanged { call: changed }"),
    ("on textFieldShouldReturn(_:) { submit() }", nil), ("formatter: .mask(##/##)", "formatter: .mask(\"##/##\")"),
    ("formatter: .mask('##')", "formatter: .mask(\"##\")"), ("rule equal to: b", "rule equal(to: b)"),
    ("rule equal b", "rule equal(to: b)"), ("rule range 1...5", "rule range(1...5)"),
    ("rule matches: /x/", "rule pattern(/x/)"), ("rule equalTo: b", "rule equal(to: b)"),
    ("rule length < 5", "rule length(..<5)"), ("rule length min: 2, max: 5", "rule length(2...5)"),
    ("rule length(min: 2, max: 5)", "rule length(2...5)"),
    ("rule characters in: .letters", "rule characters(.letters)"),
    ("rule required: \"Enter a name\"", "rule required { message: \"Enter a name\""),
    ("rule required message: \"x\"", "rule required { message: \"x\""),
    ("rule required, message: \"x\"", "rule required { message: \"x\""),
    ("rule length(2...5), message: \"a, b\"", "rule length(2...5) { message: \"a, b\""),
    ("rule length(2...5), message: \"a, b\", when: .submit", "rule length(2...5) { message: \"a, b\"; when: "),
    ("rule not pattern(/x/)", nil), ("\"placeholder\": \"Name\"", "placeholder: \"Name\""),
    ("\"type\": \"string\"", nil), ("android:hint=\"Name\"", "placeholder: \"Name\""),
    ("android:inputType=\"textEmailAddress\"", "keyboardType: .emailAddress"),
    ("android:inputType=\"textPassword\"", "isSecureTextEntry: true"), ("android:maxLength=\"5\"", "rule length(...5)"),
    ("maxLength={5}", "rule length(...5)"), ("editable={false}", "isEnabled: false"),
    ("inputType: textPassword", "isSecureTextEntry: true"),
    ("static: \"x\"", nil), ("autoFocus: true", nil), ("multiline", nil), ("@State name", nil), (".padding()", nil),
    ("foo = 5", nil), ("tooltip: \"x\"", "toolTip: \"x\""), ("required: false", nil), ("validator: isEmail", nil),
  ]

  @Test(arguments: members) func membersBecomeWhatWasMeant(_ written: String, _ meant: String?) throws {
    let text = HabitTests.form(written)
    let path = "A.formdef"
    var workspace = Workspace()
    workspace.open(path, text: Array(text.utf8))
    let findings = workspace.findings(path).filter { $0.severity == .error }
    #expect(findings.count == 1, "\(written): \(findings.map(\.message))")
    let fixed = String(decoding: FixRun(workspace, [path], [.safe, .unsafe]).text(path), as: UTF8.self)
    if let meant {
      #expect(!fixed.contains(written) && fixed.contains(meant), "\(fixed)")
    } else {
      #expect(fixed.contains(written), "\(fixed)")
    }
  }

  private static func form(_ member: String) -> String {
    "form A {\n  textField a {\n    label: \"A\"\n    \(member)\n  }\n  textField b { label: \"B\" }\n}\n"
  }

  @Test func theGoodOneOfTwoStays() {
    for member in ["tag: \"3\"", "tag: 3.0", "tag: three"] {
      let text = "form A { textField a { label: \"A\"; \(member)\n tag: 7 } }"
      var workspace = Workspace()
      workspace.open("A.formdef", text: Array(text.utf8))
      let run = FixRun(workspace, ["A.formdef"], [.safe, .unsafe])
      #expect(String(decoding: run.text("A.formdef"), as: UTF8.self).contains("tag: 7"))
    }
  }

  /// The toolbar would be there only for the keyboard that goes.
  @Test func noFixIsAppliedThatAnotherOneMakesUnneeded() {
    let text = "form A { textField a { label: \"A\"; keyboardType: .numberPad; rule pattern(/[A-Z]{3}/) } }"
    var workspace = Workspace()
    workspace.open("A.formdef", text: Array(text.utf8))
    let fixed = String(decoding: FixRun(workspace, ["A.formdef"], [.safe, .unsafe]).text("A.formdef"), as: UTF8.self)
    #expect(fixed.contains("keyboardType: .asciiCapable"))
    #expect(!fixed.contains("toolbar"))
  }
}
