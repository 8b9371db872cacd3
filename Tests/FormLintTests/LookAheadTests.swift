import FormLint
import FormModel
import FormSyntax
import Testing

/// What is found out ahead of the pieces of an analysis changes nothing but how long these take.
@Suite struct LookAheadTests {
  /// Fields with a finding each and patterns of their own, some of them alike.
  private static let text =
    "form A {\n"
    + (0..<300).map { number in
      let pattern = "[0-9]{\(number % 7 + 1)}-[a-\(["c", "d", "f"][number % 3])]+"
      return "    textField f\(number) { keyboardType: .numberPad; rule pattern(/\(pattern)/) }\n"
    }.joined() + "}\n"

  private func analysis() -> FileAnalysis { FileAnalysis(FileModel(Document(LookAheadTests.text)), deferred: true) }

  @Test func whatWasLookedAtIsFoundAllTheSame() {
    var plain = analysis()
    var ahead = analysis()
    ahead.lookAhead()
    while plain.analyseNext(atMost: 16) {}
    while ahead.analyseNext(atMost: 16) {}
    let found = dump(report(plain))
    #expect(found.count > 300)
    #expect(dump(report(ahead)) == found)
    #expect(ahead.undecidedFields == plain.undecidedFields)
  }
}
