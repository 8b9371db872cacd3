/// Text blocks in which a line is indented less than the one on which they begin, though their closing quotes follow.
extension Parser {
  /// Makes the present text in `"""` as long as it was meant to be where it ends before a line that is indented less, and its
  /// closing quotes stand on that line or one of the next, with nothing before them that is another block of members.
  mutating func takeClosingLine() {
    guard lexer.flags.isSuperset(of: [.unterminated, .isMultiline]),
      ByteClass.of(lexer.bytes[lexer.tokenEnd]) == ByteClass.newline
    else { return }
    var (place, breaks) = (lexer.tokenEnd, 0)
    while breaks < Parser.mostBlockLines, place < lexer.end {
      place += lexer.bytes[place] == 0xD && lexer.bytes[place + 1] == 0xA ? 2 : 1
      breaks += 1
      let end = lexer.countedLineEnd(place)
      lexer.farthest = max(lexer.farthest, end + 1)
      var first = place
      while first < end, lexer.bytes[first].isBlank { first += 1 }
      if let quotes = closingQuotes(in: first..<end) {
        // Other quotes begin the text of a member.
        guard quotes.lowerBound == first || mayContinueText(place, end) else { return }
        lexer.tokenEnd = quotes.upperBound
        lexer.lineBreaks += breaks
        lexer.flags.remove(.unterminated)
        return
      }
      if endsText(first..<end) { return }
      place = end
    }
  }

  private static let mostBlockLines = 64

  /// The first `"""` in a line, with the marks of the present text.
  private func closingQuotes(in line: Range<Int>) -> Range<Int>? {
    let marks = Int(lexer.marks)
    let count = 3 + marks
    guard line.count >= count else { return nil }
    let place = (line.lowerBound...line.upperBound - count).first { place in
      (place..<place + 3).allSatisfy { lexer.bytes[$0] == UInt8(ascii: "\"") } && lexer.hasMarks(place + 3, marks)
        && (marks > 0 || !isEscaped(place))
    }
    return place.map { $0..<$0 + count }
  }

  /// Whether a line that is indented less than the text before it shows that the text is over: it begins with a brace, or
  /// begins a block.
  private mutating func endsText(_ line: Range<Int>) -> Bool {
    guard let brace = line.first(where: { "{}".utf8.contains(lexer.bytes[$0]) }) else { return false }
    if brace == line.lowerBound { return true }
    return peek(at: line.lowerBound) { parser in
      if case .keyword(_, hasShape: true) = parser.classify() { true } else { false }
    }
  }
}
