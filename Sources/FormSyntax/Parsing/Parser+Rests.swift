/// What is passed over: the rest of a line, and a block whose `{` stands where none may.
extension Parser {
  /// Passes over what is left of the line; braces in it are passed over in pairs.
  ///
  /// A `{` that has its `}` from a block around it is passed over alone: members of that block follow on the lines behind it,
  /// indented no more than it is.
  ///
  /// - Parameter isMember: whether a member would begin here, so that one may follow a `{` on its line.
  mutating func skipLine(isMember: Bool = false) {
    let start = lexer.start
    let index = begin(.unexpected, at: start)
    let outer = openHeads.count
    // Found out where it is asked for.
    var indentation: Int?
    // Where members go on if the `{` before them is stray.
    var members: (lexer: Lexer, previousStart: Int)?
    defer {
      openHeads.removeLast(openHeads.count - outer)
      finish(index)
    }
    func goBack(_ parser: inout Parser) {
      guard let members else { return }
      parser.lexer = members.lexer.keeping(farthest: parser.lexer.farthest)
      parser.previousStart = members.previousStart
    }
    repeat {
      let isFirst = isMember && lexer.start == start
      switch kind {
      case .endOfFile: return goBack(&self)
      case .leftBrace: openHeads.append(lexer.start)
      case .rightBrace where openHeads.count == outer: return
      case .rightBrace:
        openHeads.removeLast()
        guard openHeads.count == outer, members != nil else { break }
        if closesOuterBlock(beyond: start) { return goBack(&self) }
        members = nil
      case .semicolon where openHeads.count == outer: return
      default: break
      }
      advance()
      guard openHeads.count > outer else { continue }
      if openHeads.count > outer + Parser.mostStrayBraces { members = nil }
      if isFirst, !atNewline, beginsAnyMember() { members = (lexer, previousStart) }
      guard atNewline, kind == .identifier else { continue }
      let member = classify()
      guard member == .property && members == nil || member.isShaped else { continue }
      let least = indentation ?? lexer.indentation(of: start, &notes)
      indentation = least
      let isFurtherIn = lexer.indentation(of: lexer.start, &notes) > least
      if case .keyword(let keyword, _) = member {
        // What stands in controls alone is a part of the block that is passed over where it is further in.
        if !keyword.blocks.contains(.control) || !isFurtherIn { return goBack(&self) }
      } else if !isFurtherIn, openHeads.count <= outer + Parser.mostStrayBraces {
        members = (lexer, previousStart)
      }
    } while !atNewline || openHeads.count > outer
  }

  /// In so many blocks in each other members are looked for: what is passed over is read so often at most.
  private static let mostStrayBraces = 8

  /// Whether a property begins here, or what has a keyword's shape.
  private mutating func beginsAnyMember() -> Bool {
    guard kind == .identifier else { return false }
    let member = classify()
    return member == .property || member.isShaped
  }

  /// Whether the present `}`, the first behind a block that is passed over and begins on the line of `start`, closes one around
  /// it: it stands further out than that line, or those that are open would lack one if it did not.
  private mutating func closesOuterBlock(beyond start: Int) -> Bool {
    if atNewline, lexer.indentation(of: lexer.start, &notes) < lexer.indentation(of: start, &notes) { return true }
    let here = lexer
    defer { lexer = here.keeping(farthest: lexer.farthest) }
    let own = openHeads.count { $0 >= 0 }
    let all = own + (open.contains(.form) ? 1 : 0) + (open.contains(.section) ? 1 : 0)
    var closers = 0
    lexer.advance(&notes)
    while kind == .rightBrace, closers < all {
      closers += 1
      lexer.advance(&notes)
    }
    if kind == .endOfFile { return closers < all }
    guard atNewline, case .keyword(let keyword, hasShape: true) = classify() else { return false }
    if keyword.mayStand(in: .file) { return closers < all && lexer.indentation(of: lexer.start, &notes) == 0 }
    return closers < own && !keyword.mayStand(in: .control)
  }

  /// Passes over a sign before a member on its line, with an error; false where something else stands here.
  mutating func takeStraySign(in block: BlockKind) -> Bool {
    guard isStraySign, kind != .leftParen && kind != .leftBracket || !isClosedOnLine() else { return false }
    let here = lexer
    lexer.advance(&notes)
    let isBeforeMember = !atNewline && kind == .identifier && beginsMember(of: block)
    lexer = here.keeping(farthest: lexer.farthest)
    guard isBeforeMember else { return false }
    report(.expectedMember(block), lexer.start..<lexer.tokenEnd)
    let index = begin(.unexpected, at: lexer.start)
    flag(index, .isStray)
    advance()
    finish(index)
    return true
  }

  /// Whether the present token says nothing by itself, and begins no comment of another language.
  private var isStraySign: Bool {
    switch kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .colon, .comma, .equal, .period, .ellipsis, .halfOpen,
      .integer, .decimal, .unknown:
      true
    default: false
    }
  }

  /// Whether a member of a block begins here, be it with a slip in its keyword.
  private mutating func beginsMember(of block: BlockKind) -> Bool {
    switch corrected(classify()).member {
    case .property: block.takesProperties
    case .keyword(let keyword, hasShape: true): keyword.mayStand(in: block)
    default: false
    }
  }

  /// Whether the present `(` or `[` is closed on its line.
  private mutating func isClosedOnLine() -> Bool {
    peek { ahead, notes in
      var depth = 0
      repeat {
        switch ahead.kind {
        case .leftParen, .leftBracket: depth += 1
        case .rightParen, .rightBracket: depth -= 1
        case .endOfFile: return false
        default: break
        }
        if depth == 0 { return true }
        ahead.advance(&notes)
      } while !ahead.newlineBefore
      return false
    }
  }

  /// Passes over what is left of the line behind the member whose first node is at `first`. One sign or word behind a value is
  /// no member.
  mutating func skipRest(of first: Int) {
    let (index, end) = (nodes.count, lexer.tokenEnd)
    let isOfProperty = first < nodes.count && nodes[first].kind == .property
    let isLittle = isOfProperty && (isStraySign || kind == .identifier && !isKeyword)
    skipLine()
    if isLittle, lexer.previousEnd == end { flag(index, .isStray) }
  }

  private var isKeyword: Bool {
    Keyword.spelled(lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start) != nil
  }

  /// Takes what stands between a text that was closed too early, or twice, and the quote that was meant to close it, with an
  /// error: `""text"`, `"text""`. False where none stands here: where the quotes on the rest of the line are two and two,
  /// or members may stand in what is taken.
  ///
  /// - Parameters:
  ///   - first: the first node of the property whose value the text is.
  ///   - isTold: whether the property has an error already.
  mutating func takeRestOfText(of first: Int, isTold: Bool) -> Bool {
    guard first + 1 < nodes.count, nodes[first].kind == .property, nodes[first + 1].kind == .string,
      nodes[first + 1].detail == 0, kind != .string || !lexer.flags.contains(.isMultiline),
      nodes[first + 1].flags.isDisjoint(with: [.isMultiline, .unterminated]),
      Int(nodes[first + 1].end) + chunkStart == lexer.start, let end = restOfTextEnd(from: first + 1)
    else { return false }
    if !isTold {
      report(.expectedSeparator, lexer.start..<(kind == .string ? lexer.start + 1 : min(lexer.tokenEnd, end)))
    }
    flag(first + 1, .broken)
    let index = begin(.unexpected, at: lexer.start)
    flag(index, .isStray)
    goOn(behind: lexer.start..<end)
    finish(index)
    return true
  }

  /// Where the first quote on the rest of the line ends, if one of them has no other and nothing up to it parts members.
  private mutating func restOfTextEnd(from text: Int) -> Int? {
    var (place, first, count) = (lexer.start, 0, 0)
    defer { lexer.farthest = max(lexer.farthest, place + 1) }
    while place < lexer.end, ByteClass.of(lexer.bytes[place]) != ByteClass.newline {
      if place - lexer.start > Parser.longestRest { return nil }
      if lexer.bytes[place] == UInt8(ascii: "\""), lexer.bytes[place - 1] != UInt8(ascii: "\\") {
        if count == 0 { first = place }
        count += 1
      }
      place += 1
    }
    guard count % 2 == 1 else { return nil }
    let taken = Int(nodes[text].start) + chunkStart..<first
    return taken.contains { ";:{}".utf8.contains(lexer.bytes[$0]) } ? nil : first + 1
  }

  private static let longestRest = 4_096
}

extension Member {
  /// Whether it is a keyword with what follows that keyword.
  fileprivate var isShaped: Bool {
    if case .keyword(_, hasShape: true) = self { true } else { false }
  }
}
