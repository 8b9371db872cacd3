import FormLint
import Testing

/// What is true of a form is true however long it is.
@Suite struct LongFormTests {
  @Test func theLastFieldIsFoundBeforeManyLabels() {
    let labels = (0..<1_000).map { "label l\($0) { text: \"Line \($0)\" }\n" }.joined()
    let text = """
      form Long {
          delegate: form
          on textFieldShouldReturn(_:) { focus: next }
          textField first { returnKeyType: .done }
          textField last { returnKeyType: .next }
      \(labels)}
      """
    let codes = findings(text).map(\.code)
    #expect(codes.contains("done-before-last"))
    #expect(codes.contains("next-without-next"))
  }
}
