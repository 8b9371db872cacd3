import FormSyntax
@testable import FormFormatter
import Testing
import TestSupport

@Suite struct FormatPropertyTests {
  @Test(arguments: samples.indices) func samplesKeepTheirMeaning(_ index: Int) {
    for options in [FormatOptions(), FormatOptions(indentWidth: 2, lineWidth: 40), FormatOptions(usesTabs: true)] {
      #expect(complaint(Array(samples[index].utf8), options) == nil)
    }
  }

  /// Bytes deleted, doubled, replaced: the formatter never loses or changes a token.
  @Test(arguments: seeds(600)) func mutationsKeepTheirMeaning(_ seeds: Range<UInt64>) {
    for seed in seeds { mutationsKeepTheirMeaning(of: seed) }
  }

  private func mutationsKeepTheirMeaning(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(((samples + [brokenSample]).randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      RandomEdit(of: bytes, &random, removingAtMost: 3).apply(to: &bytes)
    }
    let options = FormatOptions(lineWidth: [20, 60, 120].randomElement(using: &random) ?? 120)
    #expect(complaint(bytes, options) == nil, "seed \(seed)")
    let document = Document(bytes: bytes)
    let inParts = SourceFormatter(options, partSize: Int.random(in: 1...200, using: &random)).format(document)
    #expect(inParts == SourceFormatter(options).format(document), "seed \(seed): in parts")
  }

  /// White space that says nothing changes nothing.
  @Test(arguments: seeds(120)) func layoutDoesNotMatter(_ seeds: Range<UInt64>) {
    for seed in seeds { layoutDoesNotMatter(of: seed) }
  }

  private func layoutDoesNotMatter(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let formatter = SourceFormatter(FormatOptions(lineWidth: seed % 2 == 0 ? 120 : 50))
    let formatted = formatter.format(Document((samples.randomElement(using: &random) ?? "")))
    let scrambled = scramble(Document(bytes: formatted), &random)
    let again = formatter.format(Document(bytes: scrambled))
    #expect(withoutDistances(again) == withoutDistances(formatted), "seed \(seed)")
  }

  /// The lines with one space before each comment: how far these stand from the code is the author's.
  private func withoutDistances(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      guard let slash = line.indices.first(where: { line[$0...].drop { $0 == " " }.hasPrefix("//") && line[$0] == " " })
      else { return String(line) }
      return line[..<slash] + " " + String(line[slash...].drop { $0 == " " })
    }
  }

  /// Puts blanks where they mean nothing, and other indentation, but not before comments and around blocks of text.
  private func scramble(_ document: Document, _ random: inout SplitMix64) -> [UInt8] {
    let bytes = document.bytes
    var result: [UInt8] = []
    var end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    result += bytes[..<end]
    var start = 0
    for chunk in document.chunks {
      let hasBlock = chunk.holdsBlockString
      chunk.forEachLexeme { lexeme in
        let gap = bytes[end..<start + lexeme.start]
        let keeps = hasBlock || lexeme.kind.isComment
        result += keeps ? Array(gap) : scramble(gap, isFirst: end == 0, &random)
        result += bytes[start + lexeme.start..<start + lexeme.end]
        end = start + lexeme.end
      }
      start += Int(chunk.byteCount)
    }
    return result + bytes[end...]
  }

  private func scramble(_ gap: ArraySlice<UInt8>, isFirst: Bool, _ random: inout SplitMix64) -> [UInt8] {
    func blanks(_ range: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: range, using: &random)).map { _ in Bool.random(using: &random) ? 32 : 9 }
    }
    guard let last = gap.last(where: { $0 == 10 || $0 == 13 }), let lastIndex = gap.lastIndex(of: last) else {
      return blanks(gap.isEmpty ? 0...2 : 1...3)
    }
    return blanks(0...2) + gap[...lastIndex] + blanks(0...6)
  }

  /// A range's edits are those of the whole that touch it.
  @Test(arguments: seeds(200)) func rangesGiveTheirPartOfTheEdits(_ seeds: Range<UInt64>) {
    for seed in seeds { rangesGiveTheirPartOfTheEdits(of: seed) }
  }

  private func rangesGiveTheirPartOfTheEdits(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let document = Document(samples.randomElement(using: &random) ?? "")
    let lower = Int.random(in: 0...document.byteCount, using: &random)
    let range = lower..<min(document.byteCount, lower + Int.random(in: 0...80, using: &random))
    let formatter = SourceFormatter()
    #expect(formatter.edits(document, in: range) == formatter.edits(document).filter { $0.touches(range) })
    let some = Document(bytes: formatter.edits(document, in: range).applied(to: document.bytes))
    #expect(tokens(some) == tokens(document))
    #expect(problems(some) == problems(document))
  }

  /// What is laid out for a selection lies on its lines, but for commas that change places with comments.
  @Test(arguments: seeds(200)) func selectionsChangeTheirLinesAlone(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let text = Document(samples.randomElement(using: &random) ?? "")
      let document = Document(bytes: scramble(text, &random))
      let first = Int.random(in: 0...document.lineBreakCount, using: &random)
      let last = min(document.lineBreakCount, first + Int.random(in: 0...5, using: &random))
      let lines = document.lineRange(first).lowerBound..<document.lineRange(last).upperBound
      guard !lines.isEmpty else { continue }
      let edits = SourceFormatter().edits(document, in: [lines])
      for edit in edits where !(document.bytes(in: edit.range) + edit.replacement).contains(UInt8(ascii: "/")) {
        #expect(lines.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= lines.upperBound)
      }
      let some = Document(bytes: edits.applied(to: document.bytes))
      #expect(tokens(some) == tokens(document))
      #expect(problems(some) == problems(document))
    }
  }

  @Test(arguments: [
    ("form R {\n    title: \"x\"\n  \n  isBig: 1\n}\n", 3...3, "form R {\n    title: \"x\"\n  \n    isBig: 1\n}\n"),
    ("form R {\n\n\n\n  a: 1\n b: 2\n}\n", 4...4, "form R {\n\n\n\n    a: 1\n b: 2\n}\n"),
    ("form R {\r\n  a: 1  \r\n  \r\n\r\n  b: 2\r\n}\r\n", 1...2, "form R {\r\n    a: 1\r\n\r\n  b: 2\r\n}\r\n"),
    ("form R {\n  a: 1;\n b: 2\n}\n", 1...1, "form R {\n    a: 1\n b: 2\n}\n"),
    ("form F {\n\n\n  button b {}\n}\n", 2...2, "form F {\n\n\n  button b {}\n}\n"),
    ("form F {\n    tags T { a, \nc }\n}\n", 2...2, "form F {\n    tags T { a, \n        c\n    }\n}\n"),
  ])
  func linesAroundASelectionStay(_ text: String, _ lines: ClosedRange<Int>, _ wanted: String) {
    let document = Document(text)
    for end in [document.lineRange(lines.upperBound).upperBound, document.lineRange(lines.upperBound + 1).lowerBound] {
      let edits = SourceFormatter().edits(document, in: [document.lineRange(lines.lowerBound).lowerBound..<end])
      #expect(String(decoding: edits.applied(to: document.bytes), as: UTF8.self) == wanted)
    }
  }

  @Test func blankLinesAtTheEndCanBeSelected() {
    let document = Document("form F {\n    a: 1\n}\n\n\n")
    let edits = SourceFormatter().edits(document, in: [document.lineRange(3).lowerBound..<document.byteCount])
    #expect(String(decoding: edits.applied(to: document.bytes), as: UTF8.self) == "form F {\n    a: 1\n}\n")
  }

  @Test func deepNestingIsFormatted() {
    for (opener, closer) in [("[", "]"), (".a(b: ", ")"), ("[\n", "]")] {
      let depth = 60
      let value = String(repeating: opener, count: depth) + "1" + String(repeating: closer, count: depth)
      #expect(complaint(Array("form A { title: \(value) }".utf8), FormatOptions(lineWidth: 20)) == nil)
    }
    let blocks = String(repeating: "textField a {\n", count: 3_000)
    #expect(complaint(Array("form A {\n\(blocks)".utf8), FormatOptions()) == nil)
  }
}

extension Chunk {
  fileprivate var holdsBlockString: Bool {
    withTree { tree in tree.nodes.contains { $0.kind == .string && $0.flags.contains(.isMultiline) } }
  }
}
