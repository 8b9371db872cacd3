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
    let codes = analysis.report(path: "A.formdef", project: ProjectModel()).map(\.code)
    #expect(Set(codes) == ["syntax-error"])
  }

  /// What is known of a formatter is that of one with the same bytes: rules compare texts scalar by scalar.
  @Test(arguments: [
    "formatter: .mask(\"é##\"); example: \"é12\"; rule pattern(/é[0-9]+/)",
    "formatter: .grouped([2], separator: \"é\"); rule pattern(/[0-9]{2}é[0-9]{2}/)",
    "formatter: .number(format: \"0.0'é'\"); rule pattern(/[0-9.]*é/); rule range(1...2)",
    "formatter: .date(format: \"yyyy'é'\", calendar: .gregorian); rule pattern(/[0-9.]*é/)",
  ])
  func twoSpellingsOfALetterAreTwo(_ members: String) {
    let spelled = ["\u{E9}", "e\u{301}"].map { members.replacing("é", with: $0) }
    for members in [spelled, spelled.reversed()] {
      let fields = zip(["a", "b"], members).map { "    textField \($0) { key: \"\($0)\"; normalize: []; \($1) }\n" }
      let analysis = FileAnalysis(Document("form A {\n\(fields.joined())}\n"))
      let findings = analysis.report(path: "A.formdef", project: ProjectModel())
      #expect(findings.allSatisfy { $0.severity != .error }, "\(findings.map(\.message))")
    }
  }

  /// A mistake is told in the letters that are there.
  @Test func messagesQuoteWhatIsThere() {
    let letters = ["\u{E9}", "e\u{301}", "\u{E9}"]
    let analysis = FileAnalysis(Document(letters.map { $0 + "\n" }.joined()))
    let messages = analysis.report(path: "A.formdef", project: ProjectModel()).map(\.message)
    let quoted = messages.filter { $0.contains("'\u{E9}'") }.map { Array($0.unicodeScalars) }
    #expect(quoted.count == letters.count)
    for (message, letter) in zip(quoted, letters) { #expect(message.contains(Array("'\(letter)'".unicodeScalars))) }
  }
}
