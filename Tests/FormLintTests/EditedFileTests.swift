import FormSyntax
import Testing

@testable import FormLint

/// Edits of fixes keep clear of one another.
@Suite struct EditedFileTests {
  private static let text = "form A { tags T { a } }\n"

  private func text(after edits: [(Range<Int>, String)]) -> String {
    var file = EditedFile(FileAnalysis(Document(EditedFileTests.text)), patience: .max)
    for (range, text) in edits { _ = file.apply(SourceEdit(path: nil, range: range, newText: text), .nothing) }
    return String(decoding: file.text, as: UTF8.self)
  }

  @Test func whatOverlapsStaysOut() {
    #expect(text(after: [(9..<21, ""), (14..<15, "U")]) == "form A {  }\n")
    #expect(text(after: [(14..<15, "U"), (9..<21, "")]) == "form A { tags U { a } }\n")
    #expect(text(after: [(14..<15, "U"), (15..<15, "V")]) == "form A { tags U { a } }\n")
  }

  /// At one place, only elements of a list are put in beside each other, each once.
  @Test func elementsStandTogether() {
    #expect(text(after: [(19..<19, ", b"), (19..<19, ", c"), (19..<19, ", b")]) == "form A { tags T { a, b, c } }\n")
    #expect(text(after: [(19..<19, ", b"), (19..<19, "; c")]) == "form A { tags T { a, b } }\n")
  }
}
