import FormEditing
import FormLint
import FormSyntax
import TestSupport
import Testing

/// Every item that is offered, taken at places of well-formed texts: no error comes with it.
@Suite struct AcceptedCompletionTests {
  /// A form with one more field, so that there is something to refer to; the mark is in the first.
  private static func field(_ members: String) -> String {
    "form A {\n  textField a { label: \"A\"; \(members) }\n  textField b { label: \"B\" }\n}\n"
      + "preset P { autocorrectionType: .no }\n"
  }

  static let places: [Named<String>] =
    [
      "", "rule <CURSOR>", "on <CURSOR>", "on textFieldShouldReturn(_:) { <CURSOR> }", "on complete { <CURSOR> }",
      "rule length(1...2) { <CURSOR> }", "keyboardType: <CURSOR>", "keyboardType: .<CURSOR>",
      "clearButtonMode: <CURSOR>", "returnKeyType: <CURSOR>.done", "leftViewMode: <CURSOR>.never",
      "inputView: <CURSOR>.picker([\"a\"])", "formatter: <CURSOR>.number(style: .decimal)",
      "textContentType: <CURSOR>", "textColor: <CURSOR>", "defaultTextAttributes: <CURSOR>",
      "defaultTextAttributes: .<CURSOR>", "defaultTextAttributes: [<CURSOR>]", "normalize: [<CURSOR>]", "use <CURSOR>",
      "rule characters(<CURSOR>)", "rule length(1...2, counting: <CURSOR>)", "isEnabled: <CURSOR>",
      "on .<CURSOR>", "on textFieldDidBeginEditing(_:) { show: <CURSOR> }",
      "on textFieldShouldReturn(_:) { focus: <CURSOR> }", "rule equal(to: <CURSOR>)", "rule checksum(<CURSOR>)",
      "rule pattern(/<CURSOR>/)", "rule pattern(/a<CURSOR>b/)", "rule pattern(/[0-9]{<CURSOR>}/)",
      "rule pattern(/(<CURSOR>)/)", "rule pattern(/(a)<CURSOR>/)", "rule pattern(/[a<CURSOR>]/)",
      "rule pattern(/a|<CURSOR>/)", "rule pattern(/a*<CURSOR>/)", "rule pattern(/^<CURSOR>$/)",
      "rule pattern(/(?<year>[0-9]+)-<CURSOR>/)", "rule pattern(/(?<y<CURSOR>>[0-9])/)",
      "rule pattern(/(?<y>[0-9])\\k<<CURSOR>>/)", "rule pattern(/\\x{4<CURSOR>1}/)",
      "rule pattern(/[0-9]{2,<CURSOR>}/)", "rule pattern(/\\p{<CURSOR>}/)",
      "on textFieldDidEndEditing(_:) { <CURSOR> }", "on .editingChanged { <CURSOR> }",
      "rule pattern(/[<CURSOR>]/)", "rule pattern(/[^<CURSOR>]/)", "placeholder: \"\\(<CURSOR>)\"",
      "formatter: .mask(\"###\"); placeholder: \"\\(<CURSOR>)\"",
    ].map { Named($0, field($0.isEmpty ? "<CURSOR>" : $0)) }
    + [
      "<CURSOR>", "form A { <CURSOR> }", "form A { textView a { label: \"A\"; <CURSOR> } }",
      "form A { button a { title: \"A\"; <CURSOR> } }", "form A { datePicker a { <CURSOR> } }",
      "form A { segmentedControl a { segments: [\"S\", \"M\"]; <CURSOR> } }", "form A { slider a { <CURSOR> } }",
      "form A { stepper a { <CURSOR> } }", "form A { picker a { <CURSOR> } }", "form A { switch a { <CURSOR> } }",
      "form A { label a { <CURSOR> } }", "form A { webInput a { <CURSOR> } }", "preset A { <CURSOR> }",
      "form A { button a { title: \"A\"; on .touchUpInside { <CURSOR> } } }",
      "form A { textView a { label: \"A\"; on textViewDidEndEditing(_:) { <CURSOR> } } }",
      "form A { on textViewDidChange(_:) { <CURSOR> } textView a { } }",
      "form A { observe <CURSOR> }", "form A { observe keyboardDidShowNotification { <CURSOR> } }",
      "form A { on textFieldShouldReturn(_:) { <CURSOR> } }", "form A { section { <CURSOR> } }",
      "form A { tags T { <CURSOR> } textField a { } }", "form A { tags T { a = 1 } textField a { } <CURSOR> }",
      "form A { textField a { rule equal(to: <CURSOR>) } textField b { use P } } preset P { rule equal(to: a) }",
      "form A { tags T { a = 1, b } textField x { tag: .a } textField <CURSOR> }",
      "form A { on textFieldShouldReturn(_:) { return: true } on <CURSOR> textField a { } }",
      "preset P { use <CURSOR> } preset Q { use P } preset R { use Q } preset S { }",
      "form A { textField a { observe <CURSOR> } }", "preset P { observe <CURSOR> }",
      "form A { textField a { use P } } preset P { <CURSOR> }",
      "form A { slider a { use P } } preset P { <CURSOR> }", "form A { button a { use P } } preset P { on <CURSOR> }",
      "form A { textField a { use P } textView b { use P } } preset P { <CURSOR> }",
      "form A { textField a { use P } textView b { use P } } preset P { on <CURSOR> }",
      "form A { textField a { use P } slider b { use P } } preset P { <CURSOR> }",
      "form A { searchField a { use P } label b { use P } } preset P { textColor: <CURSOR> }",
      "form A { textView a { use P } textField b { } } preset P { borderStyle: <CURSOR> }",
      "form A { searchField a { use P } } preset P { textColor: <CURSOR> }",
      "form A { textView a { allowedWritingToolsResultOptions: [<CURSOR>] } }",
      "form A { textView a { on textViewDidEndEditing(_:) { show: <CURSOR> } } }",
    ].map { Named($0, $0) }

  @Test(arguments: places) func withoutTemplatesNothingIsWrongAfterwards(_ source: Named<String>) throws {
    let example = ExampleSnapshot(Fixture.Example(source: source.value))
    guard let found = example.snapshot?.completions(at: example.mark.lowerBound) else { return }
    let before = AcceptedCompletionTests.errors(example.text)
    for item in found.items {
      var text = Array(example.text.utf8)
      text.replaceSubrange(found.replaceRange, with: item.insertText.utf8)
      let new = AcceptedCompletionTests.errors(String(decoding: text, as: UTF8.self)).filter { !before.contains($0) }
      #expect(new.isEmpty, "\(item.label): \(item.insertText): \(new)")
    }
  }

  @Test(arguments: places) func withTemplatesOnlyWhatIsToBeFilledInIsMissing(_ source: Named<String>) throws {
    let example = ExampleSnapshot(Fixture.Example(source: source.value))
    guard let found = example.snapshot?.completions(at: example.mark.lowerBound, takesSnippets: true) else { return }
    let before = Document(example.text).chunks.reduce(0) { $0 + $1.errors.count }
    for item in found.items {
      let (inserted, stop) = AcceptedCompletionTests.filled(item)
      var text = Array(example.text.utf8)
      text.replaceSubrange(found.replaceRange, with: inserted.utf8)
      let place = found.replaceRange.lowerBound + stop
      let document = Document(bytes: text)
      let elsewhere = (0..<document.chunks.count).reduce(0) { count, index in
        let start = document.start(ofChunk: index)
        return count
          + document.chunks[index].errors.count { error in
            !(start + error.range.lowerBound - 2...start + error.range.upperBound + 2).contains(place)
          }
      }
      #expect(elsewhere <= before, "\(item.label): \(inserted)")
    }
  }

  /// A template with its fields as they come, and where it is left.
  private static func filled(_ item: Completion) -> (text: String, stop: Int) {
    guard let parts = item.snippet else { return (item.insertText, item.insertText.utf8.count) }
    var text = ""
    var stop: Int?
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .field(let words):
        if words.isEmpty { stop = stop ?? text.utf8.count }
        text += words
      case .end: stop = stop ?? text.utf8.count
      }
    }
    return (text, stop ?? text.utf8.count)
  }

  /// What an item may not bring with it.
  private static let codes = [
    "syntax-error", "invalid-pattern", "property-not-available", "duplicate-property", "duplicate-handler",
    "duplicate-tag", "equal-cycle", "preset-cycle", "nil-text-color", "placeholder-without-formatter",
    "writing-tools-table", "wrong-delegate-method",
  ]

  /// What is wrong with the syntax of a text and of the patterns in it, what its blocks do not have, and what is there
  /// twice or leads back to itself.
  private static func errors(_ text: String) -> [String] {
    ExampleSnapshot(Fixture.Example(source: text)).findings.filter {
      codes.contains($0.code)
    }.map { "\($0.code): \($0.message)" }
  }
}
