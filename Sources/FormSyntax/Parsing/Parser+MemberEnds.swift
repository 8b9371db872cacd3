/// Where members end, and what is passed over behind them.
extension Parser {
  /// A member ends with its line, at `;`, or before the `}` of its block; after its own `}` (or a lone `;`) nothing is needed.
  ///
  /// - Parameters:
  ///   - first: the member's first node. A value that goes on as none does is not known.
  ///   - told: how many errors there were before the member. Where it has some itself, what is left of its line is no other
  ///     mistake.
  mutating func endMember(in block: BlockKind, from first: Int, told: Int = .max) {
    if take(.semicolon) || atNewline || kind == .rightBrace || kind == .endOfFile { return }
    let last = lexer.previousEnd > 0 ? lexer.bytes[lexer.previousEnd - 1] : 0
    // A `{` that stands there twice ends nothing either.
    if "};{".utf8.contains(last) { return }
    if takeWideSemicolon(from: first) { return }
    if takeRestOfText(of: first, isTold: errors.count > told) {
      return endMember(in: block, from: first, told: errors.count - 1)
    }
    let isTold = errors.count > told
    if isTold { endOpenText() } else { expected(.expectedSeparator) }
    switch classify() {
    case .keyword where precedesLoneQuote(): break
    case .property where !lacksParenthesis(), .keyword(_, hasShape: true), .unknownBlock:
      if isTold { expected(.expectedSeparator) }
      return
    default: break
    }
    // Braces behind a value leave it whole, but for those in the place of its arguments.
    if first + 1 < nodes.count, nodes[first].kind == .property,
      kind != .leftBrace || nodes[first + 1].kind == .implicitMember && !nodes[first + 1].flags.contains(.hasList)
    {
      flag(first + 1, .broken)
    }
    skipRest(of: first)
    _ = take(.semicolon)
  }

  /// Whether words stand here, and a `"` right behind one of them: a text whose first quote is missing.
  mutating func precedesLoneQuote() -> Bool {
    peek { ahead, notes in
      for _ in 0..<Parser.mostWords {
        switch ahead.kind {
        case .identifier, .integer, .comma, .period: break
        default: return false
        }
        ahead.advance(&notes)
        if ahead.newlineBefore { return false }
        if ahead.kind == .string { return ahead.start == ahead.previousEnd }
      }
      return false
    }
  }

  private static let mostWords = 64

  /// Takes note of a member that was read to the end of the text, unless its line, a separator or a brace ends it, or
  /// another in it is noted; `node` is its first one.
  @inline(__always)
  mutating func noteOpenMember(from node: Int) {
    if kind == .endOfFile, openMember == nil, unclosed.isEmpty, isListOpen || !isMemberEnded { openMember = node }
  }

  private var isMemberEnded: Bool {
    guard !atNewline, lexer.previousEnd > 0 else { return true }
    switch lexer.bytes[lexer.previousEnd - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return true
    default: return false
    }
  }

  /// Takes the semicolon of other scripts, `；`, at the end of the member whose first node is at `first`, with an error; false
  /// where none stands here. It is a letter of names: the present one begins with it, or the one before has it.
  private mutating func takeWideSemicolon(from first: Int) -> Bool {
    guard let place = wideSemicolon() else { return false }
    report(.expectedSeparator, place..<place + 3, insertAt: place)
    let end = UInt32(truncatingIfNeeded: place - chunkStart)
    for index in first..<nodes.count where nodes[index].end > end {
      nodes[index].end = end
      let nameEnd = nodes[index].nameStart + nodes[index].nameLength
      if nameEnd > end { nodes[index].nameLength -= min(nodes[index].nameLength, nameEnd - end) }
    }
    goOn(behind: place..<place + 3)
    return true
  }

  /// Goes to the token behind a stretch of the present line, as if that were a token.
  mutating func goOn(behind range: Range<Int>) {
    let lineBreaks = lexer.lineBreaks
    lexer = Lexer(bytes: lexer.bytes, end: lexer.end, at: range.upperBound).keeping(farthest: lexer.farthest)
    lexer.lineBreaks = lineBreaks
    previousStart = range.lowerBound
    lexer.advance(&notes)
  }

  private func wideSemicolon() -> Int? {
    let isHere = kind == .identifier || kind == .unknown
    let range = isHere ? lexer.start..<lexer.start + 1 : previousStart..<lexer.previousEnd
    guard isHere || kind == .colon else { return nil }
    return range.first {
      lexer.bytes[$0] == 0xEF && lexer.bytes[$0 + 1] == 0xBC && lexer.bytes[$0 + 2] == 0x9B
    }
  }

  /// Passes over a `}` that stands twice behind a member of a control or preset, with an error: others follow that belong to
  /// it. False where none stands here.
  mutating func takeDoubledCloser(of block: BlockKind) -> Bool {
    guard block == .control || block == .preset, lexer.previousEnd > 0, let head = blockHead,
      lexer.bytes[lexer.previousEnd - 1] == UInt8(ascii: "}"), !atNewline || isIndented(beyond: head)
    else { return false }
    let isDoubled = peek { ahead, notes in
      ahead.advance(&notes)
      return Parser.precedesMember(of: block, &ahead, &notes)
    }
    guard isDoubled else { return false }
    let index = begin(.unexpected, at: lexer.start)
    report(.strayCloseBrace, lexer.start..<lexer.tokenEnd)
    advance()
    finish(index)
    return true
  }

  /// Whether the control or preset that was read last, which begins at `head`, ends at a `}` that stands twice, and members
  /// follow that belong to it.
  mutating func isClosedTwice(_ head: Int, _ block: BlockKind) -> Bool {
    guard atNewline, kind == .identifier, lexer.previousEnd > 1,
      lexer.bytes[lexer.previousEnd - 1] == UInt8(ascii: "}")
    else { return false }
    var before = lexer.previousEnd - 1
    while before > head, ByteClass.of(lexer.bytes[before - 1]) == ByteClass.blank { before -= 1 }
    guard before > head, "}\n\r".utf8.contains(lexer.bytes[before - 1]), isIndented(beyond: head),
      lexer.countedLineEnd(head) < lexer.previousEnd
    else { return false }
    return peek { ahead, notes in Parser.precedesMember(of: block, &ahead, &notes) }
  }

  /// Whether `ahead` is at a member on a line of its own that stands in such a block and in none around it, be it behind
  /// properties.
  private static func precedesMember(of block: BlockKind, _ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    for _ in 0..<mostProperties {
      guard ahead.newlineBefore, ahead.kind == .identifier else { return false }
      if let word = Keyword.spelled(ahead.bytes + ahead.start, count: ahead.tokenEnd - ahead.start),
        word.mayStand(in: block), !word.mayStand(in: .form)
      {
        ahead.advance(&notes)
        return ahead.kind == .identifier && !ahead.newlineBefore
      }
      ahead.advance(&notes)
      guard ahead.kind == .colon, !ahead.newlineBefore else { return false }
      var count = 0
      repeat {
        ahead.advance(&notes)
        count += 1
        if ahead.kind == .leftBrace || ahead.kind == .rightBrace || count > longestProperty { return false }
      } while !ahead.newlineBefore && ahead.kind != .endOfFile
    }
    return false
  }

  private static let mostProperties = 16
  private static let longestProperty = 32
}
