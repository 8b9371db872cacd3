import FormEditing
import FormLint
import FormSyntax
import Testing

/// The tokens of examples, a line of the text with its tokens at a time.
@Suite struct SemanticTokenTests {
  @Test(arguments: Fixture.files("tokens"))
  func tokensAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      let tokens = example.snapshot?.semanticTokens() ?? []
      return tokens.map { token in
        let flags =
          (token.modifiers.contains(.declaration) ? " declaration" : "")
          + (token.modifiers.contains(.documentation) ? " documentation" : "")
        return "\(example.text(token.range)) \u{2190} \(token.kind)\(flags)"
      }.joined(separator: "\n")
    }
  }

  /// Of a pattern without its first slash, the first character is one of the pattern, however many bytes it has.
  @Test(arguments: ["[0-9]{3}/", "é[0-9]/", "\u{1F600}/", "\u{FFFD}", "#é/#"])
  func noCharacterIsCut(_ pattern: String) {
    let text = "form A { textField a { rule pattern(\(pattern)) { message: \"x\" } } }\n"
    let bytes = Array(text.utf8)
    for token in FileSnapshot(FileAnalysis(Document(bytes: bytes))).semanticTokens() {
      for end in [token.start, token.end] where end < bytes.count { #expect(bytes[end] & 0xC0 != 0x80, "\(token)") }
    }
  }

  /// A part asked for by itself has the tokens that the whole has there.
  @Test func rangesAreParts() throws {
    let bytes = Array(EditorSamples.person.utf8)
    let snapshot = FileSnapshot(FileAnalysis(Document(bytes: bytes)))
    let all = snapshot.semanticTokens()
    for start in stride(from: 0, to: bytes.count, by: 97) {
      let range = start..<min(bytes.count, start + 200)
      let part = snapshot.semanticTokens(in: range)
      let inside = all.filter { $0.start < range.upperBound && range.lowerBound < $0.end }
      #expect(inside.allSatisfy(part.contains))
      #expect(part.allSatisfy(all.contains))
    }
  }
}
