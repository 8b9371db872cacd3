import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// What is the same in very many chunks is kept once.
@Suite struct SharedFindingsTests {
  @Test func listsOfEqualFindingsAreOne() {
    let analysis = FileAnalysis(Document(String(repeating: "a\nb\n", count: 50)))
    let lists = analysis.chunkFindings.map(\.findings).filter { $0.count == 1 }
    let places = Set(lists.map { list in list.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } })
    #expect(lists.count >= 99)
    #expect(places.count <= 4)
  }

  /// A form with more handlers than people write is like no other: nobody compares them for each part of it.
  @Test func formsWithVeryManyHandlersAreLikeNone() {
    func likeness(_ count: Int) -> FormLikeness? {
      let handlers = String(repeating: "on textFieldShouldReturn(_:) { focus: next }\n", count: count)
      let file = FileModel(Document("form F {\n\(handlers)textField a { }\n}"))
      let resolved = ResolvedForm(file.forms[0], in: file, .ownOnly)
      return FormLikeness(resolved, resolved.traits(ActingPresets()), .all)
    }
    #expect(likeness(3) != nil)
    #expect(likeness(300) == nil)
  }
}
