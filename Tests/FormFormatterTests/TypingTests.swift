import FormFormatter
import FormSyntax
import TestSupport
import Testing

/// What is laid out while somebody types; `‸` is the cursor, behind what was typed last.
struct TypingTests {
  private func typed(_ text: String, _ character: String) -> String {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    let before = Array(parts[0].utf8)
    let document = Document(bytes: before + Array((parts.last ?? "").utf8))
    let edits = SourceFormatter().edits(document, afterTyping: character, at: before.count)
    // The cursor stays behind the same text: edits end before it, or are the blanks of its line.
    let moved = edits.filter { $0.range.upperBound <= before.count }
      .reduce(before.count) { $0 + $1.replacement.count - $1.range.count }
    var result = edits.applied(to: document.bytes)
    result.insert(contentsOf: Array("‸".utf8), at: min(max(moved, 0), result.count))
    return String(decoding: result, as: UTF8.self)
  }

  @Test func aLineBreakIndentsTheNextLine() {
    #expect(typed("form A {\n‸\n}\n", "\n") == "form A {\n    ‸\n}\n")
    #expect(
      typed("form A {\n    textField a {\n‸\n    }\n}\n", "\n")
        == "form A {\n    textField a {\n        ‸\n    }\n}\n")
    #expect(
      typed("form A {\n    textField a {}\n  ‸\n}\n", "\n") == "form A {\n    textField a {}\n    ‸\n}\n")
    #expect(typed("form A {\n    locales: [\n‸", "\n") == "form A {\n    locales: [\n        ‸")
    #expect(typed("form A {\n}\n    ‸", "\n") == "form A {\n}\n‸")
  }

  @Test func aBlockThatIsNotClosedYetHoldsTheLine() {
    let text = "form A {\n    textField a {\n‸\n    textField b { }\n}\n"
    #expect(typed(text, "\n") == "form A {\n    textField a {\n        ‸\n    textField b { }\n}\n")
    #expect(typed("form A {\n    section \"x\" {\n‸", "\n") == "form A {\n    section \"x\" {\n        ‸")
  }

  @Test func aClosingBracketBehindTheBreakStandsBelowItsOpener() {
    #expect(
      typed("form A {\n    textField a {\n‸}\n}\n", "\n") == "form A {\n    textField a {\n    ‸}\n}\n")
    #expect(typed("form A {\n    ‸}\n", "\n") == "form A {\n‸}\n")
  }

  @Test func theLineThatWasEndedIsLaidOut() {
    #expect(
      typed("form A {\n    textField a {\n        tag:1 ;key :  \"x\"\n‸\n    }\n}\n", "\n")
        == "form A {\n    textField a {\n        tag: 1 ;key: \"x\"\n        ‸\n    }\n}\n")
  }

  @Test func textsAndCommentsAreLeftAlone() {
    for text in [
      "form A {\n    title: \"\"\"\n‸\n        \"\"\"\n}\n", "/*\n‸\n*/", "form A {\n    /* b\n‸ c */\n}\n",
    ] {
      #expect(typed(text, "\n") == text)
    }
    #expect(typed("form A {\n    title: \"}‸\n}\n", "}") == "form A {\n    title: \"}‸\n}\n")
  }

  /// What begins a string in several lines would leave its body behind, and end it.
  @Test func theLinesOfAStringMoveTogetherOrNotAtAll() {
    for text in [
      "form F {\n‸  title: \"\"\"\n   a\n   \"\"\"\n}\n", "form F {\n‸title: \"\"\"\n  a\n  \"\"\"\n}\n",
      "form F {\n  title: \"\"\"\n   a\n   \"\"\"\n    ‸\n}\n",
    ] {
      #expect(typed(text, "\n") == text)
    }
    #expect(
      typed("form F {\n‸title: \"\"\"\n a\n \"\"\"; tag:1\n}\n", "\n")
        == "form F {\n‸title: \"\"\"\n a\n \"\"\"; tag:1\n}\n")
  }

  /// The string that begins on the line of the brace would end before its text.
  @Test func aBraceStaysWhereItWouldBreakAString() {
    let text = "form A {\n    textField a {\n}‸ textView b { text: \"\"\"\nabc\n\"\"\" }\n}\n"
    #expect(typed(text, "}") == text)
  }

  @Test func aBraceLaysOutItsBlock() {
    #expect(
      typed("form A {\n    textField a {\n  tag:1\n        }‸\n      textField b {tag:2}\n}\n", "}")
        == "form A {\n    textField a {\n        tag: 1\n    }‸\n      textField b {tag:2}\n}\n")
  }

  @Test func theBraceOfAFormOrSectionStandsBelowItsBeginning() {
    #expect(typed("form A {\n    textField a { }\n    }‸\n", "}") == "form A {\n    textField a { }\n}‸\n")
    #expect(
      typed("form A {\n    section \"S\" {\n        textField a { }\n}‸\n}\n", "}")
        == "form A {\n    section \"S\" {\n        textField a { }\n    }‸\n}\n")
    #expect(typed("form A { textField a { } }‸\n", "}") == "form A { textField a { } }‸\n")
    #expect(typed("textField a { }\n    }‸\n", "}") == "textField a { }\n    }‸\n")
  }

  /// Nothing behind the cursor is changed, and nothing but white space before it.
  @Test(arguments: seeds(200)) func onlyWhiteSpaceBeforeTheCursorChanges(_ seeds: Range<UInt64>) {
    for seed in seeds { onlyWhiteSpaceBeforeTheCursorChanges(of: seed) }
  }

  private func onlyWhiteSpaceBeforeTheCursorChanges(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<3 {
      RandomEdit(of: bytes, &random, removingAtMost: 3).apply(to: &bytes)
    }
    let document = Document(bytes: bytes)
    let places = bytes.indices.filter { document.isBoundary($0 + 1) && [10, 125].contains(bytes[$0]) }
    guard let place = places.randomElement(using: &random) else { return }
    let typed = bytes[place] == 10 ? "\n" : "}"
    let edits = SourceFormatter().edits(document, afterTyping: typed, at: place + 1)
    let result = edits.applied(to: bytes)
    let end = bytes[(place + 1)...].drop { $0 == 32 || $0 == 9 || $0 == 11 || $0 == 12 }
    #expect(result.suffix(end.count) == end, "seed \(seed)")
    let isBlank = { (byte: UInt8) in [9, 10, 11, 12, 13, 32, 44, 59].contains(byte) }
    #expect(result.filter { !isBlank($0) } == bytes.filter { !isBlank($0) }, "seed \(seed)")
    let errors = Document(bytes: result).chunks.measure.errors
    #expect(errors <= document.chunks.measure.errors, "seed \(seed)")
  }
}
