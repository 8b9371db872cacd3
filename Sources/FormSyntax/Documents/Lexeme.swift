/// A token or a comment of a chunk; offsets count from the chunk's start.
public struct Lexeme: Sendable, Equatable {
  /// Its first byte.
  public var start: Int
  /// A `//` comment ends before the blanks at its line's end.
  public var end: Int
  /// What it is.
  public var kind: LexemeKind
  /// Line breaks between the lexeme before (or the chunk's start) and this one.
  public var lineBreaksBefore: Int
  /// Whether a line break lies inside: of a `/* */` comment or a `"""` block.
  public var spansLines: Bool

  /// A lexeme with all that is said of it.
  @inlinable
  public init(_ kind: LexemeKind, start: Int, end: Int, lineBreaksBefore: Int, spansLines: Bool) {
    self.kind = kind
    self.start = start
    self.end = end
    self.lineBreaksBefore = lineBreaksBefore
    self.spansLines = spansLines
  }
}

/// What a lexeme is.
public enum LexemeKind: UInt8, Sendable {
  case identifier, number, string, regex
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case colon, comma, semicolon, equal, period
  /// `...` or `..<`.
  case rangeOperator
  case lineComment, blockComment
  /// A character that begins nothing.
  case other

  /// Whether it is a comment of either kind.
  @inlinable public var isComment: Bool { self == .lineComment || self == .blockComment }
}

extension Chunk {
  /// Calls `body` with the tokens and comments that begin in `range` (all, without one), in order.
  ///
  /// A range must begin outside of tokens and comments. The tree says where `/` begins a regular expression, and where a
  /// string without its closing quotes ends, so the lexemes of members without syntax errors are those that the parser saw.
  public func forEachLexeme(in range: Range<Int>? = nil, _ body: (Lexeme) -> Void) {
    let count = Int(byteCount)
    let range = (range ?? 0..<count).clamped(to: 0..<count)
    run.bytes.withUnsafeBufferPointer { bytes in
      withNodes { nodes in
        guard let base = bytes.baseAddress else { return }
        var reader = LexemeReader(
          lexer: Lexer(bytes: base, end: Int(byteStart) + count, at: Int(byteStart) + range.lowerBound),
          nodes: nodes, chunkStart: Int(byteStart),
          node: range.lowerBound == 0 ? 0 : nodes.partitioningIndex { Int($0.start) >= range.lowerBound })
        if range.lowerBound == 0, bytes[Int(byteStart)..<Int(byteStart) + count].starts(with: [0xEF, 0xBB, 0xBF]) {
          reader.lexer.tokenEnd += 3
        }
        while let lexeme = reader.next(), lexeme.start < range.upperBound { body(lexeme) }
      }
    }
  }
}

/// Reads the lexemes of one chunk.
private struct LexemeReader {
  var lexer: Lexer
  let nodes: UnsafeBufferPointer<SyntaxNode>
  let chunkStart: Int
  /// The first node that may begin at or after the present place.
  var node: Int
  var notes = TriviaNotes()

  @inline(__always)
  mutating func next() -> Lexeme? {
    var position = lexer.tokenEnd
    var breaks = 0
    while position < lexer.end {
      position = min(lexer.spacesEnd(position), lexer.end)
      guard position < lexer.end else { return nil }
      let byteClass = ByteClass.of(lexer.bytes[position])
      if byteClass == ByteClass.blank {
        position += 1
      } else if byteClass == ByteClass.newline {
        let isPair = lexer.bytes[position] == UInt8(ascii: "\r") && lexer.bytes[position + 1] == UInt8(ascii: "\n")
        position += isPair ? 2 : 1
        breaks += 1
      } else if byteClass == ByteClass.slash, let after = lexer.skipComment(position, &notes) {
        return comment(position, after, breaks)
      } else {
        return token(position, breaks)
      }
    }
    return nil
  }

  private mutating func comment(_ start: Int, _ after: Int, _ breaks: Int) -> Lexeme {
    lexer.tokenEnd = after
    let isLine = lexer.bytes[start + 1] == UInt8(ascii: "/")
    var end = after
    while isLine, ByteClass.of(lexer.bytes[end - 1]) == ByteClass.blank { end -= 1 }
    let spansLines = !isLine && lexer.countLineBreaks(start, after) > 0
    return lexeme(isLine ? .lineComment : .blockComment, start, end, breaks, spansLines)
  }

  @inline(__always)
  private mutating func token(_ start: Int, _ breaks: Int) -> Lexeme {
    lexer.tokenEnd = start
    let lineBreaks = lexer.lineBreaks
    lexer.advance(&notes)
    var kind = lexer.kind.lexeme
    if kind == .other, lexer.kind == .slash || lexer.kind == .hash, let end = literalEnd(start, .regex) {
      kind = .regex
      lexer.tokenEnd = end
    } else if lexer.flags.contains(.unterminated), let end = literalEnd(start, .string) {
      lexer.lineBreaks = lineBreaks + lexer.countLineBreaks(start, end)
      lexer.tokenEnd = end
    }
    return lexeme(kind, start, lexer.tokenEnd, breaks, lexer.lineBreaks > lineBreaks)
  }

  @inline(__always)
  private func lexeme(_ kind: LexemeKind, _ start: Int, _ end: Int, _ breaks: Int, _ spansLines: Bool) -> Lexeme {
    Lexeme(kind, start: start - chunkStart, end: end - chunkStart, lineBreaksBefore: breaks, spansLines: spansLines)
  }

  /// The end of the literal that the tree has here; nodes are passed over only once.
  private mutating func literalEnd(_ start: Int, _ kind: SyntaxKind) -> Int? {
    let offset = start - chunkStart
    while node < nodes.count, Int(nodes[node].start) <= offset {
      let candidate = nodes[node]
      node += 1
      if candidate.kind == kind, Int(candidate.start) == offset { return Int(candidate.end) + chunkStart }
    }
    return nil
  }
}

extension TokenKind {
  fileprivate var lexeme: LexemeKind {
    switch self {
    case .identifier: .identifier
    case .integer, .decimal: .number
    case .string: .string
    case .leftBrace: .leftBrace
    case .rightBrace: .rightBrace
    case .leftParen: .leftParen
    case .rightParen: .rightParen
    case .leftBracket: .leftBracket
    case .rightBracket: .rightBracket
    case .colon: .colon
    case .comma: .comma
    case .semicolon: .semicolon
    case .equal: .equal
    case .period: .period
    case .ellipsis, .halfOpen: .rangeOperator
    case .slash, .hash, .unknown, .endOfFile: .other
    }
  }
}
