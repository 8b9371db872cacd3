import FormSyntax

/// What can be hidden inside of one chunk, found in its tokens and comments: blocks, lists, texts and comments of several
/// lines. Offsets count from the chunk's start.
struct ChunkFoldings {
  /// The stretches found, in the order in which they begin.
  private(set) var foldings: [Folding] = []
  /// The brackets that are open: where each ends, on which line, and where its folding goes.
  private var open: [(end: Int, line: Int, place: Int)] = []
  private var line = 0
  /// Line comments on lines of their own, one below the other: the end of the first, the end of the last.
  private var comments: (first: Int, last: Int, count: Int)?

  /// Goes through the tokens of a chunk once.
  init(_ chunk: Chunk) {
    var foldings = self
    chunk.forEachLexeme { foldings.take($0) }
    foldings.endComments()
    self = foldings
  }

  private mutating func take(_ lexeme: Lexeme) {
    line += lexeme.lineBreaksBefore
    if lexeme.kind == .lineComment { return takeComment(lexeme) }
    endComments()
    switch lexeme.kind {
    case .leftBrace, .leftParen, .leftBracket: open.append((lexeme.end, line, foldings.count))
    case .rightBrace, .rightParen, .rightBracket: close(lexeme)
    case .blockComment where lexeme.spansLines:
      foldings.append(Folding(range: lexeme.start + 2..<lexeme.end, kind: .comment, hasCloser: false))
    case .string where lexeme.spansLines:
      foldings.append(Folding(range: lexeme.start + 3..<lexeme.end, kind: nil, hasCloser: false))
    default: break
    }
    // How many lines a token has does not matter, only that it has several.
    if lexeme.spansLines { line += 1 }
  }

  private mutating func takeComment(_ lexeme: Lexeme) {
    if let run = comments, lexeme.lineBreaksBefore == 1 {
      comments = (run.first, lexeme.end, run.count + 1)
    } else {
      endComments()
      // One behind a member stands alone.
      comments = (lexeme.end, lexeme.end, 1)
    }
  }

  private mutating func endComments() {
    if let run = comments, run.count > 1 {
      foldings.append(Folding(range: run.first..<run.last, kind: .comment, hasCloser: false))
    }
    comments = nil
  }

  private mutating func close(_ lexeme: Lexeme) {
    guard let opener = open.popLast(), opener.line < line else { return }
    // Outer ones come first.
    foldings.insert(
      Folding(range: opener.end..<lexeme.start, kind: nil, hasCloser: lexeme.lineBreaksBefore > 0), at: opener.place)
  }
}

extension Folding {
  /// A stretch whose place an ellipsis takes.
  init(range: Range<Int>, kind: Kind?, hasCloser: Bool) {
    self.init(range: range, kind: kind, hasCloser: hasCloser, collapsedText: "…")
  }
}
