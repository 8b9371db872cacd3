/// Regular expressions, and what was meant as one.
extension Parser {
  /// A regular expression between slashes, in any number of `#`.
  mutating func parseRegex() {
    let index = begin(.regex, at: lexer.start)
    guard lexer.scanRegex() else {
      // `startsValue` lets `/` and `#/` through only, so this is unreachable; it reads as a value that is missing.
      nodes.removeLast()
      expected(.expectedValue)
      return advance()
    }
    endOpenText()
    let slash = takeSlashes(index)
    let token = lexer
    nodes[index].detail = token.marks
    flag(index, token.flags)
    let isOpen = token.flags.contains(.unterminated)
    let content =
      token.start + Int(token.marks)
      + 1..<max(
        token.start + Int(token.marks) + 1, isOpen ? token.tokenEnd : token.tokenEnd - Int(token.marks) - 1)
    if isOpen {
      report(.unterminatedRegex, token.start..<token.tokenEnd, insertAt: token.tokenEnd)
    } else if let slash {
      flag(index, .broken)
      report(.regexSlash, slash..<slash + 1, found: token.start..<token.tokenEnd, insertAt: token.start)
    } else if token.marks == 0, hasEdgeBlank(content) {
      flag(index, .broken)
      report(.regexEdgeBlank, token.start..<token.tokenEnd)
    }
    checkUTF8(content)
    advance()
    finish(index)
    if !isOpen, slash == nil, kind == .identifier, lexer.start == token.tokenEnd {
      // What the pattern means is not what it says without them.
      flag(index, .broken)
      report(.regexFlags, lexer.start..<lexer.tokenEnd, insertAt: content.lowerBound)
      advance()
    }
  }

  /// Makes the present regular expression as long as it was meant to be where slashes stand in it that end it too early;
  /// gives the first of them, and nil where there is none. Its node is at `index`.
  private mutating func takeSlashes(_ index: Int) -> Int? {
    guard lexer.marks == 0, !lexer.flags.contains(.unterminated), lexer.start >= noSlashedRegexBefore else {
      return nil
    }
    let isInList = bracketDepth > 0
    let isContinued = lexer.isRegexContinued(isInList: isInList) {
      nodes[nodeBase..<index].last { $0.next == 0 }?.kind == .array
    }
    guard isContinued else { return nil }
    guard let meant = lexer.slashedRegexEnd(isInList: isInList) else {
      // Those that follow on the line find no other end.
      noSlashedRegexBefore = lexer.countedLineEnd(lexer.tokenEnd)
      return nil
    }
    let slash = lexer.tokenEnd - 1
    lexer.tokenEnd = meant.end
    return slash
  }

  /// `//` or `/*…/` as the first argument of a rule, which begin comments, with an error: false where nothing shows that a
  /// pattern was meant. The list was read up to its end, or to a later line.
  ///
  /// - Parameter opener: where the `(` is, behind which nothing has been read.
  mutating func takeCommentedRegex(behind opener: Int) -> Bool {
    let start = opener + 1
    guard lexer.previousEnd == start, lexer.start > start, lexer.bytes[start] == UInt8(ascii: "/") else { return false }
    var end = start + 2
    if lexer.bytes[start + 1] == UInt8(ascii: "*") {
      guard notes.isUnclosed(start) else { return false }
      while end < lexer.end, ByteClass.of(lexer.bytes[end]) != ByteClass.newline, lexer.bytes[end] != UInt8(ascii: "/")
      {
        end += lexer.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < lexer.end, lexer.bytes[end] == UInt8(ascii: "/") else { return false }
      end += 1
    }
    var next = end
    while lexer.bytes[next].isBlank { next += 1 }
    guard lexer.bytes[next] == UInt8(ascii: ")") || lexer.bytes[next] == UInt8(ascii: ",") else { return false }
    notes.forgetUnclosed(start)
    closedLists = ClosedLists()
    lexer.farthest = max(lexer.farthest, lexer.tokenFarthest)
    (lexer.kind, lexer.start, lexer.tokenEnd) = (.slash, start, end)
    (lexer.flags, lexer.newlineBefore, lexer.lineBreaks) = ([], false, lexer.previousLineBreaks)
    let argument = begin(.argument, at: start)
    let index = begin(.regex, at: start)
    flag(index, .broken)
    report(.regexBeginsComment, start..<end, insertAt: start)
    advance()
    finish(index)
    finish(argument)
    return true
  }

  /// An argument that is a regular expression without its first slash, with an error; false where something else stands
  /// here.
  ///
  /// - Parameter lookedAt: as far as it is known that none ends.
  mutating func takeUnopenedRegex(_ lookedAt: inout Int) -> Bool {
    guard kind != .slash, kind != .hash, kind != .string, kind != .identifier || !nextColon(),
      let end = lexer.unopenedRegexEnd(&lookedAt)
    else { return false }
    let argument = begin(.argument, at: lexer.start)
    let index = begin(.regex, at: lexer.start)
    flag(index, .broken)
    report(.unopenedRegex, lexer.start..<end, insertAt: lexer.start)
    lexer.tokenEnd = end
    advance()
    finish(index)
    finish(argument)
    return true
  }

  private func hasEdgeBlank(_ content: Range<Int>) -> Bool {
    guard let last = content.last else { return false }
    return ByteClass.of(lexer.bytes[content.lowerBound]) == ByteClass.blank
      || ByteClass.of(lexer.bytes[last]) == ByteClass.blank
  }

  /// Says of a text as the first argument of a rule `pattern` that it is no pattern, instead of what is wrong with its
  /// escapes: those of patterns are others.
  ///
  /// - Parameters:
  ///   - rule, argument: the nodes of both.
  ///   - told: how many errors there were before the argument.
  mutating func tellOfTextForPattern(_ rule: Int, _ argument: Int, told: Int) {
    let text = argument + 1
    guard text < nodes.count, nodes[text].kind == .string, isNamedPattern(rule),
      errors[told...].allSatisfy({ $0.problem == .invalidEscape || $0.problem == .interpolationValue })
    else { return }
    takeBack(nodes: text + 1, errors: told)
    flag(text, .broken)
    nodes[text].flags.remove(.hasInterpolations)
    nodes[text].next = UInt32(truncatingIfNeeded: nodes.count - nodeBase)
    let range = nodes[text].range
    report(.textForRegex, chunkStart + range.lowerBound..<chunkStart + range.upperBound)
  }

  /// Whether a rule is the one that takes a regular expression.
  private func isNamedPattern(_ rule: Int) -> Bool {
    let name = nodes[rule].nameRange
    return name.count == 7 && spells(lexer.bytes + chunkStart + name.lowerBound, "pattern")
  }
}
