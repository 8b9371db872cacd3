import FormSyntax
import Testing

@testable import FormModel

/// Whether presets submit their forms, along long chains and short ones.
@Suite struct SubmittingPresetsTests {
  /// The last of 400 presets, which use one another, says something.
  @Test(arguments: [
    ("", false), ("on textFieldShouldReturn(_:) { submit: true }", true), ("use Nowhere", true), ("use P7", false),
  ]) func theLastOneSays(_ last: String, _ maySubmit: Bool) {
    let presets = (0..<400).map { "preset P\($0) { \($0 < 399 ? "use P\($0 + 1)" : last) }\n" }.joined()
    let forms = (0..<400).map { "form F\($0) { textField a { use P\($0) } }\n" }.joined()
    let file = FileModel(Document(presets + forms))
    let known = SubmittingPresets()
    for form in ResolvedForm.forms(of: file, .ownOnly) {
      #expect(form.traits(known).maySubmit == maySubmit)
    }
  }

  /// What many forms lead to is found out once: each answer is that of the form alone.
  @Test func whatIsKnownChangesNothing() {
    let presets = (0..<300).map { number in
      "preset P\(number) { use P\((number * 7 + 3) % 300), P\((number * number + 1) % 300)"
        + (number % 150 == 11 ? "\non textFieldShouldReturn(_:) { submit: true }" : "") + " }\n"
    }.joined()
    let forms = (0..<300).map { "form F\($0) { textField a { use P\($0) } }\n" }.joined()
    let file = FileModel(Document(presets + forms))
    let known = SubmittingPresets()
    for form in ResolvedForm.forms(of: file, .ownOnly) {
      #expect(form.traits(known) == form.traits(SubmittingPresets()))
    }
  }
}
