/// Blocks and the members in them.
extension Parser {
  /// Reads `{ members }`, where one stands here; `index` is the node that it belongs to.
  mutating func parseBlock(_ index: Int, _ block: BlockKind) {
    guard kind == .leftBrace else { return }
    flag(index, .hasList)
    advance()
    parseMembers(index, block)
  }

  /// The same where the `{` may be missing before members on its line, which is told.
  mutating func parseBlock(_ index: Int, _ block: BlockKind, of keyword: Keyword) {
    guard lacksBrace(block) else { return parseBlock(index, block) }
    expected(.expectedOpenBrace(keyword))
    flag(index, .hasList)
    parseMembers(index, block)
  }

  /// Reads members up to the block's `}`, or to a member that an outer block takes.
  mutating func parseMembers(_ index: Int, _ block: BlockKind) {
    guard blockDepth < Parser.blockDepthLimit else { return skipDeepBlock() }
    inBlock(chunkStart + Int(nodes[index].start), block) { $0.parseMembersInside(index, block) }
  }

  /// Reads with one more block open, which begins at `head`; nil where its `{` is missing.
  private mutating func inBlock(_ head: Int?, _ block: BlockKind, _ body: (inout Parser) -> Void) {
    let (outer, outerHead) = (open, blockHead)
    open.insert(block)
    blockHead = head
    openHeads.append(head ?? -1)
    blockDepth += 1
    body(&self)
    (open, blockHead) = (outer, outerHead)
    openHeads.removeLast()
    blockDepth -= 1
  }

  private mutating func parseMembersInside(_ index: Int, _ block: BlockKind) {
    while true {
      if kind == .rightBrace {
        if passesDoubledClosers, takeDoubledCloser(of: block) { continue }
        advance()
        return
      }
      let member = classify()
      // `open` holds this block too; a member that is legal here closes nothing.
      if kind == .endOfFile || lacksCloseBrace || closes(block, member) {
        lacksCloseBrace = false
        return leaveOpen(index, block)
      }
      parseMember(member, in: block)
    }
  }

  /// Ends a block without its `}`, before the present token.
  mutating func leaveOpen(_ index: Int, _ block: BlockKind) {
    flag(index, .broken)
    expected(.missingCloseBrace(block))
    if kind == .endOfFile { unclosed.append((block, index)) }
  }

  /// Passes over the rest of a block that is nested too deeply, its `}` included.
  private mutating func skipDeepBlock() {
    report(.nestedTooDeep, lexer.start..<lexer.tokenEnd)
    var depth = 1
    while kind != .endOfFile, depth > 0 {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      advance()
    }
  }

  /// Reads a member of a block whose first token was classified; one that may not stand there is read whole, with an
  /// error.
  mutating func parseMember(_ member: Member, in block: BlockKind) {
    let (first, told) = (nodes.count, errors.count)
    defer { noteOpenMember(from: first) }
    let (member, isSlip) = corrected(member)
    if isSlip { report(.unknownKeyword(block), lexer.start..<lexer.tokenEnd) }
    switch member {
    case .property:
      let isLegal = block.takesProperties
      if !isLegal { report(.misplacedProperty(block), lexer.start..<lexer.tokenEnd) }
      parseProperty(misplaced: !isLegal)
    case .keyword(.override, _) where takeForeignOverride(in: block): break
    case .keyword(let keyword, let hasShape):
      let isLegal = keyword.mayStand(in: block)
      if !isLegal, !hasShape, keyword != .import || !isFollowedByName {
        parseWord(in: block)
        _ = take(.semicolon)
        return
      }
      // Of a block whose keyword is unknown, nobody knows what may stand in it.
      if !isLegal, !isSlip, block != .unknown {
        report(.misplacedKeyword(keyword, block), lexer.start..<lexer.tokenEnd)
      }
      parseKeyword(keyword, misplaced: !isLegal)
    case .unknownBlock:
      report(.unknownKeyword(block), lexer.start..<lexer.tokenEnd)
      parseUnknownBlock()
    case .word: parseWord(in: block)
    case .other where takeStraySign(in: block): return
    case .other: if !takeQuotedProperty(in: block) { parseUnexpected(in: block) }
    }
    lacksCloseBrace = precedesOuterMember(in: block)
    if !lacksCloseBrace { endMember(in: block, from: first, told: told) }
  }

  /// Whether a member of an outer block stands right behind a member, with nothing between them: what is missing there is
  /// the `}`, unless the line has as many as it needs.
  private mutating func precedesOuterMember(in block: BlockKind) -> Bool {
    guard block.isInner || block == .control, !atNewline, kind == .identifier, lexer.previousEnd > 0,
      !"};{".utf8.contains(lexer.bytes[lexer.previousEnd - 1]), case .keyword(let keyword, hasShape: true) = classify()
    else { return false }
    return !keyword.mayStand(in: block) && keyword.blocks.meets(open) && surplusOfClosers() != 0
      && !precedesLoneQuote()
  }

  /// Whether a name follows the present token on its line.
  var isFollowedByName: Bool {
    mutating get {
      peek { ahead, notes in
        ahead.advance(&notes)
        return ahead.kind == .identifier && !ahead.newlineBefore
      }
    }
  }

  /// Whether `name:` follows the present token on its line.
  private var isFollowedByProperty: Bool {
    mutating get {
      peek { ahead, notes in
        ahead.advance(&notes)
        guard ahead.kind == .identifier, !ahead.newlineBefore else { return false }
        ahead.advance(&notes)
        return ahead.kind == .colon && !ahead.newlineBefore
      }
    }
  }

  /// Whether the present word is one letter away from a keyword that may stand here.
  private func isNearKeyword(in block: BlockKind) -> Bool {
    let word = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    return word.count > 2 && Keyword.allCases.contains { $0.mayStand(in: block) && $0.isOneEdit(from: word) }
  }

  /// An identifier that begins nothing: half of a property, most often.
  private mutating func parseWord(in block: BlockKind) {
    guard block.takesProperties else { return parseUnexpected(in: block) }
    if takeForeignStatement(in: block) { return }
    if isFollowedByName, isNearKeyword(in: block) {
      report(.unknownKeyword(block), lexer.start..<lexer.tokenEnd)
      return skipLine()
    }
    if isFollowedByProperty {
      let index = begin(.unexpected, at: lexer.start)
      advance()
      finish(index)
      expected(.expectedColon)
      return parseProperty()
    }
    let index = begin(.property, at: lexer.start)
    flag(index, .broken)
    takeName(index)
    if takeCall() { return finish(index) }
    if !takeAssignment(index) { expected(.expectedColon) }
    if takeBracedValue() { return finish(index) }
    if !atNewline, startsValue {
      // A lone quote right behind the name is the same mistake.
      if lexer.start == lexer.previousEnd, lexer.flags.contains(.unterminated) { skipLine() } else { parseValue() }
    }
    // More words are part of the same mistake.
    if !atNewline, kind == .identifier, case .word = classify() { skipLine() }
    finish(index)
  }

  /// Passes over what begins no member: a brace or semicolon, else the rest of the line.
  mutating func parseUnexpected(in block: BlockKind) {
    if kind == .endOfFile { return expected(.expectedMember(block)) }
    endOpenText()
    report(.expectedMember(block), lexer.start..<lexer.tokenEnd)
    if kind == .rightBrace || kind == .semicolon || isDoubledBrace {
      let index = begin(.unexpected, at: lexer.start)
      advance()
      return finish(index)
    }
    skipLine(isMember: true)
  }

  private mutating func parseUnknownBlock() {
    let index = begin(.unknownBlock, at: lexer.start)
    advance()
    if kind == .identifier { takeName(index) }
    if kind == .string, !atNewline { advance() }
    parseBlock(index, holdsControl() ? .section : .unknown)
    finish(index)
  }

  /// Whether a control follows the present `{`, so that the block is one for controls.
  private mutating func holdsControl() -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.kind == .identifier,
        Keyword.spelled(ahead.bytes + ahead.start, count: ahead.tokenEnd - ahead.start)?.isControl ?? false
      else { return false }
      ahead.advance(&notes)
      return ahead.kind == .identifier && !ahead.newlineBefore
    }
  }

  /// `name: value`.
  mutating func parseProperty(misplaced: Bool = false) {
    let index = begin(.property, at: lexer.start)
    if misplaced { flag(index, .misplaced) }
    refuseUnderscore(index, .expectedPropertyName)
    takeName(index)
    if !takePrefixedName(index), passColon() { flag(index, .broken) }
    if atNewline || !startsValue {
      flag(index, .broken)
      expected(.expectedValue)
      if beginsLateValue() { parseValue() }
      // What stands here instead is no member: it goes with this one.
      if !atNewline, kind != .rightBrace, kind != .semicolon, kind != .endOfFile { skipLine() }
    } else {
      parseValue()
    }
    finish(index)
  }

  /// Whether a value stands here on a line of its own that can be nothing else: no name and no title.
  private mutating func beginsLateValue() -> Bool {
    guard atNewline, kind != .identifier, startsValue else { return false }
    return kind != .string || !isTitle()
  }

  /// A member that begins with a keyword, the present token.
  mutating func parseKeyword(_ keyword: Keyword, misplaced: Bool) {
    let first = nodes.count
    switch keyword {
    case .import: parseImport(misplaced: misplaced)
    case .form, .preset, .section: parseNestedBlock(keyword)
    case .tags: parseTags()
    case .use: parseUse()
    case .rule: parseRule()
    case .on: parseEvent()
    case .observe: parseObserver()
    case .override: parseOverride()
    case .attributes: parseAttributes()
    default: parseControl(keyword)
    }
    if misplaced, first < nodes.count { flag(first, .misplaced) }
  }

  /// `import "path"`; where it is misplaced, without its path that is no second mistake.
  mutating func parseImport(misplaced: Bool = false) {
    let index = begin(.importDeclaration, at: lexer.start)
    advance()
    if misplaced, kind != .string {
      flag(index, .broken)
      skipLine()
    } else if kind == .string, !atNewline {
      parseString()
    } else {
      flag(index, .broken)
      expected(.expectedPath)
    }
    finish(index)
  }

  /// A control, from its keyword to its `}`.
  mutating func parseControl(_ keyword: Keyword) {
    let index = begin(.control, at: lexer.start, detail: UInt16(keyword.rawValue))
    let head = lexer.start
    parseHead(index, keyword)
    parseBody(index, .control, keyword, head: head)
    finish(index)
  }

  /// The block after a head. Without a `{`, members that are indented more than the head are taken for it all the same.
  mutating func parseBody(_ index: Int, _ block: BlockKind, _ keyword: Keyword, head: Int) {
    if kind == .leftBrace { return parseBlock(index, block) }
    // What stands in the place of the name may have the brace in it.
    let isTold = nodes[index].flags.contains(.broken)
    flag(index, .broken)
    if lacksBrace(block) {
      expected(.expectedOpenBrace(keyword))
      return parseMembers(index, block)
    }
    if !isTold { expected(.expectedOpenBrace(keyword)) }
    if !atNewline { skipHead() }
    if kind == .leftBrace { return parseBlock(index, block) }
    guard blockDepth < Parser.blockDepthLimit else { return }
    inBlock(nil, block) { $0.parseIndentedMembers(block, beyond: head) }
    if kind == .endOfFile, openMember != nil || atNewline && isIndented(beyond: head) {
      unclosed.append((block, index))
    }
  }

  /// Reads the members of a block without a `{`: as far as lines are indented more than its head, and a `}` that ends such
  /// a line or is indented no less. What else is missing follows from the first mistake.
  private mutating func parseIndentedMembers(_ block: BlockKind, beyond head: Int) {
    let headIndentation = lexer.indentation(of: head, &notes)
    var isInside = false
    while kind != .endOfFile, atNewline || isInside {
      let indentation = atNewline ? lexer.indentation(of: lexer.start, &notes) : .max
      if kind == .rightBrace {
        if indentation >= headIndentation, lexer.beginsLine(head) { advance() }
        return
      }
      let member = classify()
      guard indentation > headIndentation, kind == .identifier, !closes(block, member) else { return }
      isInside = true
      parseMember(member, in: block)
    }
  }

  /// Whether the line of the present token begins with more blanks than that of the token at `head`.
  mutating func isIndented(beyond head: Int) -> Bool {
    lexer.indentation(of: lexer.start, &notes) > lexer.indentation(of: head, &notes)
  }

  /// A form, preset or section inside of a block where it may not stand: read whole, so that its neighbours are not lost.
  private mutating func parseNestedBlock(_ keyword: Keyword) {
    if keyword == .preset { return parsePreset() }
    let index = begin(.unknownBlock, at: lexer.start)
    advance()
    passRepeated(keyword, .expectedName(keyword))
    if kind == .identifier { takeName(index) }
    if kind == .string { advance() }
    parseBlock(index, keyword == .section ? .section : .form)
    finish(index)
  }

  /// `preset Name { … }`.
  mutating func parsePreset() {
    let index = begin(.preset, at: lexer.start)
    let head = lexer.start
    parseHead(index, .preset)
    parseBody(index, .preset, .preset, head: head)
    finish(index)
  }
}
