import FormSyntax
import Testing

@testable import FormModel

/// Whether presets submit their forms or call code, along long chains and short ones.
@Suite struct ActingPresetsTests {
  /// The last of 400 presets, which use one another, says something.
  @Test(arguments: [
    ("", false, false), ("on textFieldShouldReturn(_:) { submit: true }", true, false), ("use Nowhere", true, true),
    ("use P7", false, false), ("on .editingChanged { call: changed }", true, true),
    ("on textFieldShouldReturn(_:) { focus: next }", true, false),
  ]) func theLastOneSays(_ last: String, _ maySubmit: Bool, _ mayCall: Bool) {
    let presets = (0..<400).map { "preset P\($0) { \($0 < 399 ? "use P\($0 + 1)" : last) }\n" }.joined()
    let forms = (0..<400).map { "form F\($0) { textField a { use P\($0) } }\n" }.joined()
    let file = FileModel(Document(presets + forms))
    let known = ActingPresets()
    for form in ResolvedForm.forms(of: file, .ownOnly) {
      let traits = form.traits(known)
      #expect(traits.maySubmit == maySubmit && traits.mayCall == mayCall)
    }
  }

  /// What many forms lead to is found out once: each answer is that of the form alone.
  @Test func whatIsKnownChangesNothing() {
    let presets = (0..<300).map { number in
      "preset P\(number) { use P\((number * 7 + 3) % 300), P\((number * number + 1) % 300)"
        + (number % 150 == 11 ? "\non textFieldShouldReturn(_:) { submit: true }" : "")
        + (number % 150 == 37 ? "\non .editingChanged { call: changed }" : "") + " }\n"
    }.joined()
    let forms = (0..<300).map { "form F\($0) { textField a { use P\($0) } }\n" }.joined()
    let file = FileModel(Document(presets + forms))
    let known = ActingPresets()
    for form in ResolvedForm.forms(of: file, .ownOnly) {
      #expect(form.traits(known) == form.traits(ActingPresets()))
    }
  }
}
