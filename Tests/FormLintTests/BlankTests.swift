import FormLint
import FormModel
import FormSyntax
import Testing

/// A vertical tab and a form feed are blanks, as are spaces and tabs.
@Suite struct BlankTests {
  /// Blanks stand where the dots are.
  @Test(arguments: [
    "on textFieldShouldReturn·(_:) { resign: true }",
    "on textField(_:·shouldChangeCharactersIn:·replacementString:)·{ call: x }", "on textFieldShouldReturn·: { }",
    "override editingRectForBounds·: { insets: [0, 8, 0, 8] }", "override editingRect(forBounds:·) { }",
    "}\nobserve UIResponder·.·keyboardDidShowNotification { call: x }\ntextField b {", "rule:·required",
    "}\non:·textFieldShouldReturn(_:) { resign: true }\ntextField b {", "label·?·= \"x\"",
    "// formdef:disable·return-does-nothing·-- meant\nreturnKeyType: .next",
    "placeholder: \"\"\"\n·x\n·\"\"\"", "label: \"x·", "rule oneOf([\"a·]·)·",
  ])
  func allAreAlike(_ member: String) {
    func found(_ blank: String) -> [String] {
      let written = member.split(separator: "·", omittingEmptySubsequences: false).joined(separator: blank)
      return findings("form A {\ndelegate: D\ntextField a {\n\(written)\n}\n}\n")
    }
    let expected = found(" ")
    for blank in ["\t", "\u{B}", "\u{C}"] { #expect(found(blank) == expected) }
  }

  private func findings(_ text: String) -> [String] {
    let analysis = FileAnalysis(Document(text))
    var project = ProjectModel()
    project.set(analysis.file, at: "a.formdef")
    return analysis.report(path: "a.formdef", project: project).map { "\($0.code) \($0.range)" }
  }
}
