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
      guard kind == .leftBrace, !atNewline, lexer.previousEnd > chunkStart,
        lexer.bytes[lexer.previousEnd - 1] == UInt8(ascii: "{")
      else { return false }
      return closersOnLine() == 0 || surplusOfClosers() == -1
    }
  }

  /// Passes over each further `{` behind that of a form or section, with an error, where the line has no `}` for it.
  mutating func passDoubledBraces(_ block: BlockKind) {
    while kind == .leftBrace, !atNewline, closersOnLine() == 0 {
      report(.expectedMember(block), lexer.start..<lexer.tokenEnd)
      advance()
    }
  }

  /// Whether the block around a member on its line lacks its `}` before that.
  mutating func lacksCloser() -> Bool { surplusOfClosers() == -1 }

  /// Ends the present text or pattern, where nothing closes it, before what ends its line and closes what is open there: so
  /// one mark is all that is missing.
  mutating func endOpenText() {
    guard lexer.flags.contains(.unterminated), !lexer.flags.contains(.isMultiline) else { return }
    let start = lexer.start + Int(lexer.marks) + 1
    let isText = kind == .string
    // A pattern that ends before its line has found its end.
    if !isText, lexer.tokenEnd < lexer.end, ByteClass.of(lexer.bytes[lexer.tokenEnd]) != ByteClass.newline { return }
    let lineEnd = isText ? lexer.countedLineEnd(start) : lexer.tokenEnd
    // It may have been found on a line that follows.
    if isText, lexer.tokenEnd > lineEnd { return }
    lexer.farthest = max(lexer.farthest, lexer.tokenFarthest)
    if let end = openTextEnd(from: start, to: lineEnd) {
      lexer.tokenEnd = end
    } else {
      lexer.tokenEnd = lineEnd
      if isText { takeFollowingLines(from: lineEnd) }
    }
  }

  /// Makes the present text as long as it was meant to be where its closing quote stands on one of the next lines, none of
  /// which begins a member.
  private mutating func takeFollowingLines(from lineEnd: Int) {
    var (place, breaks) = (lineEnd, 0)
    while breaks < Parser.mostTextLines, place < lexer.end {
      place += lexer.bytes[place] == 0xD && lexer.bytes[place + 1] == 0xA ? 2 : 1
      breaks += 1
      let end = lexer.countedLineEnd(place)
      lexer.farthest = max(lexer.farthest, end + 1)
      let quotes = (place..<end).filter { lexer.bytes[$0] == UInt8(ascii: "\"") && !isEscaped($0) }
      guard mayContinueText(place, end) else { return }
      if let first = quotes.first {
        guard quotes.count % 2 == 1 else { return }
        lexer.tokenEnd = first + 1
        lexer.lineBreaks += breaks
        return
      }
      place = end
    }
  }

  private static let mostTextLines = 8

  /// Whether a back-slash stands before a place.
  func isEscaped(_ place: Int) -> Bool { lexer.bytes[place - 1] == UInt8(ascii: "\\") }

  /// Whether a line may belong to a text that is open before it: it has something, and begins neither a member nor a comment
  /// nor ends a block.
  mutating func mayContinueText(_ place: Int, _ end: Int) -> Bool {
    var first = place
    while first < end, lexer.bytes[first].isBlank { first += 1 }
    guard first < end, !"{}/".utf8.contains(lexer.bytes[first]) else { return false }
    return peek(at: first) { parser in
      switch parser.classify() {
      case .property, .keyword(_, hasShape: true), .unknownBlock: return false
      case .keyword(_, hasShape: false):
        // A name in quotes stands behind it.
        var next = parser.lexer.tokenEnd
        while parser.lexer.bytes[next].isBlank { next += 1 }
        return parser.lexer.bytes[next] != UInt8(ascii: "\"")
      default: return true
      }
    }
  }

  /// The same for a value in `"""`, of which its line may be all, or whose closing quotes may be indented less.
  mutating func endOpenBlockText() {
    guard lexer.flags.isSuperset(of: [.unterminated, .isMultiline]) else { return }
    let start = lexer.start + Int(lexer.marks) + 3
    guard lexer.tokenEnd - start <= Parser.longestLineStart,
      let end = openTextEnd(from: start, to: lexer.countedLineEnd(start))
    else { return takeClosingLine() }
    lexer.farthest = max(lexer.farthest, lexer.tokenFarthest)
    lexer.lineBreaks -= lexer.countLineBreaks(end, lexer.tokenEnd)
    lexer.tokenEnd = end
  }

  /// Where an open text ends that begins at a place; nil where nothing at the end of its line closes what is open there.
  private func openTextEnd(from start: Int, to lineEnd: Int) -> Int? {
    let last = withoutBlanks(lineEnd, from: start)
    let endsInBrace = last > start && lexer.bytes[last - 1] == UInt8(ascii: "{")
    if endsInBrace, isInSectionHead { return withoutBlanks(last - 1, from: start) }
    // A block may begin behind the list that the text stands in.
    let opensBlock = bracketDepth > 0 && endsInBrace
    var place = opensBlock ? last - 1 : last
    if !opensBlock { passClosers(&place, from: start, atMost: mostClosers(), [.braces]) }
    passClosers(&place, from: start, atMost: bracketDepth, [.parentheses, .brackets])
    return place < (opensBlock ? last - 1 : last) ? withoutBlanks(place, from: start) : nil
  }

  /// Whether the head of a section is read, behind the title of which its block begins.
  private var isInSectionHead: Bool { nodes.count > nodeBase && nodes[nodeBase].kind == .section }

  /// Goes back over closers that have nothing to close in the text from `start` on.
  private func passClosers(_ place: inout Int, from start: Int, atMost limit: Int, _ kinds: [Pair]) {
    for _ in 0..<limit {
      let next = withoutBlanks(place, from: start)
      guard next > start, let pair = kinds.first(where: { $0.close == lexer.bytes[next - 1] }) else { return }
      let text = UnsafeBufferPointer(start: lexer.bytes + start, count: next - start)
      guard text.count(where: { $0 == pair.open }) < text.count(where: { $0 == pair.close }) else { return }
      place = next - 1
    }
  }

  private func withoutBlanks(_ place: Int, from start: Int) -> Int {
    var place = place
    while place > start, lexer.bytes[place - 1].isBlank || lexer.bytes[place - 1] == UInt8(ascii: ";") { place -= 1 }
    return place
  }

  /// What opens and what closes.
  private struct Pair {
    var open, close: UInt8
    static let braces = Pair(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    static let parentheses = Pair(open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    static let brackets = Pair(open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
  }

  /// How many blocks that are open here the line may close: those that it opened; where the chunk begins on it behind
  /// something else, the form and the section too.
  private func mostClosers() -> Int {
    var start = lexer.start
    let limit = max(chunkStart, start - Parser.longestLineStart)
    while start > limit {
      if ByteClass.of(lexer.bytes[start - 1]) == ByteClass.newline { return openHeads.count { $0 >= start } }
      start -= 1
    }
    guard start == chunkStart else { return 0 }
    return openHeads.count { $0 >= start } + (open.contains(.form) ? 1 : 0) + (open.contains(.section) ? 1 : 0)
  }

  /// How many blocks more the rest of the line closes than were opened on it before; nil where that cannot be told, since
  /// the line is long, or the chunk begins on it.
  mutating func surplusOfClosers() -> Int? {
    guard let lineStart = lineStart() else { return nil }
    let opened = openHeads.count { $0 >= lineStart }
    return closersOnLine().map { $0 - opened }
  }

  /// How many `}` the rest of the line has for blocks that were opened before; nil where the line is long.
  private mutating func closersOnLine() -> Int? {
    peek { ahead, notes in
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
  }

  /// Whether a label stands here, and the rest of its line closes brackets that it does not open: arguments of what stands
  /// before it, the `(` of which is missing.
  mutating func lacksParenthesis() -> Bool {
    guard lexer.start >= noCloserBefore else { return false }
    let (isFound, place) = peek { ahead, notes in
      var depth = 0
      for index in 0..<Parser.longestLine {
        if index > 0 && ahead.newlineBefore { break }
        switch ahead.kind {
        case .leftParen: depth += 1
        case .rightParen where depth == 0: return (true, ahead.start)
        case .rightParen: depth -= 1
        case .leftBrace, .rightBrace, .semicolon, .endOfFile: return (false, ahead.start)
        default: break
        }
        ahead.advance(&notes)
      }
      return (false, ahead.start)
    }
    if !isFound { noCloserBefore = place }
    return isFound
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
