import FormEditing
import FormLint
import FormModel
import FormSyntax
import TestSupport
import Testing

struct FoldingTests {
  /// What is hidden, as `first line+lines: kind`.
  private func foldings(_ text: String) -> [String] {
    let snapshot = FileSnapshot(FileModel(Document(text)))
    return snapshot.foldings().map { folding in
      let document = snapshot.file.document
      let (first, last) = (document.line(at: folding.range.lowerBound), document.line(at: folding.range.upperBound))
      return "\(first)+\(last - first)" + (folding.kind.map { ": \($0)" } ?? "")
    }
  }

  @Test func findsBlocksListsTextsAndComments() {
    let text = """
      import "a"
      import "b"

      // One
      // Two
      form A {
          /* three
           */
          section "s" {
              textField a {
                  rule oneOf([
                      "x",
                  ]) { message: "m" }
                  placeholder: "x" // four
                  // five
              }
              label b { text: \"\"\"
                  y
                  \"\"\" }
          }
          button c { }
      }
      """
    #expect(
      foldings(text) == [
        "0+1: imports", "3+1: comment", "5+16", "6+1: comment", "8+11", "9+6", "10+2", "10+2",
        "13+1: comment", "16+2", "16+2",
      ])
  }

  @Test func findsRegions() {
    let text = """
      form A {
          // formdef:disable zero-tag -- all of them
          textField a { tag: 0 }
          // formdef:enable zero-tag
      }
      """
    #expect(foldings(text) == ["0+4", "1+2: region"])
  }

  @Test func whatIsOnOneLineOrNotClosedStays() {
    #expect(foldings("form A { textField a { tag: 1 } }").isEmpty)
    #expect(foldings("form A {\n    textField a {\n        tag: 1\n").isEmpty)
  }

  @Test(arguments: 0..<20) func editedStepByStepEqualsOpenedAfresh(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = "form A {\n"
    for index in 0..<20 { text += "    // \(index)\n    textField f\(index) {\n        tag: \(index)\n    }\n" }
    var bytes = Array((text + "}\n").utf8)
    var document = Document(bytes: bytes)
    var memo = ChunkMemo<[Folding]>()
    for _ in 0..<20 {
      let edit = RandomEdit(
        of: bytes, &random, removingAtMost: 20, inserting: ["", "}", "{\n", "\n", "// x\n", "[\n", "]"])
      _ = document.replace(edit.range, with: edit.text)
      edit.apply(to: &bytes)
      let edited = FileSnapshot(FileModel(document)).foldings(&memo)
      #expect(edited == FileSnapshot(FileModel(Document(bytes: bytes))).foldings(), "seed \(seed)")
      for folding in edited { #expect(document.isWhole(folding.range), "seed \(seed)") }
    }
  }
}

struct SelectionRangeTests {
  private func selections(_ text: String) -> [String] {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    let whole = parts.joined()
    let snapshot = FileSnapshot(FileModel(Document(whole)))
    let bytes = Array(whole.utf8)
    return snapshot.selectionRanges(at: parts[0].utf8.count).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func growFromTheWordToTheFile() {
    let text = "form A { section \"s\" { textField a { rule oneOf([\"x‸y\", \"z\"]) } } }"
    #expect(
      selections(text) == [
        "xy", "\"xy\"", "\"xy\", \"z\"", "[\"xy\", \"z\"]", "([\"xy\", \"z\"])", "rule oneOf([\"xy\", \"z\"])",
        " rule oneOf([\"xy\", \"z\"]) ", "{ rule oneOf([\"xy\", \"z\"]) }",
        "textField a { rule oneOf([\"xy\", \"z\"]) }", " textField a { rule oneOf([\"xy\", \"z\"]) } ",
        "section \"s\" { textField a { rule oneOf([\"xy\", \"z\"]) } }",
        " section \"s\" { textField a { rule oneOf([\"xy\", \"z\"]) } } ",
        "form A { section \"s\" { textField a { rule oneOf([\"xy\", \"z\"]) } } }",
      ])
  }

  /// In whatever order places are asked about, what was found for others makes no difference.
  @Test func placesThatAreAskedAboutTogetherHaveTheSame() {
    let form = """
      form A { textField a { tag: 1 }
        section "s" { textField b { tag: 2 }; button c { } }
        textField d { }
        section { textField e { } }

      """
    for text in [form + "}\n" + form + "} preset P { tag: 3 }", form + form, "section \"s\" { }", form + "} }"] {
      let snapshot = FileSnapshot(FileModel(Document(text)))
      let rising = Array(0...text.utf8.count)
      for offsets in [rising, rising.reversed(), rising.map { $0 * 37 % rising.count }] {
        var together = SelectionRanges(snapshot)
        for offset in offsets { #expect(together.ranges(at: offset) == snapshot.selectionRanges(at: offset)) }
      }
    }
  }

  @Test func thereIsOneEverywhere() {
    #expect(selections("‸") == [""])
    #expect(selections("form A {\n‸\n}").last == "form A {\n\n}")
    let text = "form A { textField имя { label: \"Ж\" } }"
    let snapshot = FileSnapshot(FileModel(Document(text)))
    for offset in 0...text.utf8.count {
      let ranges = snapshot.selectionRanges(at: offset)
      #expect(!ranges.isEmpty)
      for range in ranges { #expect(range.lowerBound <= offset && offset <= range.upperBound) }
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(inner.clamped(to: outer) == inner && inner != outer)
      }
    }
  }
}
