import Testing

@testable import FormWorkspace

/// What may be written at a place of a settings file; `|` is the cursor.
@Suite struct SettingsCursorTests {
  private func cursor(_ marked: String) -> SettingsCursor {
    let bytes = Array(marked.utf8)
    let place = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
    return SettingsCursor(bytes.filter { $0 != UInt8(ascii: "|") }, at: place)
  }

  private func text(_ label: String, _ marked: String) -> String? {
    cursor(marked).suggestions.first { $0.label == label }?.newText
  }

  @Test func keysComeWithTheValueThatIsUsual() {
    #expect(text("limit", #"{"diagnostics": {|}}"#) == #""limit": 1000"#)
    #expect(text("indent", #"{"formatter": {|}}"#) == #""indent": 4"#)
    #expect(text("lineWidth", #"{"formatter": {|}}"#) == #""lineWidth": 120"#)
    #expect(text("select", "{|}") == #""select": []"#)
  }

  @Test func keysBeforeOthersEndInAComma() {
    #expect(text("select", #"{| "ignore": []}"#) == #""select": [],"#)
    #expect(text("select", "{|\n  \"ignore\": []\n}") == #""select": [],"#)
    #expect(text("select", #"{"ignore": [], |}"#) == #""select": []"#)
    #expect(text("select", #"{|, "ignore": []}"#) == #""select": []"#)
  }

  @Test func keysWithAValueAreReplacedAlone() { #expect(text("select", #"{"se|": []}"#) == #""select""#) }

  @Test func keysThatAreThereAreNotSuggested() { #expect(text("ignore", #"{"ignore": [], |}"#) == nil) }

  @Test func valuesAreWordsOfTheirKind() {
    #expect(text("duplicate-tag", #"{"select": [|]}"#) == #""duplicate-tag""#)
    #expect(text("warning", #"{"severity": {"tags": |}}"#) == #""warning""#)
    #expect(text("true", #"{"formatter": {"tabs": |}}"#) == "true")
  }

  @Test func membersOfFormsAreAskedOfTheLanguage() {
    #expect(cursor(#"{"form": {|}}"#).formPlace == .name(others: []))
    #expect(cursor(#"{"form": {"dispatch": |}}"#).formPlace == .value(of: "dispatch", isElement: false))
    #expect(cursor(#"{"form": {"locales": [|]}}"#).formPlace == .value(of: "locales", isElement: true))
    #expect(text("{}", #"{"form": |}"#) == "{}")
    #expect(cursor(#"{"form": {"dispatch": |}}"#).suggestions.isEmpty)
    #expect(cursor(#"{"form": {"locales": [|]}}"#).suggestions.isEmpty)
  }
}
