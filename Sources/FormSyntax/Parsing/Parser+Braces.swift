/// Which braces a line lacks: as many `}` as it opens blocks are expected on it.
extension Parser {
  /// Whether members of a block stand here whose `{` is missing: on the line of its head, which closes one block more than
  /// it opens.
  mutating func lacksBrace(_ block: BlockKind) -> Bool {
    guard kind == .identifier, !atNewline else { return false }
    switch classify() {
    case .property: guard block.takesProperties else { return false }
    case .keyword(let keyword, hasShape: true): guard keyword.mayStand(in: block) else { return false }
    default: return false
    }
    return surplusOfClosers() == 1
  }

  /// Whether the present `{` stands behind another one, and the line lacks a `}` for it.
  var isDoubledBrace: Bool {
    mutating get {
      guard kind == .leftBrace, !atNewline, lexer.previousEnd > 0,
        lexer.bytes[lexer.previousEnd - 1] == UInt8(ascii: "{")
      else { return false }
      return surplusOfClosers() == -1
    }
  }

  /// Whether the block around a member on its line lacks its `}` before that.
  mutating func lacksCloser() -> Bool { surplusOfClosers() == -1 }

  /// How many blocks more the rest of the line closes than were opened on it before; nil where that cannot be told, since
  /// the line is long, or the chunk begins on it.
  mutating func surplusOfClosers() -> Int? {
    guard let lineStart = lineStart() else { return nil }
    let opened = openHeads.count { $0 >= lineStart }
    let closed: Int? = peek { ahead, notes in
      var (depth, count) = (0, 0)
      for index in 0..<Parser.longestLine {
        if ahead.kind == .endOfFile || index > 0 && ahead.newlineBefore { return count }
        if ahead.kind == .leftBrace {
          depth += 1
        } else if ahead.kind == .rightBrace {
          if depth > 0 { depth -= 1 } else { count += 1 }
        }
        ahead.advance(&notes)
      }
      return nil
    }
    return closed.map { $0 - opened }
  }

  /// Where the line of the present token begins; nil where it is long, or the chunk begins on it behind something else.
  private func lineStart() -> Int? {
    var start = lexer.start
    let limit = max(chunkStart, start - Parser.longestLineStart)
    while start > limit {
      let byte = lexer.bytes[start - 1]
      if byte == 0xA || byte == 0xD { return start }
      start -= 1
    }
    return start == 0 ? 0 : nil
  }

  /// So many tokens of a line, and so many bytes before a place on it, are looked at.
  private static let longestLine = 256
  private static let longestLineStart = 4_096
}
