import FormSyntax
import Testing

/// Lines by chunk are those by place in the document, in short chunks and long ones.
struct ChunkLinesTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesAreThoseOfTheDocument(_ lineBreak: String) {
    let long = (0..<60).map { "rule length(\($0)...99) { message: \"é\" }" }.joined(separator: "\n")
    let text = "// one\nform A {\n textField a { label: \"x\" }\n\n textField b {\n\(long)\n}\n tags T { a }\n}\n"
    let document = Document(text.replacing("\n", with: lineBreak))
    let lines = ChunkLines(document)
    for (index, chunk) in document.chunks.enumerated() {
      let start = document.start(ofChunk: index)
      for offset in 0..<Int(chunk.byteCount) {
        #expect(lines.line(at: offset, of: chunk.id) == document.line(at: start + offset))
      }
    }
    #expect(lines.line(at: 0, of: ChunkID(rawValue: .max)) == nil)
  }
}
