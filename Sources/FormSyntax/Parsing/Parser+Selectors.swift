/// The names of methods, in Swift and in Objective-C.
extension Parser {
  /// `name`, `name(_:label:)` or `name:label:`, all on one line.
  mutating func parseSelector() {
    let index = begin(.selector, at: lexer.start)
    takeName(index)
    if kind == .leftParen, !atNewline {
      flag(index, .hasList)
      advance()
      parseLabels(index)
    } else if kind == .colon, !atNewline {
      flag(index, .isObjectiveC)
      advance()
      while kind == .identifier, !atNewline, nextIsColon() {
        advance()
        advance()
      }
      if kind == .rightParen, !atNewline {
        flag(index, .broken)
        report(.unexpectedCharacter, lexer.start..<lexer.tokenEnd)
        advance()
      }
    }
    finish(index)
  }

  private mutating func nextIsColon() -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .colon && !ahead.newlineBefore
    }
  }

  private mutating func parseLabels(_ index: Int) {
    while !atNewline, kind == .identifier {
      advance()
      if atNewline || kind != .colon { break }
      advance()
    }
    if kind == .rightParen, !atNewline { return advance() }
    flag(index, .broken)
    expected(.expectedLabelOrClose)
    // Labels on the next lines are a part of the same mistake.
    if atNewline, let end = labelsEnd() { while kind != .endOfFile, lexer.start < end { advance() } }
    while !atNewline, kind != .rightParen, kind != .leftBrace, kind != .rightBrace, kind != .semicolon,
      kind != .endOfFile
    {
      advance()
    }
    if kind == .rightParen, !atNewline { advance() }
  }

  /// The end of the `)` behind labels that stand on lines of their own; nil where something else stands here.
  private mutating func labelsEnd() -> Int? {
    peek { ahead, notes in
      for _ in 0..<Parser.mostLabels {
        if ahead.kind == .rightParen { return ahead.tokenEnd }
        guard ahead.kind == .identifier else { return nil }
        ahead.advance(&notes)
        guard ahead.kind == .colon, !ahead.newlineBefore else { return nil }
        ahead.advance(&notes)
      }
      return nil
    }
  }

  private static let mostLabels = 16
}
