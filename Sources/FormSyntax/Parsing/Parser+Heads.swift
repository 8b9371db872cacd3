/// What stands between a keyword and its block.
extension Parser {
  /// A keyword with the name after it.
  mutating func parseHead(_ index: Int, _ keyword: Keyword) {
    advance()
    takeColon(behind: keyword)
    passRepeated(keyword, .expectedName(keyword))
    if standsAtName, !atNewline {
      takeName(index)
    } else {
      expected(.expectedName(keyword))
      if atNewline || !takeWrappedName(index) { flag(index, .broken) }
      if !atNewline, kind != .leftBrace, kind != .rightBrace, kind != .semicolon, kind != .endOfFile { skipHead() }
    }
  }

  /// Passes over a keyword that stands twice before what it takes, or over another one in its place, with an error unless
  /// one is told of the first.
  mutating func passRepeated(_ keyword: Keyword, or other: Keyword? = nil, _ problem: SyntaxProblem) {
    guard kind == .identifier, !atNewline,
      let word = Keyword.spelled(lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start),
      word == keyword || word == other
    else { return }
    let isBeforeHead = peek { ahead, notes in
      ahead.advance(&notes)
      if ahead.newlineBefore { return false }
      guard problem == .expectedName(keyword) else {
        return ahead.kind == .identifier || ahead.kind == .period && keyword == .on
      }
      // Without the `{`, the keyword may be the name, and members follow.
      guard ahead.kind == .identifier else { return false }
      ahead.advance(&notes)
      return ahead.kind == .leftBrace
    }
    guard isBeforeHead else { return }
    let isTold = errors.count > errorBase && errors[errors.count - 1].range.lowerBound == previousStart - chunkStart
    if !isTold { expected(problem) }
    advance()
  }

  /// Whether the present period stands before the name of a method with its labels.
  mutating func beginsDottedMethod() -> Bool {
    peek { ahead, notes in
      for kind in [TokenKind.identifier, .leftParen, .identifier, .colon] {
        ahead.advance(&notes)
        if ahead.kind != kind || ahead.newlineBefore { return false }
      }
      return true
    }
  }

  /// Takes the name of a block out of quotes and brackets, `"name"`, `(name)`, `("name")`; false where none stands there.
  private mutating func takeWrappedName(_ index: Int) -> Bool {
    if kind == .leftParen {
      advance()
      if atNewline { return false }
    }
    if standsAtName {
      takeName(index)
      return true
    }
    guard kind == .string, isQuotedName else { return false }
    takeQuotedName(index)
    return true
  }

  /// Whether the present string is no more than a name in quotes.
  var isQuotedName: Bool {
    let (start, end) = (lexer.start + 1, lexer.tokenEnd - 1)
    return start < end && (start..<end).allSatisfy { lexer.bytes[$0].isOfASCIIName }
  }

  /// Takes the present string, a name in quotes, as the name of a node.
  mutating func takeQuotedName(_ index: Int) {
    nodes[index].nameStart = UInt32(truncatingIfNeeded: lexer.start + 1 - chunkStart)
    nodes[index].nameLength = UInt32(truncatingIfNeeded: lexer.tokenEnd - lexer.start - 2)
    advance()
  }

  /// Passes over a colon behind the keyword of a block, which takes none.
  mutating func takeColon(behind keyword: Keyword) {
    guard kind == .colon, !atNewline else { return }
    expected(.expectedName(keyword))
    advance()
  }

  /// Passes over what stands between a keyword and its `{`, on their line.
  mutating func skipHead() {
    while !atNewline, kind != .leftBrace, kind != .rightBrace, kind != .semicolon, kind != .endOfFile { advance() }
  }
}
