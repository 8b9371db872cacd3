import FormEditing
import Testing

/// What hovers say at places of examples, as Markdown.
@Suite struct HoverTests {
  /// Noon of November 20, 2026, in seconds since 1970.
  static let now = 1_795_176_000.0

  @Test(arguments: Fixture.files("hover"))
  func hoversAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      guard let found = example.snapshot?.hover(at: example.mark.lowerBound) else {
        return "nothing"
      }
      // Fences would end the example.
      let text = found.text.markdown.replacing("```swift\n", with: "~ ").replacing("\n```", with: "")
      return "about '\(example.text(found.range))'\n\n\(text)"
    }
  }

  @Test func plainTextHasNoMarkup() throws {
    let example = ExampleSnapshot(
      Fixture.Example(source: "form A { textField a { keyboard<CURSOR>Type: .default } }"))
    let found = try #require(example.snapshot?.hover(at: example.mark.lowerBound))
    #expect(found.text.plainText.hasPrefix("var keyboardType: UIKeyboardType\n\n"))
    #expect(!found.text.plainText.contains("`"))
  }
}
