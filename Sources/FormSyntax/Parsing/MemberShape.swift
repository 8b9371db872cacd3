/// What the present token begins, where a member may begin.
enum Member: Equatable {
  /// `name :`
  case property
  /// A keyword, and whether what follows has that keyword's shape (`textField name {`, `rule name (` …).
  case keyword(Keyword, hasShape: Bool)
  /// `word {` or `word name {`, and the word is no keyword.
  case unknownBlock
  /// Another identifier.
  case word
  /// No identifier.
  case other
}

extension Parser {
  /// Tells what the present token begins.
  mutating func classify() -> Member {
    guard kind == .identifier else { return .other }
    let (text, count) = (lexer.bytes + lexer.start, lexer.tokenEnd - lexer.start)
    let word = Keyword.spelled(text, count: count)
    if word == nil, text[count] == UInt8(ascii: ":") { return .property }
    return peek { ahead, notes in
      ahead.advance(&notes)
      if ahead.kind == .colon, !ahead.newlineBefore {
        return word.flatMap { Parser.hasShapeBehindColon($0, &ahead, &notes) ? .keyword($0, hasShape: true) : nil }
          ?? .property
      }
      if let word { return .keyword(word, hasShape: Parser.hasShape(word, &ahead, &notes)) }
      if ahead.kind == .leftBrace { return .unknownBlock }
      if ahead.kind == .identifier || ahead.kind == .string, !ahead.newlineBefore {
        ahead.advance(&notes)
        if ahead.kind == .leftBrace { return .unknownBlock }
      }
      return .word
    }
  }

  /// The keyword that the present word is but for capital letters.
  private var slip: Keyword? {
    Keyword.spelledWithCapitals(lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
  }

  /// The keyword of a control or section that the present word is one of another library for, where that is in a form and
  /// in no control of it.
  private var foreignKeyword: Keyword? {
    guard open.contains(.form), !open.meets(.of(.control, .preset, .unknown)), !open.meets(.inner) else { return nil }
    return Keyword.meant(by: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
  }

  /// The only keyword with a name and a block that the present word is but for one letter.
  private var nearKeyword: Keyword? {
    guard open.contains(.file), !open.meets(.of(.control, .preset, .unknown)), !open.meets(.inner) else { return nil }
    let word = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    let near = Keyword.allCases.filter {
      ($0.isControl || $0 == .form || $0 == .preset || $0 == .section) && $0.blocks.meets(open)
        && $0.isOneEdit(from: word)
    }
    return near.count == 1 ? near[0] : nil
  }

  /// Whether what follows the present word is what follows a keyword.
  private mutating func isFollowed(asShapeOf keyword: Keyword) -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      return Parser.hasShape(keyword, &ahead, &notes)
    }
  }

  /// Whether a handler begins here whose keyword is missing or one letter away: the name of a method with its labels, and a
  /// `{` on the line.
  private mutating func beginsHandler() -> Bool {
    let word = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    let mayBeKeyword = Keyword.on.isOneEdit(from: word)
    return peek { ahead, notes in
      if mayBeKeyword {
        var next = ahead
        next.advance(&notes)
        if next.kind == .identifier, !next.newlineBefore { ahead = next }
      }
      ahead.advance(&notes)
      guard ahead.kind == .leftParen, !ahead.newlineBefore else { return false }
      ahead.advance(&notes)
      var labels = 0
      while ahead.kind == .identifier, labels < Parser.longestHead {
        ahead.advance(&notes)
        guard ahead.kind == .colon else { return false }
        ahead.advance(&notes)
        labels += 1
      }
      guard labels > 0, ahead.kind == .rightParen else { return false }
      ahead.advance(&notes)
      return ahead.kind == .leftBrace && !ahead.newlineBefore
    }
  }

  /// A member as it was meant: a block whose keyword has a wrong capital letter is that keyword's, where one of the open
  /// blocks may hold it; so are words of other libraries for controls, and Swift's words for a form and its tags.
  mutating func corrected(_ member: Member) -> (member: Member, isSlip: Bool) {
    guard member == .unknownBlock || member == .word else { return (member, false) }
    if member == .unknownBlock, let keyword = slip ?? foreignKeyword ?? nearKeyword, keyword.blocks.meets(open) {
      return (.keyword(keyword, hasShape: true), true)
    }
    if member == .word, let keyword = slip, keyword.blocks.meets(open), isFollowed(asShapeOf: keyword) {
      return (.keyword(keyword, hasShape: true), true)
    }
    if member == .word, Keyword.on.blocks.meets(open), !open.meets(.inner), beginsHandler() {
      return (.keyword(.on, hasShape: true), true)
    }
    if member == .word, open == .of(.file), isFollowed(asShapeOf: .import) {
      return (.keyword(.import, hasShape: true), true)
    }
    if member == .word, slip == .section, open.contains(.form), beginsBracketedHead() {
      return (.keyword(.section, hasShape: true), true)
    }
    guard let keyword = foreignBlock(isBlock: member == .unknownBlock) else { return (member, false) }
    return (.keyword(keyword, hasShape: true), true)
  }

  /// Whether brackets and a `{` follow the present word on its line: `Section("Title") {`.
  private mutating func beginsBracketedHead() -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.kind == .leftParen, !ahead.newlineBefore else { return false }
      for _ in 0..<Parser.longestHead {
        ahead.advance(&notes)
        if ahead.newlineBefore { return false }
        if ahead.kind == .leftBrace { return true }
        if ahead.kind == .endOfFile { return false }
      }
      return false
    }
  }

  /// Whether a name and a `{` follow the colon at which `ahead` is: a block whose keyword has a colon that it does not
  /// take. Properties that are called as a keyword have other values.
  private static func hasShapeBehindColon(_ keyword: Keyword, _ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool
  {
    var place = ahead.tokenEnd
    while ahead.bytes[place].isBlank { place += 1 }
    let begins = ahead.bytes[place]
    switch keyword {
    case .import, .use, .attributes: return false
    case .tags where begins == UInt8(ascii: "[") || begins == UInt8(ascii: "{"): return true
    case .section: break
    default: guard begins | 0x20 >= UInt8(ascii: "a"), begins | 0x20 <= UInt8(ascii: "z") else { return false }
    }
    ahead.advance(&notes)
    guard !ahead.newlineBefore else { return false }
    switch keyword {
    case .rule: return hasBlockBehindRule(&ahead, &notes)
    case .on, .observe, .override: return hasBlockBehindName(&ahead, &notes)
    default: return hasShape(keyword, &ahead, &notes)
    }
  }

  /// Whether a `{` follows the name at which `ahead` is, or its brackets, on their line.
  private static func hasBlockBehindName(_ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    for _ in 0..<longestHead {
      ahead.advance(&notes)
      if ahead.newlineBefore { return false }
      switch ahead.kind {
      case .leftBrace: return true
      case .identifier, .leftParen, .rightParen, .colon, .comma, .period, .ellipsis, .integer: continue
      default: return false
      }
    }
    return false
  }

  /// Whether `{ name:` follows the name of a rule at which `ahead` is, or its arguments, on their line.
  private static func hasBlockBehindRule(_ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    var depth = 0
    for _ in 0..<longestRule {
      ahead.advance(&notes)
      if ahead.newlineBefore { return false }
      switch ahead.kind {
      case .leftParen: depth += 1
      case .rightParen where depth > 0: depth -= 1
      case .leftBrace where depth == 0:
        ahead.advance(&notes)
        guard ahead.kind == .identifier else { return false }
        ahead.advance(&notes)
        return ahead.kind == .colon
      case .slash where depth > 0, .hash where depth > 0: _ = ahead.scanRegex()
      case .leftBrace, .rightBrace, .rightParen, .semicolon, .endOfFile: return false
      default: if depth == 0 { return false }
      }
    }
    return false
  }

  private static let longestHead = 16
  private static let longestRule = 48

  /// Whether the token after a keyword, and those after that, are what follows that keyword, be it written twice. `ahead` is
  /// at the first.
  private static func hasShape(_ keyword: Keyword, _ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    if ahead.kind == .identifier, !ahead.newlineBefore,
      Keyword.spelled(ahead.bytes + ahead.start, count: ahead.tokenEnd - ahead.start) == keyword
    {
      var next = ahead
      next.advance(&notes)
      if !next.newlineBefore, hasShapeOnce(keyword, &next, &notes) {
        ahead = next
        return true
      }
      ahead = ahead.keeping(farthest: next.farthest)
    }
    return hasShapeOnce(keyword, &ahead, &notes)
  }

  private static func hasShapeOnce(_ keyword: Keyword, _ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    switch keyword {
    case .import: return ahead.kind == .string && !ahead.newlineBefore
    case .attributes: return ahead.kind == .leftBrace
    case .section:
      if ahead.kind == .string, !ahead.newlineBefore { ahead.advance(&notes) }
      return ahead.kind == .leftBrace
    case .tags:
      if ahead.kind == .identifier, !ahead.newlineBefore { ahead.advance(&notes) }
      return ahead.kind == .leftBrace
    case .on:
      return !ahead.newlineBefore && (ahead.kind == .identifier || ahead.kind == .period)
    case .use, .observe, .override: return !ahead.newlineBefore && ahead.kind == .identifier
    case .rule:
      guard !ahead.newlineBefore, ahead.kind == .identifier else { return false }
      ahead.advance(&notes)
      return ahead.newlineBefore || ahead.kind == .leftParen || ahead.kind == .leftBrace
        || ahead.kind == .rightBrace || ahead.kind == .semicolon || ahead.kind == .endOfFile
    default:
      guard !ahead.newlineBefore, ahead.kind == .identifier else { return false }
      ahead.advance(&notes)
      return ahead.kind == .leftBrace
    }
  }

  /// Whether the present member is illegal in `block` but legal in one that is open around it, and so closes `block`.
  ///
  /// What is further in than the block stands in it all the same, and so does an import anywhere but at the start of a
  /// line, since blocks begin behind imports.
  mutating func closes(_ block: BlockKind, _ member: Member) -> Bool {
    guard atNewline else {
      guard block.isInner, case .keyword(let keyword, hasShape: true) = member else { return false }
      return !keyword.mayStand(in: block) && keyword.blocks.meets(open) && lacksCloser()
    }
    switch member {
    case .property where block.isInner:
      hasDoubtfulMembers = true
      guard closesByIndentation, let head = blockHead, lexer.beginsLine(head) else { return false }
    case .property where block == .control && open.meets(.of(.form)),
      .keyword(.on, hasShape: true) where block == .control && open.meets(.of(.form)):
      hasDoubtfulMembers = true
      guard closesByIndentation, let head = blockHead, lexer.beginsLine(head),
        lexer.indentation(of: head, &notes) > 0, !isIndented(beyond: head)
      else { return false }
      isClosedBeforeEvent = true
      return true
    case .property where !block.takesProperties && open.meets(.takingProperties): break
    case .keyword(let keyword, hasShape: true) where !keyword.mayStand(in: block) && keyword.blocks.meets(open):
      if keyword == .import, lexer.indentation(of: lexer.start, &notes) > 0 { return false }
    default: return false
    }
    guard let head = blockHead, lexer.beginsLine(head) else { return true }
    return !isIndented(beyond: head)
  }
}
