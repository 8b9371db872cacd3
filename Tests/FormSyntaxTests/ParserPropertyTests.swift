import Testing

@testable import FormSyntax
import TestSupport

@Suite struct ParserPropertyTests {
  @Test(arguments: samples.indices) func everyPrefixIsRead(_ sample: Int) {
    let bytes = Array(samples[sample].utf8)
    for count in 0...bytes.count {
      let prefix = Array(bytes.prefix(count))
      #expect(checkInvariants(Document(bytes: prefix), prefix) == nil, "prefix of \(count) bytes")
    }
  }

  @Test(arguments: samples.indices) func everyByteMayBeMissing(_ sample: Int) {
    let bytes = Array(samples[sample].utf8)
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      #expect(checkInvariants(Document(bytes: changed), changed) == nil, "without byte \(index)")
    }
  }

  @Test(arguments: seeds(150)) func anyBytesAreRead(_ seeds: Range<UInt64>) {
    for seed in seeds { anyBytesAreRead(of: seed) }
  }

  private func anyBytesAreRead(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("formtextField a{}()[]:;,.#/\\\"'`\n\r\t -=<0x9\u{E9}\u{200B}*".utf8) + [0, 0xFF, 0xC0, 0xE2]
    let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    #expect(checkInvariants(Document(bytes: bytes), bytes) == nil)
  }

  @Test func deepNestingIsBounded() {
    for opener in ["[", "a(", ".a(", "[.b(c: "] {
      let text = "form A { title: " + String(repeating: opener, count: 50_000) + "\n textField b { tag: 1 }\n}\n"
      let document = Document(text)
      #expect(checkInvariants(document, Array(text.utf8)) == nil)
      #expect(document.chunks.contains { $0.kind == .control })
    }
    for block in [
      "textField a {\n", "}\n", "/*\n", "section {\n", "form A {\n", "\"\"\"\n", "\\(", "x {\n", "tags {\n",
    ] {
      let text = String(repeating: block, count: 5_000)
      #expect(checkInvariants(Document(text), Array(text.utf8)) == nil)
    }
  }

  /// Whichever of the first bytes goes, the rest is read as if it were opened afresh.
  @Test(arguments: [(true, []), (true, [0xFF, 0xFE]), (false, []), (false, [0xFE, 0xFF])] as [(Bool, [UInt8])])
  func utf16IsToldByItsFirstBytes(hasLowByteFirst: Bool, mark: [UInt8]) {
    let text = "form A {\n    title: \"A\"\n}\n\n"
    let units = text.utf8.map { byte -> [UInt8] in hasLowByteFirst ? [byte, 0] : [0, byte] }
    let bytes = mark + units.joined()
    #expect(Document(bytes: bytes).chunks.flatMap(\.errors).map(\.problem) == [.otherEncoding])
    for index in 0..<6 {
      var document = Document(bytes: bytes)
      _ = document.replace(index..<index + 1, with: [UInt8]())
      var rest = bytes
      rest.remove(at: index)
      #expect(dump(document) == dump(Document(bytes: rest)), "without byte \(index)")
    }
  }

  /// Editing step by step gives what opening afresh gives: text, tree, errors.
  @Test(arguments: seeds(120)) func editedStepByStepEqualsOpenedAfresh(_ seeds: Range<UInt64>) {
    for seed in seeds { editedStepByStepEqualsOpenedAfresh(of: seed) }
  }

  private func editedStepByStepEqualsOpenedAfresh(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
    var document = Document(bytes: bytes)
    for step in 0..<25 {
      let edit = RandomEdit(of: bytes, &random, removingAtMost: 12)
      let before = document
      let change = document.replace(edit.range, with: edit.text)
      edit.apply(to: &bytes)
      #expect(checkInvariants(document, bytes) == nil, "seed \(seed), step \(step)")
      let fresh = Document(bytes: bytes)
      guard dump(document) == dump(fresh) else {
        let differing = dump(document) + "\nfresh:\n" + dump(fresh)
        Issue.record(
          "seed \(seed), step \(step): \(edit.range) with \(String(decoding: edit.text, as: UTF8.self).debugDescription): \(String(describing: differing))"
        )
        return
      }
      checkChange(change, before, document)
    }
  }

  private func checkChange(_ change: DocumentChange, _ old: Document, _ new: Document) {
    #expect(change.removed.map { old.chunks[$0].id } == change.removedChunks.map(\.id))
    #expect(new.chunks.count == old.chunks.count - change.removed.count + change.inserted.count)
    for chunk in new.chunks { #expect(new.index(of: chunk.id).map { new.chunks[$0].id } == chunk.id) }
  }

  @Test func anEditInOneControlTouchesThatControl() {
    var text = "form A {\n"
    for index in 0..<2_000 { text += "  textField f\(index) {\n    tag: \(index)\n  }\n" }
    text += "}\n"
    var document = Document(text)
    let (index, start) = document.chunkIndex(at: Array(text.utf8).count / 2)
    let place = start + 30
    let change = document.replace(place..<place, with: Array("9".utf8))
    #expect(change.removed == index..<index + 1)
    #expect(change.inserted == index..<index + 1)
  }

  /// On one line too: what stands behind an edit is not read again, and no copy of the text is kept.
  @Test func anEditInALongLineTouchesThatControl() {
    var text = "form A { "
    for index in 0..<1_000 { text += "textField f\(index) { tag: \(index) } " }
    var document = Document(text + "}")
    let (index, start) = document.chunkIndex(at: document.byteCount / 2)
    let change = document.replace(start + 22..<start + 22, with: Array("9".utf8))
    #expect(change.removed.contains(index))
    #expect(change.removed.count <= 3)
    #expect(document.chunks[index].wholeSource.count < 500)
  }

  /// A large text is read in parts, side by side; that makes no difference.
  @Test(arguments: ["}\n", "}\r\n", "} // end\n", "}\n/* a\n}\n*/\n", "}\n\"\"\"\n}\n"])
  func readingInPartsEqualsReadingAtOnce(_ end: String) {
    var text = ""
    for index in 0..<4_000 {
      text += "form F\(index) {\n  textField a {\n    placeholder: \"Text of some length\"\n  }\n" + end
    }
    var sequential = Document("")
    _ = sequential.replace(0..<0, with: Array(text.utf8))
    let whole = Document(bytes: Array(text.utf8), partsOf: 1 << 15)
    #expect(dump(whole) == dump(sequential))
    #expect(checkInvariants(whole, Array(text.utf8)) == nil)
  }
}
