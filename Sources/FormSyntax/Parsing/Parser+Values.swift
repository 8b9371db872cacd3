/// Values: literals, `.name(…)`, references, arrays and ranges.
extension Parser {
  /// Whether the present token can begin a value.
  @inline(__always)
  var startsValue: Bool {
    mutating get {
      switch kind {
      case .identifier, .integer, .decimal, .string, .period, .leftBracket, .ellipsis, .halfOpen, .slash: true
      case .hash: lexer.bytes[lexer.tokenEnd] == UInt8(ascii: "/")
      case .unknown: lexer.foreignStringEnd() != nil
      default: false
      }
    }
  }

  /// Reads a value; the caller has seen that one begins here.
  mutating func parseValue(depth: Int = 0) {
    guard depth < Parser.depthLimit else { return skipDeepValue() }
    let first = nodes.count
    let start = lexer.start
    switch kind {
    case .ellipsis, .halfOpen: return parseRangeFromOperator(start)
    case .integer, .decimal: parseNumber()
    case .string: return parseString()
    case .unknown: return parseForeignString()
    case .slash, .hash: return parseRegex()
    case .leftBracket: return parseArray(depth: depth)
    case .period: parseImplicitMember(depth: depth)
    default: parseReference(depth: depth)
    }
    if kind == .ellipsis || kind == .halfOpen, continuesLine { parseRange(from: first, start, depth: depth) }
  }

  /// Whether the present token belongs to the value that was begun before it: on its line, or anywhere inside brackets.
  private var continuesLine: Bool { !atNewline || bracketDepth > 0 }

  /// An integer or decimal literal.
  mutating func parseNumber() {
    let index = begin(kind == .integer ? .integer : .decimal, at: lexer.start)
    if lexer.flags.contains(.broken) {
      flag(index, .broken)
      report(.malformedNumber, lexer.start..<lexer.tokenEnd)
    }
    advance()
    finish(index)
  }

  /// `.name` or `.name(…)`.
  mutating func parseImplicitMember(depth: Int, takesArguments: Bool = true) {
    let index = begin(.implicitMember, at: lexer.start)
    advance()
    guard kind == .identifier, continuesLine, !beginsMember() else {
      flag(index, .broken)
      if atNewline { expectedBehind(.expectedCaseName) } else { expected(.expectedCaseName) }
      return finish(index)
    }
    takeName(index)
    if takesArguments, kind == .leftParen, !atNewline {
      flag(index, .hasList)
      parseArguments(of: index, depth: depth + 1)
    }
    finish(index)
  }

  /// `name.name` or `name(…)`, `true`, `false`, `nil`.
  mutating func parseReference(depth: Int, takesArguments: Bool = true) {
    let index = begin(.reference, at: lexer.start)
    let word = lexer
    if takesArguments { refuseUnderscore(index, .expectedValue) }
    takeName(index)
    while kind == .period, continuesLine {
      advance()
      guard kind == .identifier, continuesLine, !beginsMember() else {
        flag(index, .broken)
        if atNewline { expectedBehind(.expectedReferencePart) } else { expected(.expectedReferencePart) }
        break
      }
      if takesArguments { refuseUnderscore(index, .expectedReferencePart) }
      flag(index, .isPath)
      nodes[index].nameLength = UInt32(truncatingIfNeeded: lexer.tokenEnd - chunkStart) - nodes[index].nameStart
      advance()
    }
    if takesArguments, takeArgumentLabels() { return finish(index) }
    if takesArguments, kind == .leftParen, !atNewline {
      flag(index, .hasList)
      parseArguments(of: index, depth: depth + 1)
    } else if let literal = wordLiteral(word), !nodes[index].flags.contains(.isPath) {
      nodes[index].kind = literal
    }
    finish(index)
  }

  /// `(_:label:)`, with which Swift names functions, with an error; false where something else stands here.
  private mutating func takeArgumentLabels() -> Bool {
    guard kind == .leftParen, !atNewline else { return false }
    let end: Int? = peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.tokenEnd - ahead.start == 1, ahead.bytes[ahead.start] == UInt8(ascii: "_") else { return nil }
      for _ in 0..<Parser.mostArgumentLabels {
        guard ahead.kind == .identifier, !ahead.newlineBefore else { return nil }
        ahead.advance(&notes)
        guard ahead.kind == .colon, !ahead.newlineBefore else { return nil }
        ahead.advance(&notes)
        if ahead.kind == .rightParen { return ahead.newlineBefore ? nil : ahead.tokenEnd }
      }
      return nil
    }
    guard let end else { return false }
    report(.argumentLabels, lexer.start..<end)
    while kind != .endOfFile, lexer.start < end { advance() }
    return true
  }

  private static let mostArgumentLabels = 16

  private func wordLiteral(_ word: Lexer) -> SyntaxKind? {
    let name = word.bytes + word.start
    let count = word.tokenEnd - word.start
    switch count {
    case 3: return spells(name, "nil") ? .nilLiteral : nil
    case 4: return spells(name, "true") ? .boolean : nil
    case 5: return spells(name, "false") ? .boolean : nil
    default: return nil
    }
  }

  /// `( label: value, … )`; the arguments become the children of `node`, which is broken where the list is not closed.
  mutating func parseArguments(of node: Int, depth: Int = 0) {
    let outer = bracketDepth
    let opener = lexer.start
    // Found out at most once for each list.
    var isClosed: Bool?
    // As far as this, no expression ends that began without its slash.
    var lookedAt = 0
    bracketDepth += 1
    advance()
    while kind != .rightParen {
      if kind == .leftBrace, takeBracedList() { break }
      if nodes[node].kind == .rule, takeUnopenedRegex(&lookedAt) {
        if take(.comma) { continue }
        break
      }
      guard startsValue, !beginsMember(inListAt: opener, &isClosed) else {
        if nodes[node].kind == .rule, takeCommentedRegex(behind: opener), take(.comma) { continue }
        break
      }
      let index = begin(.argument, at: lexer.start)
      if kind == .identifier, nextColon() {
        takeName(index)
        advance()
        if startsValue, !beginsArgument(), !beginsMember() {
          parseValue(depth: depth)
        } else {
          flag(index, .broken)
          expectedValueBehindColon()
          finish(index)
          // The next argument follows all the same; on a line of its own it may be a member.
          if take(.comma) || kind == .identifier { continue }
          break
        }
      } else {
        let told = errors.count
        parseValue(depth: depth)
        if errors.count > told, nodes[node].kind == .rule { tellOfTextForPattern(node, index, told: told) }
      }
      finish(index)
      guard take(.comma) || takeSemicolon() else { break }
    }
    closeList(.parenthesis, .rightParen, outer: outer, node: node)
  }

  /// A `;` in the place of a comma: the list goes on behind it, and is closed on this line.
  private mutating func takeSemicolon() -> Bool {
    guard kind == .semicolon, !atNewline else { return false }
    let isSeparator = peek { ahead, notes in
      var depth = 0
      repeat {
        ahead.advance(&notes)
        switch ahead.kind {
        case .leftParen: depth += 1
        case .rightParen where depth == 0: return true
        case .rightParen: depth -= 1
        case .semicolon, .leftBrace, .rightBrace, .endOfFile: return false
        default: break
        }
      } while !ahead.newlineBefore
      return false
    }
    guard isSeparator else { return false }
    expected(.expectedListSeparator(closer: .parenthesis))
    advance()
    return true
  }

  /// Whether `name:` stands here, which is no value.
  private mutating func beginsArgument() -> Bool { kind == .identifier && nextColon() }

  /// Says that a value is missing behind the `:` that was read last; at the next token where that is on the line.
  private mutating func expectedValueBehindColon() {
    if atNewline { expectedBehind(.expectedValue) } else { expected(.expectedValue) }
  }

  /// Says that something is missing behind the token that was read last, whatever the next line begins with.
  mutating func expectedBehind(_ problem: SyntaxProblem) {
    report(problem, previousStart..<lexer.previousEnd, found: lexer.previousEnd..<lexer.previousEnd)
  }

  /// Whether `:` follows the present token.
  mutating func nextColon() -> Bool {
    if lexer.bytes[lexer.tokenEnd] == UInt8(ascii: ":") { return true }
    return peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .colon
    }
  }

  /// Whether the present token begins a member on a line of its own, so that the list around it was left open.
  private mutating func beginsMember() -> Bool {
    guard atNewline, kind == .identifier else { return false }
    switch classify() {
    case .keyword(_, hasShape: true), .property: return true
    default: return false
    }
  }

  /// The same in brackets, where `name:` may be an argument: it is a member where its line is not indented more than that of
  /// the bracket, and the bracket is not closed behind it.
  private mutating func beginsMember(inListAt opener: Int, _ isClosed: inout Bool?) -> Bool {
    guard beginsMember() else { return false }
    guard classify() == .property else { return true }
    if isIndented(beyond: opener), !opensBlock(before: opener) { return false }
    let known = isClosed ?? closesLater(opener)
    isClosed = known
    return !known
  }

  /// Whether a `{` stands on the line of `opener` before it, so that all that the block holds is indented more than that line.
  private func opensBlock(before opener: Int) -> Bool {
    var place = opener
    while place > max(chunkStart, opener - 200) {
      place -= 1
      let byte = lexer.bytes[place]
      if byte == UInt8(ascii: "{") { return true }
      if byte == 10 || byte == 13 { return false }
    }
    return false
  }

  /// Whether the list that began at `opener` is closed before the next brace.
  private mutating func closesLater(_ opener: Int) -> Bool {
    if !(closedLists.range.contains(opener)) { closedLists = readClosedLists(from: opener) }
    return closedLists.openers.contains(opener)
  }

  /// How many tokens are looked at for the `)` of a list.
  private static let closeLookahead = 500

  /// Looks for the `)` of each `(` from the present list on to the next brace, in one pass for all of them.
  private mutating func readClosedLists(from opener: Int) -> ClosedLists {
    peek { ahead, notes in
      var lists = ClosedLists()
      var open = [opener]
      var left = Parser.closeLookahead
      while left > 0, ahead.kind != .endOfFile, ahead.kind != .leftBrace, ahead.kind != .rightBrace {
        if ahead.kind == .leftParen { open.append(ahead.start) }
        if ahead.kind == .rightParen, let last = open.popLast() { lists.openers.insert(last) }
        ahead.advance(&notes)
        left -= 1
      }
      lists.range = opener..<ahead.start
      return lists
    }
  }

  /// `[value, value]`; `depth` counts the values around it.
  mutating func parseArray(depth: Int) {
    let index = begin(.array, at: lexer.start)
    let outer = bracketDepth
    bracketDepth += 1
    advance()
    while startsValue, !beginsMember() {
      parseValue(depth: depth + 1)
      guard take(.comma) else { break }
    }
    closeList(.bracket, .rightBracket, outer: outer, node: index)
    finish(index)
  }

  /// `{ value, value }` as the last argument, where `[ ]` were meant; it is passed over. False where the argument does not
  /// end on its line.
  private mutating func takeBracedList() -> Bool {
    let start = lexer.start
    guard let end = bracedValueEnd() else { return false }
    let isLast = peek { ahead, notes in
      while ahead.kind != .endOfFile, ahead.start < end { ahead.advance(&notes) }
      return ahead.kind == .rightParen && !ahead.newlineBefore
    }
    guard isLast else { return false }
    let index = begin(.argument, at: start)
    let list = begin(.array, at: start)
    flag(list, .broken)
    while kind != .endOfFile, lexer.start < end { advance() }
    report(.bracedList, start..<lexer.previousEnd)
    finish(list)
    finish(index)
    return true
  }

  /// The end of a list: its closer, or the place where reading can go on.
  private mutating func closeList(_ closer: ListCloser, _ token: TokenKind, outer: Int, node: Int) {
    if kind == token {
      bracketDepth = outer
      return advance()
    }
    flag(node, .broken)
    if kind == .endOfFile {
      isListOpen = true
      openLists.append(node)
    }
    // A list left open ends with its line, where the next begins a member; else what does not fit is passed over.
    if isAtListEnd {
      bracketDepth = outer
      // A list inside of it that goes on as none does took the closer.
      if lexer.previousEnd == doubtfulCloserEnd { return }
      // What has no end of its own may have that of the list in it.
      if isBehindOpenText { return }
      // Of several lists that are left open on a line, one tells.
      return atNewline ? expectedBehind(.expectedClose(closer)) : expected(.expectedClose(closer))
    }
    // What is wrong in a value inside of it says why this list goes on as none does.
    let isTold = errors.count > errorBase && errors[errors.count - 1].start >= nodes[node].start
    let mayFollow = startsValue && kind != .ellipsis && kind != .halfOpen
    if !isTold { expected(mayFollow ? .expectedListSeparator(closer: closer) : .expectedClose(closer)) }
    defer { bracketDepth = outer }
    let inner = bracketDepth
    while !isAtListEnd {
      if kind == token, bracketDepth == inner {
        advance()
        doubtfulCloserEnd = lexer.previousEnd
        return
      }
      if kind == .leftBrace { passQuantifier() }
      if kind == .leftParen || kind == .leftBracket { bracketDepth += 1 }
      if kind == .rightParen || kind == .rightBracket { bracketDepth -= 1 }
      if bracketDepth == outer { return }
      advance()
    }
    if kind == .endOfFile, bracketDepth == inner { openLists.append(node) }
  }

  /// Whether a list that goes on as none does ends before the present token, whatever closes it.
  private var isAtListEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .semicolon: true
    case .leftBrace: atNewline || !lexer.isQuantifier(lexer.start)
    default: atNewline
    }
  }

  /// Goes on to the `}` of `{2}`, `{2,}` or `{2,5}`, which stand in patterns without their slashes.
  private mutating func passQuantifier() {
    while kind != .rightBrace, kind != .endOfFile { advance() }
  }

  /// Whether a text or pattern stands before the present token of which it was told that nothing closes it.
  private var isBehindOpenText: Bool {
    guard errors.count > errorBase, let last = errors.last, Int(last.end) + chunkStart == lexer.previousEnd else {
      return false
    }
    return last.problem == .unterminatedString || last.problem == .unterminatedRegex
  }

  private mutating func skipDeepValue() {
    report(.nestedTooDeep, lexer.start..<lexer.tokenEnd)
    var depth = 0
    while kind != .endOfFile, kind != .leftBrace, kind != .rightBrace, kind != .semicolon {
      if kind == .leftParen || kind == .leftBracket { depth += 1 }
      if kind == .rightParen || kind == .rightBracket {
        if depth == 0 { return }
        depth -= 1
      }
      if kind == .comma, depth == 0 { return }
      advance()
      if atNewline, depth == 0 || beginsMember() { return }
    }
  }
}
