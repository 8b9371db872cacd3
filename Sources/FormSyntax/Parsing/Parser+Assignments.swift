/// What people write between the name of a property and its value in other languages.
extension Parser {
  /// Passes over the colon that `classify` has seen, and over what makes another sign of it: `:=`, `: =`, `::`;
  /// gives whether that stands there.
  mutating func passColon() -> Bool {
    let (start, nameEnd) = (lexer.start, lexer.previousEnd)
    advance()
    guard !atNewline, kind == .equal || kind == .colon || kind == .unknown, let end = assignmentEnd(at: lexer.start)
    else { return false }
    passTo(end)
    report(.assignment, start..<lexer.previousEnd, insertAt: nameEnd)
    return true
  }

  /// Passes over `=`, `==`, `->`, `?:` and the like where `:` was meant, behind `name`, `self.name` or `field.name`; false
  /// where none of these stands here. `index` is the property's node.
  mutating func takeAssignment(_ index: Int) -> Bool {
    guard !atNewline else { return false }
    let (start, nameEnd) = (Int(nodes[index].start) + chunkStart, lexer.previousEnd)
    if kind == .equal || kind == .unknown, let end = assignmentEnd(at: lexer.start) {
      let sign = lexer.start
      passTo(end)
      report(.assignment, sign..<(bracedValueEnd() ?? lexer.previousEnd), insertAt: nameEnd)
      return true
    }
    guard kind == .period, lexer.start == lexer.previousEnd, let end = pathAssignmentEnd() else { return false }
    while kind == .period {
      advance()
      takeName(index)
    }
    passTo(end)
    report(.receiver, start..<lexer.previousEnd)
    return true
  }

  /// `name(value)`, as methods are called, where `name: value` was meant; passed over to the end of the line, with what it
  /// chains. False where no brackets stand here that are closed on the line.
  mutating func takeCall() -> Bool {
    guard kind == .leftParen, !atNewline, let end = closedCallEnd() else { return false }
    let (start, nameEnd) = (lexer.start, lexer.previousEnd)
    let index = begin(.unexpected, at: start)
    passTo(end)
    finish(index)
    report(.callOfProperty, start..<lexer.previousEnd, insertAt: nameEnd)
    if !atNewline, kind == .leftBrace || kind == .period { skipLine() }
    return true
  }

  /// `{value}`, as JSX has it, behind the sign of an assignment; false where none stands here.
  mutating func takeBracedValue() -> Bool {
    guard let end = bracedValueEnd() else { return false }
    advance()
    if startsValue { parseValue() }
    passTo(end)
    return true
  }

  /// Goes on to the first token that begins at a place or behind it.
  private mutating func passTo(_ end: Int) {
    while kind != .endOfFile, lexer.start < end { advance() }
  }

  /// The end of the `)` of the present `(`, where that is on the line.
  private mutating func closedCallEnd() -> Int? {
    peek { ahead, notes in
      var depth = 0
      repeat {
        if ahead.kind == .leftParen { depth += 1 }
        if ahead.kind == .rightParen { depth -= 1 }
        if depth == 0 { return ahead.tokenEnd }
        if ahead.kind == .leftBrace || ahead.kind == .rightBrace || ahead.kind == .endOfFile { return nil }
        ahead.advance(&notes)
      } while !ahead.newlineBefore
      return nil
    }
  }

  /// The end of the sign that follows `.name`, any number of times, on this line; nil where none does.
  private mutating func pathAssignmentEnd() -> Int? {
    let start: Int? = peek { ahead, notes in
      while ahead.kind == .period {
        ahead.advance(&notes)
        guard ahead.kind == .identifier, !ahead.newlineBefore else { return nil }
        ahead.advance(&notes)
        if ahead.newlineBefore { return nil }
      }
      return ahead.start
    }
    return start.flatMap { assignmentEnd(at: $0) }
  }

  /// The end of a sign at a place that stands for `:` in other languages; nil where there is none. What is looked at is
  /// remembered.
  private mutating func assignmentEnd(at start: Int) -> Int? {
    var end = start
    if lexer.bytes[end] == UInt8(ascii: "?") || lexer.bytes[end] == UInt8(ascii: "!") {
      end += 1
      while lexer.bytes[end].isBlank { end += 1 }
    }
    let sign = end
    while end < lexer.end, end - sign < Parser.longestSign, isOfSign(end) { end += 1 }
    lexer.farthest = max(lexer.farthest, min(end + 2, lexer.end + 1))
    let text = UnsafeBufferPointer(start: lexer.bytes + sign, count: end - sign)
    return Parser.signs.contains { $0.utf8.elementsEqual(text) } ? end : nil
  }

  /// How other languages give values to names.
  private static let signs = [
    ":", "=", "==", "===", ":=", "=:", "::", ":==", "=>", ":>", "->", ":->", "<-", "+=", "-=", "|=", "~=", "~>", "?=",
    "~",
  ]
  private static let longestSign = 4

  /// Whether a byte is a part of such a sign; the minus of a number is none.
  private func isOfSign(_ place: Int) -> Bool {
    let byte = lexer.bytes[place]
    if byte == UInt8(ascii: "-") { return !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= lexer.bytes[place + 1]) }
    return "=:<>+~|?".utf8.contains(byte)
  }
}
