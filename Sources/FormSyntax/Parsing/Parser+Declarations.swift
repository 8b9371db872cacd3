/// The members that have a syntax of their own: tags, uses, rules, events, observers, overrides.
extension Parser {
  /// `tags Name { name = 1, name }`; `enum Name: Int { case name = 1, name }` and `tags [name, name]` are read as such.
  mutating func parseTags() {
    let index = begin(.tags, at: lexer.start)
    // All that is Swift's is one mistake, which is told.
    let isForeign = isEnumeration
    advance()
    passRepeated(.tags, .expectedName(.tags))
    if standsAtName, !atNewline {
      takeName(index)
    } else if kind == .identifier, !atNewline {
      expected(.expectedName(.tags))
      advance()
    } else if standsBeforeTagsName() {
      if !isForeign { expected(.expectedName(.tags)) }
      _ = take(.semicolon)
      takeName(index)
    }
    let isBraceMissing =
      kind == .identifier && (!atNewline && surplusOfClosers() == 1 || standsBeforeClosedCases())
    if kind == .colon || kind == .equal, !atNewline {
      // A type, as enumerations have it.
      if !isForeign { expected(.expectedOpenBrace(.tags)) }
      while !atNewline, kind == .colon || kind == .equal || kind == .identifier || kind == .comma { advance() }
    } else if kind != .leftBrace {
      expected(.expectedOpenBrace(.tags))
    }
    guard kind == .leftBrace || isBraceMissing || kind == .leftBracket && !atNewline else {
      flag(index, .broken)
      return finish(index)
    }
    let closer: TokenKind = kind == .leftBracket ? .rightBracket : .rightBrace
    flag(index, .hasList)
    if !isBraceMissing { advance() }
    let outer = open
    open.insert(.tags)
    if closer == .rightBrace { openHeads.append(chunkStart + Int(nodes[index].start)) }
    parseTagCases(index, closer, isForeign: isForeign)
    if closer == .rightBrace { openHeads.removeLast() }
    open = outer
    finish(index)
  }

  /// - Parameter isForeign: whether words `case` before names are expected.
  private mutating func parseTagCases(_ index: Int, _ closer: TokenKind, isForeign: Bool) {
    var (isForeign, isFirst, isSeparated) = (isForeign, true, true)
    // Whether something that may have been a case stands before the next one.
    var isCounted = true
    while kind != closer {
      let member = classify()
      if kind == .rightBrace { return }
      if kind == .endOfFile || closes(.tags, member) { return leaveOpen(index, .tags) }
      let first = nodes.count
      defer { noteOpenTagCase(from: first) }
      if takeQuotedCase(isFirst: &isFirst) { continue }
      // Dots and words before the names are one mistake.
      if kind == .period || kind == .identifier && isCaseKeyword() {
        if isFirst, !isForeign { report(.expectedTagCase, lexer.start..<lexer.tokenEnd) }
        (isForeign, isFirst) = (true, false)
        advance()
      }
      guard standsAtName else {
        endOpenText()
        if closer == .rightBrace { report(.expectedTagCase, lexer.start..<lexer.tokenEnd) }
        skipTagCase(before: closer)
        isCounted = false
        continue
      }
      let tagCase = nodes.count
      parseTagCase()
      if !isCounted, nodes.count == tagCase + 1 { flag(tagCase, .broken) }
      isCounted = true
      if take(.comma) || take(.semicolon) || atNewline || kind == closer || kind == .endOfFile { continue }
      if isSeparated { expected(.expectedSeparator) }
      if kind == .identifier {
        isSeparated = false
      } else {
        // What follows a case without a number may be that.
        if nodes.count == tagCase + 1 { flag(tagCase, .broken) }
        skipTagCase(before: closer)
      }
    }
    advance()
  }

  /// A case in quotes, with what separates it from the next; the first of them is told. False where none stands here.
  private mutating func takeQuotedCase(isFirst: inout Bool) -> Bool {
    guard kind == .string, isQuotedName else { return false }
    if isFirst { report(.expectedTagCase, lexer.start..<lexer.tokenEnd) }
    isFirst = false
    let index = begin(.tagCase, at: lexer.start)
    takeQuotedName(index)
    finish(index)
    if !take(.comma) { _ = take(.semicolon) }
    return true
  }

  /// Whether `case` stands here, and a name behind it on the line.
  private mutating func isCaseKeyword() -> Bool {
    guard lexer.tokenEnd - lexer.start == 4, spells(lexer.bytes + lexer.start, "case") else { return false }
    return peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .identifier && !ahead.newlineBefore
    }
  }

  private mutating func noteOpenTagCase(from node: Int) {
    let last = lexer.previousEnd > 0 ? lexer.bytes[lexer.previousEnd - 1] : 0
    if last != UInt8(ascii: ",") { noteOpenMember(from: node) }
  }

  private mutating func parseTagCase() {
    let index = begin(.tagCase, at: lexer.start)
    let name = lexer.start..<lexer.tokenEnd
    takeName(index)
    if repeats(name) {
      expected(.expectedSeparator)
      advance()
    }
    if kind == .equal || kind == .colon, !atNewline {
      if kind == .colon { report(.tagAssignment, lexer.start..<lexer.tokenEnd) }
      advance()
      if kind == .equal, !atNewline {
        expected(.expectedTagValue)
        advance()
      }
      if kind == .integer, !atNewline {
        parseNumber()
      } else {
        flag(index, .broken)
        expected(.expectedTagValue)
        if kind == .decimal || kind == .string, !atNewline { advance() }
      }
    }
    finish(index)
  }

  /// Whether a word stands here, on its line, that stood at another place.
  private func repeats(_ word: Range<Int>) -> Bool {
    guard kind == .identifier, !atNewline, lexer.tokenEnd - lexer.start == word.count else { return false }
    return word.indices.allSatisfy { lexer.bytes[$0] == lexer.bytes[lexer.start + $0 - word.lowerBound] }
  }

  private mutating func skipTagCase(before closer: TokenKind) {
    let index = begin(.unexpected, at: lexer.start)
    repeat {
      advance()
    } while !atNewline && kind != .comma && kind != .semicolon && kind != .rightBrace && kind != closer
      && kind != .endOfFile
    finish(index)
    if !take(.comma) { _ = take(.semicolon) }
  }

  /// `use Name, Name`.
  mutating func parseUse() {
    let index = begin(.use, at: lexer.start)
    advance()
    passRepeated(.use, or: .preset, .expectedPreset)
    if kind != .identifier || atNewline {
      flag(index, .broken)
      expected(.expectedPreset)
      // Those that are named behind the comma are used all the same.
      if !atNewline { _ = take(.comma) }
    }
    while kind == .identifier, !atNewline {
      let name = begin(.reference, at: lexer.start)
      takeName(name)
      finish(name)
      guard kind == .comma, !atNewline else { break }
      advance()
    }
    finish(index)
  }

  /// `rule name(arguments) { … }`; arguments without brackets are read all the same, with an error.
  mutating func parseRule() {
    let index = begin(.rule, at: lexer.start)
    advance()
    takeColon(behind: .rule)
    passRepeated(.rule, .expectedRuleName)
    if kind == .identifier, !atNewline {
      takeName(index)
    } else {
      flag(index, .broken)
      expected(.expectedRuleName)
    }
    if kind == .leftParen, !atNewline { parseArguments(of: index) } else { parseBareArguments(of: index) }
    parseBlock(index, .rule, of: .rule)
    finish(index)
  }

  /// The arguments of a rule without their brackets: `rule length 3...8`.
  private mutating func parseBareArguments(of rule: Int) {
    let (nameEnd, start, told) = (lexer.previousEnd, lexer.start, errors.count)
    guard !atNewline, nodes[rule].hasName, kind == .colon || kind == .equal || isComparison || beginsBareArgument()
    else {
      return
    }
    if isComparison {
      skipLine()
      return report(.bareArguments, start..<lexer.previousEnd, insertAt: nameEnd)
    }
    if kind == .colon || kind == .equal { advance() }
    repeat {
      guard !atNewline, beginsBareArgument() else { break }
      parseBareArgument()
    } while !atNewline && take(.comma)
    // Of two brackets, one may be there.
    if !atNewline { _ = take(.rightParen) }
    // What else is wrong with them is the same mistake, but for a literal without its end.
    let isOpen = errors[told...].contains { $0.problem == .unterminatedString || $0.problem == .unterminatedRegex }
    if !isOpen { errors.removeSubrange(told...) }
    report(.bareArguments, start..<lexer.previousEnd, insertAt: nameEnd)
  }

  /// An argument without brackets, with its label where it has one: `to: name`, `in "abc"`.
  private mutating func parseBareArgument() {
    let index = begin(.argument, at: lexer.start)
    if isArgumentLabel {
      takeName(index)
      if kind == .colon, !atNewline { advance() }
    }
    if !atNewline, startsValue { parseValue() } else { flag(index, .broken) }
    finish(index)
  }

  /// Whether a value begins here, and no other member.
  private mutating func beginsBareArgument() -> Bool {
    guard startsValue else { return false }
    if isArgumentLabel { return true }
    switch classify() {
    case .property, .keyword(_, hasShape: true): return false
    case .unknownBlock: return isTruthValue
    default: return true
    }
  }

  /// Whether a word for a truth value stands here, whatever follows it.
  private var isTruthValue: Bool {
    let text = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    return ["true", "false", "YES", "NO"].contains { (word: String) in word.utf8.elementsEqual(text) }
  }

  /// Whether a sign that compares numbers stands here: `rule length < 5`.
  private var isComparison: Bool {
    kind == .unknown && "<>≤≥".utf8.contains(lexer.bytes[lexer.start])
  }

  /// Whether the present token is a label of a rule's argument, here or in other languages, with something behind it.
  private var isArgumentLabel: Bool {
    mutating get {
      guard kind == .identifier else { return false }
      let text = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
      guard Parser.argumentLabels.contains(where: { $0.utf8.elementsEqual(text) }) else { return false }
      return peek { ahead, notes in
        ahead.advance(&notes)
        return !ahead.newlineBefore && ahead.kind != .rightBrace && ahead.kind != .semicolon && ahead.kind != .endOfFile
          && ahead.kind != .leftBrace && ahead.kind != .leftParen && ahead.kind != .comma
      }
    }
  }

  /// Words that people write as labels behind the name of a rule: labels of arguments, here and in other languages.
  ///
  /// No property of a control is called so: a line with one of them is not two members.
  private static let argumentLabels = [
    "to", "in", "min", "max", "from", "between", "exactly", "counting", "match", "matching", "minimum", "maximum",
    "than",
  ]

  /// `on method(_:) { … }` or `on .event { … }`.
  mutating func parseEvent() {
    let index = begin(.event, at: lexer.start)
    // The keyword may be what is missing.
    let hasKeyword = lexer.tokenEnd - lexer.start == 2 || isFollowedByName
    if hasKeyword {
      advance()
      takeColon(behind: .on)
      passRepeated(.on, .expectedMethod(.on))
    }
    let isDotted = kind == .period && !atNewline && beginsDottedMethod()
    if isDotted {
      expected(.expectedMethod(.on))
      advance()
    }
    if kind == .period, !atNewline {
      parseImplicitMember(depth: 0, takesArguments: false)
    } else if kind == .identifier, !hasKeyword || !atNewline {
      let selector = nodes.count
      parseSelector()
      // Which of the two was meant is not known.
      if isDotted { flag(selector, .broken) }
      if nodes[selector].flags.contains(.broken) { skipResultType() } else { takeForeignSign() }
    } else {
      flag(index, .broken)
      expected(.expectedMethod(.on))
    }
    if !lacksBrace(.event) { takeBracelessMembers(index) }
    parseBlock(index, .event, of: .on)
    finish(index)
  }

  /// The members of a handler that lacks its braces, on its line.
  private mutating func takeBracelessMembers(_ index: Int) {
    guard kind == .identifier, !atNewline, !nodes[index].flags.contains(.broken), classify() == .property else {
      return
    }
    expected(.expectedOpenBrace(.on))
    parseProperty()
  }

  /// Passes over `=>`, `=`, `:`, `-> Type`, `do` and the like before the members of a handler in braces, with an error.
  private mutating func takeForeignSign() {
    guard !atNewline else { return }
    switch kind {
    case .equal, .colon, .rightParen, .unknown: break
    case .identifier: guard classify() == .unknownBlock else { return }
    default: return
    }
    let isBlockOfMembers = peek { ahead, notes in
      for _ in 0..<Parser.longestHandlerSign {
        if ahead.newlineBefore || ahead.kind == .endOfFile { return false }
        if ahead.kind == .leftBrace {
          ahead.advance(&notes)
          guard ahead.kind == .identifier else { return false }
          ahead.advance(&notes)
          return ahead.kind == .colon
        }
        ahead.advance(&notes)
      }
      return false
    }
    guard isBlockOfMembers else { return }
    expected(.expectedOpenBrace(.on))
    skipHead()
  }

  private static let longestHandlerSign = 8

  /// Passes over `-> Type`, which is a part of the same mistake as what stands before it.
  private mutating func skipResultType() {
    guard !atNewline, lexer.bytes[lexer.start] == UInt8(ascii: "-"), lexer.bytes[lexer.start + 1] == UInt8(ascii: ">")
    else { return }
    while !atNewline, kind != .leftBrace, kind != .rightBrace, kind != .semicolon, kind != .endOfFile { advance() }
  }

  /// `observe Name.name { … }`.
  mutating func parseObserver() {
    let index = begin(.observer, at: lexer.start)
    advance()
    takeColon(behind: .observe)
    passRepeated(.observe, .expectedNotification)
    if kind == .identifier, !atNewline {
      parseReference(depth: 0, takesArguments: false)
    } else {
      flag(index, .broken)
      expected(.expectedNotification)
    }
    parseBlock(index, .observer, of: .observe)
    finish(index)
  }

  /// `override method(_:) { … }`.
  mutating func parseOverride() {
    let index = begin(.override, at: lexer.start)
    advance()
    takeColon(behind: .override)
    passRepeated(.override, .expectedMethod(.override))
    if kind == .identifier, !atNewline {
      parseSelector()
    } else {
      flag(index, .broken)
      expected(.expectedMethod(.override))
    }
    parseBlock(index, .override, of: .override)
    finish(index)
  }

  /// `attributes { name: value }`.
  mutating func parseAttributes() {
    let index = begin(.attributes, at: lexer.start)
    let head = lexer.start
    advance()
    parseBody(index, .attributes, .attributes, head: head)
    finish(index)
  }
}

extension UInt8 {
  /// Whether it is a letter, digit or underscore of ASCII.
  var isOfASCIIName: Bool {
    self == UInt8(ascii: "_") || (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}
