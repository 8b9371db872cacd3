import FormGeneration
import Foundation
import Testing

/// Nothing private is written that nobody calls, and no constant that nobody reads.
struct UnusedCodeTests {
  private static let forms: [URL] = ["Examples", "Examples/Screens", "Examples/Screens/Shop", "Generated"].flatMap {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent($0)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "formdef" }.sorted { $0.path < $1.path }
  }

  @Test func allThatIsPrivateIsUsed() throws {
    #expect(Self.forms.count > 20)
    for form in Self.forms {
      let text = GeneratedText(try String(contentsOf: form, encoding: .utf8))
      #expect(unused(in: text) == [], "\(form.lastPathComponent)")
    }
  }

  @Test(arguments: [
    "", "textField a { }", "textView a { }", "label a { text: \"x\" }", "switch a { }", "textField a { rule required }",
    "textField a { on textFieldShouldReturn(_:) { focus: previous } }",
    "textField a { inputAccessoryView: .toolbar([.previous]) }", "textField a { on .editingDidBegin { focus: next } }",
    "textField a { rule length(...3) { when: .change } }", "textView a { rule length(...3) { when: .change } }",
    "textField a { rule length(...3) { when: .endEditing; effect: .refuse } }",
    "textField a { rule length(...3) { when: .return; effect: .refuse } }",
    "textField a { delegate: none; rule length(...3) { when: .endEditing; effect: .refuse } }",
    "textView a { delegate: none; rule length(...3) { when: .change } }",
    "textView a { delegate: none; inputView: .picker([\"a\"]) }",
    "textView a { delegate: none }\nbutton b { enabledWhen: .valid }",
    "textView a { rule length(...3) { buttons: [] } }",
    "textField a { delegate: Other; formatter: .mask(\"##\") }",
    "textField a { formatter: .mask(\"##\"); on textField(_:shouldChangeCharactersIn:replacementString:) { return: false } }",
    "textField a { on textFieldShouldEndEditing(_:) { return: false } }",
    "textField a { on textFieldDidEndEditing(_:reason:) { call: f } }",
    "textField a { formatter: .grouped([2], separator: \" \") }", "textField a { inputView: .picker([\"a\"]) }",
    "textField a { inputView: .datePicker(mode: .date) }", "datePicker a { minimumDate: today }",
    "textField a { rule length(...3) { buttons: [\"Clear\"] } }", "keyboardAvoidance: .resize\nlabel a { text: \"x\" }",
    "keyboardAvoidance: .contentInset\ntextView a { }", "dismissKeyboard: [.onDrag]",
    "button a { enabledWhen: .valid }",
    "observe keyboardWillHideNotification { call: f }", "picker a { items: [] }", "segmentedControl a { segments: [] }",
  ])
  func formsOfOneControlHaveNothingUnused(_ members: String) {
    let text = GeneratedText(members: members)
    #expect(unused(in: text) == [])
  }

  /// The names that stand nowhere but where they are declared.
  private func unused(in text: GeneratedText) -> [String] {
    let code = (text.model + text.uiKit).replacing(#/\/\/.*/#, with: "")
    var counts: [Substring: Int] = [:]
    for word in code.matches(of: #/\w+/#) { counts[word.0, default: 0] += 1 }
    let members = code.matches(of: #/private (?:weak |static |final )*(?:var|let|func|class|struct|enum) `?(\w+)/#)
    let locals = code.matches(of: #/\n {4,}(?:let|var) `?(\w+)`? =/#)
    let names = members.map(\.1) + locals.map(\.1)
    return names.filter { counts[$0] == 1 && $0 != "CodingKeys" }.map(String.init)
  }
}
