import FormSyntax
import FormEditing
import Testing

/// What is suggested at places of examples: the range that is replaced, then the first suggestions and how many follow.
@Suite struct CompletionTests {
  private static let shownItems = 14

  @Test(arguments: Fixture.files("completion"))
  func suggestionsAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      guard let found = example.snapshot?.completions(at: example.mark.lowerBound) else { return "nothing" }
      var lines = ["replaces '\(example.text(found.replaceRange))', inserts over '\(example.text(found.insertRange))'"]
      lines += found.items.prefix(CompletionTests.shownItems).map(CompletionTests.line)
      let left = found.items.count - CompletionTests.shownItems
      if left > 0 { lines.append("and \(left) more") }
      return lines.joined(separator: "\n")
    }
  }

  /// `label → text as a template | detail`.
  private static func line(_ item: Completion) -> String {
    let template = item.snippet.map { parts in
      parts.map { part in
        switch part {
        case .text(let text): text.replacing("\n", with: "⏎")
        case .field(let text): "‹\(text)›"
        case .end: "▮"
        }
      }.joined()
    }
    let flags = item.isDeprecated ? " (deprecated)" : ""
    let others = item.additionalEdits.map { " +\($0.newText.replacing("\n", with: "⏎"))" }.joined()
    let text = (template ?? item.insertText) + others
    return "\(item.label)\(item.labelDetail ?? "") → \(text) | \(item.detail ?? "")\(flags)"
  }

  /// What an editor without templates inserts is whole: no syntax error comes with it.
  @Test(arguments: [
    "<CURSOR>", "form A { <CURSOR> }", "form A { textField a { <CURSOR> } }", "form A { textView a { <CURSOR> } }",
    "form A { button a { <CURSOR> } }", "form A { datePicker a { <CURSOR> } }", "preset A { <CURSOR> }",
    "form A { textField a { rule <CURSOR> } }", "form A { textField a { on <CURSOR> } }",
    "form A { textField a { formatter: <CURSOR> } }", "form A { textField a { keyboardType: <CURSOR> } }",
    "form A { textField a { leftView: <CURSOR> } }", "form A { textField a { rule length(1...2) { <CURSOR> } } }",
    "form A { textField a { on textFieldShouldReturn(_:) { <CURSOR> } } }", "form A { observe <CURSOR> }",
    "form A { textField a { rule pattern(/<CURSOR>/) } }", "form A { textField a { override <CURSOR> } }",
  ])
  func withoutTemplatesMembersAreWhole(source: String) throws {
    let example = ExampleSnapshot(Fixture.Example(source: source))
    let found = try #require(example.snapshot?.completions(at: example.mark.lowerBound))
    let bytes = Array(example.text.utf8)
    for item in found.items {
      var text = bytes
      text.replaceSubrange(found.replaceRange, with: item.insertText.utf8)
      #expect(Document(bytes: text).chunks.allSatisfy { $0.errors.isEmpty }, "\(item.label): \(item.insertText)")
    }
  }

  /// Names of the form's own come with what is written of them, also where that is asked for later by a key.
  @Test(arguments: [
    ("tag: .<CURSOR>", [".name": "Of the name.", ".mail": "Of the mail,\nnot of letters.", ".phone": ""]),
    ("on textFieldShouldReturn(_:) { focus: <CURSOR> }", ["name": "What people are called."]),
  ])
  func namesComeWithTheirDocumentation(_ member: String, _ texts: [String: String]) throws {
    let source = """
      form A {
          tags T {
              /// Of the name.
              name = 1
              /// Of the mail,
              /// not of letters.
              mail, phone
          }
          /// What people are called.
          textField name { }
          textField b { \(member) }
      }
      """
    let example = ExampleSnapshot(Fixture.Example(source: source))
    let found = try #require(example.snapshot?.completions(at: example.mark.lowerBound))
    for (label, text) in texts {
      let subject = try #require(found.items.first { $0.label == label }?.subject)
      #expect(subject.text(in: example.snapshot).plainText == text && CompletionSubject(key: subject.key) == subject)
    }
  }

  @Test func pathsAreCompletedWithoutQuotes() throws {
    for typed in ["", "sha", "shared/B.form"] {
      var source = Fixture.Example(source: "import \(typed)<CURSOR>\nform A { }")
      source.files = [(path: "shared/B.formdef", text: "preset B { }")]
      let example = ExampleSnapshot(source)
      let found = try #require(example.snapshot?.completions(at: example.mark.lowerBound))
      #expect(found.items.map(\.insertText) == ["\"shared/B.formdef\""])
      #expect(example.text(found.replaceRange) == typed)
    }
  }

  @Test(arguments: [("deploymentTarget: iOS(14)", false), ("deploymentTarget: iOS(15)", true), ("", true)])
  func deprecatedIsWhatIsSoWhereTheFormRuns(_ target: String, _ isDeprecated: Bool) throws {
    let example = ExampleSnapshot(
      Fixture.Example(source: "form A {\n\(target)\nbutton a { contentEdgeIn<CURSOR> } }"))
    let found = try #require(example.snapshot?.completions(at: example.mark.lowerBound))
    let item = try #require(found.items.first { $0.label == "contentEdgeInsets" })
    #expect(item.isDeprecated == isDeprecated)
  }

  @Test func documentationHasAvailabilityAndMarkup() throws {
    let source = "form A { textField a { keyboardType: .decim<CURSOR> } }"
    let example = ExampleSnapshot(
      Fixture.Example(source: source))
    let found = try #require(example.snapshot?.completions(at: example.mark.lowerBound))
    let item = try #require(found.items.first { $0.label == ".decimalPad" })
    let subject = try #require(item.subject)
    #expect(subject.text(in: nil).plainText.contains("iOS 4.1 and later."))
    #expect(CompletionSubject(key: subject.key) == subject)
    #expect(item.filterText == "decimalPad")
    #expect(item.insertText == "decimalPad")
    #expect(found.items.map(\.sortText) == found.items.map(\.sortText).sorted())
  }
}
