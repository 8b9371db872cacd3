import FormLint
import FormModel
import FormSyntax
import Testing

/// On a line that cannot be read nothing is changed but by the fix of the mistake itself.
@Suite struct LinesWithErrorsTests {
  @Test(arguments: [
    "rule length(3...5)\nrule length(3...5) { \"Too long\" }", "rule length(3...5)\nrule length(3...5) on .submit",
    "minimumFontSize: 12.", "inputAccessoryView: .toolbar{ .done }",
  ])
  func otherFindingsHaveNoFixes(_ members: String) {
    let found = findings("form A {\ntextField a {\n\(members)\n}\n}\n")
    #expect(found.contains { $0.code == "syntax-error" })
    #expect(found.allSatisfy { $0.code == "syntax-error" || $0.fixes.isEmpty }, "\(found)")
  }

  @Test func otherLinesAreFixedAllTheSame() {
    let found = findings("form A {\ntextField a {\nrule pattern(/a/\nrule length(3...5)\nrule length(3...5)\n}\n}\n")
    #expect(found.contains { $0.code == "redundant-rule" && !$0.fixes.isEmpty }, "\(found)")
  }

  private func findings(_ text: String) -> [LocatedFinding] {
    let analysis = FileAnalysis(Document(text))
    var project = ProjectModel()
    project.set(analysis.file, at: "a.formdef")
    return analysis.report(path: "a.formdef", project: project)
  }
}
