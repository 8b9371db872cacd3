import FormSyntax

/// What stands behind a place in the brackets that are open there; nothing where these are not closed, since what follows
/// then is no part of them.
struct ElementsBehind {
  /// The labels of arguments, without that of the argument at the place.
  private(set) var labels: [String] = []
  /// The names of the elements behind the next comma, and their strings without quotes.
  private(set) var names: [String] = []

  /// Reads what is behind the word or literal at a place.
  init(_ context: CursorContext) {
    let chunk = context.chunk
    var reader = Reader()
    var (labels, names): ([Range<Int>], [Range<Int>]) = ([], [])
    let end = Int(chunk.byteCount)
    // A block that was left open may have its place behind its chunk.
    let start = min((context.enclosure.range ?? context.word).upperBound, end)
    chunk.forEachLexeme(in: start..<end) { lexeme in
      switch reader.read(lexeme) {
      case .label(let range): labels.append(range)
      case .name(let range): names.append(range)
      case nil: break
      }
    }
    guard reader.isClosed else { return }
    self.labels = labels.map(chunk.source.text)
    self.names = names.map(chunk.source.text)
  }

  private enum Part {
    case label(Range<Int>), name(Range<Int>)
  }

  /// Goes through tokens up to the bracket that closes those around the place.
  private struct Reader {
    private(set) var isClosed = false
    private var isEnded = false
    private var depth = 0
    /// Whether a comma was met, so that what follows is no part of the element at the place.
    private var isBehindComma = false
    /// The first token of the present element, and how many it has.
    private var first: Lexeme?
    private var count = 0

    mutating func read(_ lexeme: Lexeme) -> Part? {
      guard !isEnded, !lexeme.kind.isComment else { return nil }
      let isOuter = depth == 0
      switch lexeme.kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen where isOuter, .rightBracket where isOuter:
        (isClosed, isEnded) = (true, true)
        return nil
      case .rightParen, .rightBracket: depth -= 1
      case .leftBrace, .rightBrace, .semicolon:
        isEnded = true
        return nil
      case .comma where isOuter:
        (isBehindComma, first, count) = (true, nil, 0)
        return nil
      default: break
      }
      return isOuter ? part(lexeme) : nil
    }

    private mutating func part(_ lexeme: Lexeme) -> Part? {
      count += 1
      guard let first, count == 2 else {
        if count == 1 { first = lexeme }
        let isString = count == 1 && isBehindComma && lexeme.kind == .string
        return isString && lexeme.end - lexeme.start > 1 ? .name(lexeme.start + 1..<lexeme.end - 1) : nil
      }
      switch (first.kind, lexeme.kind) {
      case (.identifier, .colon): return .label(first.start..<first.end)
      case (.period, .identifier) where isBehindComma: return .name(lexeme.start..<lexeme.end)
      default: return nil
      }
    }
  }
}
