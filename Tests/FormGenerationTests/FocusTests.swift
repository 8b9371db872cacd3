import Testing

/// Where the focus goes, and where editing ends, as generated code has it.
struct FocusTests {
  /// Buttons and switches are never edited: the field that is lets go of the keyboard.
  @Test(arguments: [
    "button b { title: \"b\"; on .touchUpInside { resign: true } }",
    "switch w { label: \"w\"; on .valueChanged { resign: true } }",
    "picker p { items: [\"x\"]; on .valueChanged { resign: true } }",
  ])
  func otherControlsEndTheEditingOfFields(_ control: String) {
    let text = GeneratedText(members: "textField a { label: \"a\" }\n\(control)").uiKit
    #expect(text.contains("view.endEditing(false)"), "\(text)")
    #expect(!text.contains("resignFirstResponder()"), "\(text)")
  }

  @Test func fieldsEndTheirOwnEditing() {
    let text = GeneratedText(members: "textField a { on .editingChanged { focus: previous; resign: true } }").uiKit
    #expect(text.contains("moveBack(from: .a)\n"), "\(text)")
    #expect(text.contains("aField.resignFirstResponder()"), "\(text)")
  }

  /// The focus stays where it goes: editing ends before.
  @Test func otherControlsEndEditingFirst() throws {
    let text = GeneratedText(
      members: "textField a { label: \"a\" }\nswitch w { on .valueChanged { focus: a; resign: true } }"
    ).uiKit
    let end = try #require(text.firstRange(of: "view.endEditing(false)"))
    let focus = try #require(text.firstRange(of: "aField.becomeFirstResponder()"))
    #expect(end.upperBound <= focus.lowerBound)
  }

  /// The fields around a control are those that count, not the first of the form.
  @Test(arguments: [
    ("", "next", "moveOn(from: .a)"), ("", "previous", "moveBack(from: .z)"),
    ("submit", "next", "moveOn(from: .a)"),
  ])
  func controlsLookAroundThemselves(_ submits: String, _ step: String, _ call: String) {
    let button = submits.isEmpty ? "" : "button s { title: \"s\"; submit: true }"
    let text = GeneratedText(
      members: """
        textField a { label: "a" }
        stepper st { on .valueChanged { focus: \(step) } }
        textField z { label: "z" }
        \(button)
        """
    ).uiKit
    let isEnd = submits.isEmpty && step == "next"
    #expect(
      text.contains(isEnd ? "if !moveForward(from: .a) { view.endEditing(false) }" : "self?.\(call)"), "\(text)")
  }

  /// Where the name of a control is said, the focus goes there, wherever it stands and whoever says so.
  @Test func namesAreFoundWhereverTheyStand() {
    let fields = (0..<200).map { "textField f\($0) { on textFieldDidEndEditing(_:) { focus: f\(199 - $0) } }\n" }
    let text = GeneratedText(members: fields.joined() + "button b { title: \"b\"; on .touchUpInside { focus: f7 } }")
      .uiKit
    #expect((0..<200).allSatisfy { text.contains("f\($0)Field.becomeFirstResponder()") }, "\(text)")
  }

  /// Before the first field and behind the last one there is none to go from.
  @Test func controlsAtTheEndsGoFromNowhere() {
    let text = GeneratedText(
      members: """
        switch first { on .valueChanged { focus: next } }
        textField a { label: "a" }
        switch last { on .valueChanged { focus: previous } }
        """
    ).uiKit
    #expect(text.contains("if !moveForward(from: nil) { view.endEditing(false) }"), "\(text)")
    #expect(text.contains("moveBack(from: nil)"), "\(text)")
    #expect(text.contains("func moveForward(from field: TestForm.Field?) -> Bool"), "\(text)")
  }

  /// A bar's buttons go from field to field, and submit nothing.
  @Test func barsGoNoFurtherThanTheirFields() {
    let bar = "inputAccessoryView: .toolbar([.previous, .next])"
    let text = GeneratedText(
      members: "textField a { \(bar) }\ntextField z { \(bar) }\nbutton s { title: \"s\"; submit: true }"
    ).uiKit
    #expect(text.contains("moveForward(from: .a)") && text.contains("moveBack(from: .z)"), "\(text)")
    #expect(!text.contains("moveOn(") && !text.contains("moveForward(from: .z)"), "\(text)")
    #expect(text.contains("bar.items?[0].isEnabled = false"), "\(text)")
    #expect(text.contains("bar.items?[1].isEnabled = false"), "\(text)")
  }

  /// A wheel without a formatter writes all that is chosen.
  @Test(arguments: [
    (".date", "date: .medium, time: .none"), (".time", "date: .none, time: .short"),
    (".dateAndTime", "date: .medium, time: .short"),
  ])
  func wheelsWriteWhatTheyChoose(_ mode: String, _ styles: String) {
    let text = GeneratedText(members: "textField a { inputView: .datePicker(mode: \(mode)) }").uiKit
    #expect(text.contains("formatter(of: wheel, \(styles))"), "\(text)")
  }

  /// What a wheel chooses is no typing: it is complete before it is looked at.
  @Test func wheelsCompleteNothing() {
    let rest = "rule length(...3); on complete { focus: next }"
    #expect(
      GeneratedText(members: "textField a { inputView: .picker([\"abc\"]); \(rest) }").uiKit
        .contains("completed[field] = TestForm.normalized(text, of: field)"))
    #expect(
      !GeneratedText(members: "textField a { \(rest) }").uiKit
        .contains("completed[field] = TestForm.normalized(text, of: field)"))
  }

  /// What the app puts into a field is no typing: the same text completes it again once it was emptied so.
  @Test func valuesCompleteNothing() {
    let text = GeneratedText(members: "textField a { rule length(...3); on complete { focus: next } }").uiKit
    #expect(text.contains("completed[field] = TestForm.normalized(texts[field] ?? \"\", of: field)"), "\(text)")
  }

  /// Whether the form is valid decides alone.
  @Test func validityOverridesNothing() {
    let text = GeneratedText(
      members: """
        textField a { rule required }
        button s { title: "s"; submit: true; isEnabled: false; enabledWhen: .valid }
        """
    ).uiKit
    #expect(!text.contains("sButton.isEnabled = false"), "\(text)")
    #expect(text.contains("sButton.isEnabled = isValid"), "\(text)")
  }
}
