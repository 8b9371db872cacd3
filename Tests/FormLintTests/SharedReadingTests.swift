import FormModel
import FormLint
import FormSyntax
import Testing

/// What is known of rules is shared by those that say the same, and by no others.
@Suite struct SharedReadingTests {
  /// Half-typed, neither says anything; only one of them is `required`.
  @Test func aRuleThatNobodyKnowsIsNotOneWithAMistake() {
    let text = """
      form A {
          textField a {
              rule required(
          }
          textField b {
              rule required
              rule /length(2...12)
          }
      }
      """
    let analysis = FileAnalysis(Document(text))
    let codes = analysis.report(path: "A.formdef", project: ProjectModel(), roots: []).map(\.code)
    #expect(Set(codes) == ["syntax-error"])
  }
}
