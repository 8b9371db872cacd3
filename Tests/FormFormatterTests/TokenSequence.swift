import FormSyntax

/// The texts of a document's tokens and comments, without separators; blocks of text without their indentation. Of a
/// document with syntax errors all that is neither white space nor a separator.
func tokens(_ document: Document) -> [String] {
  if !problems(document).isEmpty {
    let layout = Set("\n\r \t\u{B}\u{C},;".utf8)
    return [String(decoding: document.bytes.filter { !layout.contains($0) }, as: UTF8.self)]
  }
  var result: [String] = []
  for chunk in document.chunks {
    chunk.forEachLexeme { lexeme in
      guard lexeme.kind != .comma, lexeme.kind != .semicolon else { return }
      let text = chunk.source.text(lexeme.start..<lexeme.end)
      result.append(lexeme.kind == .string && lexeme.spansLines ? blockValue(text) : text)
    }
  }
  return result
}

/// The lines of a `"""` block without what stands before the closing quotes' column.
func blockValue(_ text: String) -> String {
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  let indentation = lines.last.map { $0.prefix { $0 == " " || $0 == "\t" }.count } ?? 0
  return lines.enumerated().map { $0.offset == 0 ? $0.element : $0.element.dropFirst(indentation) }
    .joined(separator: "\n")
}

/// What is wrong with a document, in order.
func problems(_ document: Document) -> [SyntaxProblem] { document.chunks.flatMap { $0.errors.map(\.problem) } }

/// Members and values as the parser sees them.
func shape(_ document: Document) -> [String] {
  document.chunks.flatMap { chunk in
    chunk.withTree { tree in
      tree.nodes.map { "\($0.kind) \(tree.text($0.nameRange).filter { !$0.isWhitespace }) \($0.flags.rawValue)" }
    }
  }
}
