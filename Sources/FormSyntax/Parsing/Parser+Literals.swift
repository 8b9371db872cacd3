/// Strings with their escapes and interpolations.
extension Parser {
  /// A string literal, in any number of `#`, on one line or between `"""`.
  mutating func parseString() {
    endOpenText()
    endOpenBlockText()
    let token = lexer
    let index = begin(.string, at: token.start, detail: token.marks)
    flag(index, token.flags)
    let content = stringContent(token)
    if token.flags.contains(.unterminated) {
      report(
        token.flags.contains(.isMultiline) ? .unterminatedBlockString : .unterminatedString,
        token.start..<lineStop(token.start, upTo: token.tokenEnd), insertAt: token.tokenEnd)
    }
    if token.flags.contains(.isMultiline) { checkBlockString(token, content) }
    checkUTF8(content)
    if token.flags.contains(.hasEscapes) {
      parseEscapes(token, content)
      lexer = token.keeping(farthest: lexer.farthest)
    }
    advance()
    finish(index)
  }

  /// A text in quotes that the language has not: `'x'`, `“x”`. Its node is a broken string.
  mutating func parseForeignString() {
    guard let end = lexer.foreignStringEnd() else { return expected(.expectedValue) }
    let index = begin(.string, at: lexer.start)
    flag(index, .broken)
    report(.foreignQuotes, lexer.start..<end)
    lexer.tokenEnd = end
    advance()
    finish(index)
  }

  private func stringContent(_ token: Lexer) -> Range<Int> {
    let quotes = token.flags.contains(.isMultiline) ? 3 : 1
    let start = token.start + Int(token.marks) + quotes
    let end = token.flags.contains(.unterminated) ? token.tokenEnd : token.tokenEnd - Int(token.marks) - quotes
    return start..<max(start, end)
  }

  private func lineStop(_ position: Int, upTo end: Int) -> Int {
    var position = position
    while position < end, ByteClass.of(lexer.bytes[position]) != ByteClass.newline { position += 1 }
    return position
  }

  /// The text of a block begins on the next line, and no line is indented less than the closing quotes, nor these less than
  /// the line that it begins on.
  private mutating func checkBlockString(_ token: Lexer, _ content: Range<Int>) {
    guard !token.flags.contains(.unterminated) else { return }
    let firstLine = content.lowerBound..<lineStop(content.lowerBound, upTo: content.upperBound)
    if token.flags.contains(.broken) {
      let indentation = lexer.indentation(of: token.start, &notes)
      return checkIndentation(firstLine.upperBound, token.tokenEnd, indentation, .outdentedBlockString)
    }
    if let stray = firstLine.first(where: { ByteClass.of(lexer.bytes[$0]) != ByteClass.blank }) {
      report(.blockStringFirstLine, stray..<firstLine.upperBound)
    }
    var closing = content.upperBound
    while closing > content.lowerBound, ByteClass.of(lexer.bytes[closing - 1]) == ByteClass.blank { closing -= 1 }
    guard closing > content.lowerBound, ByteClass.of(lexer.bytes[closing - 1]) == ByteClass.newline else {
      if firstLine.upperBound < content.upperBound {
        report(.blockStringIndentation, content.upperBound..<min(token.tokenEnd, content.upperBound + 3))
      }
      return
    }
    checkIndentation(firstLine.upperBound, closing, content.upperBound - closing, .blockStringIndentation)
  }

  /// Tells of the first line that is indented less.
  private mutating func checkIndentation(_ from: Int, _ to: Int, _ indentation: Int, _ problem: SyntaxProblem) {
    var position = from
    while position < to {
      if ByteClass.of(lexer.bytes[position]) == ByteClass.newline { position += 1 }
      let lineStart = position
      while position < to, ByteClass.of(lexer.bytes[position]) == ByteClass.blank { position += 1 }
      let isBlank = position >= to || ByteClass.of(lexer.bytes[position]) == ByteClass.newline
      if !isBlank, position - lineStart < indentation {
        return report(problem, position..<lineStop(position, upTo: to))
      }
      position = lineStop(position, upTo: to)
    }
  }

  mutating func checkUTF8(_ content: Range<Int>) {
    var position = content.lowerBound
    while true {
      position = lexer.firstHighByte(position, content.upperBound)
      if position >= content.upperBound { return }
      let (scalar, length) = decodeScalar(lexer.bytes, position, content.upperBound)
      if scalar == nil { return report(.invalidUTF8, position..<position + length) }
      position += length
    }
  }

  private mutating func parseEscapes(_ token: Lexer, _ content: Range<Int>) {
    let marks = Int(token.marks)
    var position = content.lowerBound
    var interpolations = InterpolationScan()
    while position < content.upperBound {
      guard lexer.bytes[position] == UInt8(ascii: "\\"),
        (0..<marks).allSatisfy({ lexer.bytes[position + 1 + $0] == UInt8(ascii: "#") })
      else {
        position += 1
        continue
      }
      let escaped = position + 1 + marks
      let length = escapeLength(escaped, content.upperBound, isBlock: token.flags.contains(.isMultiline))
      if escaped < content.upperBound, lexer.bytes[escaped] == UInt8(ascii: "(") {
        position = parseInterpolation(token, at: position, open: escaped, content.upperBound, &interpolations)
      } else if let length {
        position = escaped + length
      } else {
        let stop = min(escaped + scalarLength(escaped, content.upperBound), content.upperBound)
        // At the end of a literal that is not finished, neither is it.
        let isUnfinished =
          token.flags.contains(.unterminated) && escapeStop(escaped, stop, content.upperBound) == content.upperBound
        if !isUnfinished { report(.invalidEscape, position..<max(stop, position + 1)) }
        position = max(stop, position + 1)
      }
    }
  }

  private func scalarLength(_ position: Int, _ limit: Int) -> Int {
    position < limit ? decodeScalar(lexer.bytes, position, limit).length : 0
  }

  /// How many bytes a well-formed escape has after its backslash and marks; nil where it is none.
  private func escapeLength(_ position: Int, _ limit: Int, isBlock: Bool) -> Int? {
    guard position < limit else { return nil }
    switch lexer.bytes[position] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      return 1
    case UInt8(ascii: "u"): return unicodeEscapeLength(position, limit)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return isBlock ? 1 : nil
    default: return nil
    }
  }

  /// The place after what may become an escape: of `\u{`, its digits too.
  private func escapeStop(_ escaped: Int, _ stop: Int, _ limit: Int) -> Int {
    guard stop < limit, lexer.bytes[escaped] == UInt8(ascii: "u"), lexer.bytes[stop] == UInt8(ascii: "{") else {
      return stop
    }
    var at = stop + 1
    while at < limit, hexValue(lexer.bytes[at]) != nil { at += 1 }
    return at
  }

  private func unicodeEscapeLength(_ position: Int, _ limit: Int) -> Int? {
    guard position + 1 < limit, lexer.bytes[position + 1] == UInt8(ascii: "{") else { return nil }
    var at = position + 2
    var value: UInt32 = 0
    while at < limit, at < position + 10, let digit = hexValue(lexer.bytes[at]) {
      value = value << 4 | UInt32(digit)
      at += 1
    }
    guard at > position + 2, at < limit, lexer.bytes[at] == UInt8(ascii: "}"), Unicode.Scalar(value) != nil else {
      return nil
    }
    return at + 1 - position
  }

  /// Reads `\(value)`; gives the place after it.
  private mutating func parseInterpolation(
    _ token: Lexer, at start: Int, open parenthesis: Int, _ limit: Int, _ interpolations: inout InterpolationScan
  ) -> Int {
    var scan = lexer
    guard let close = interpolations.end(from: parenthesis + 1, &scan), close <= limit else {
      // A literal without its end has been told.
      if !token.flags.contains(.unterminated) { report(.interpolationValue, start..<parenthesis + 1) }
      return parenthesis + 1
    }
    lexer.farthest = max(lexer.farthest, scan.farthest)
    hasInterpolations = true
    let index = begin(.interpolation, at: start)
    let errorCount = errors.count
    lexer = Lexer(bytes: token.bytes, end: token.end, at: parenthesis + 1).keeping(farthest: lexer.farthest)
    lexer.advance(&notes)
    let isPlain = parseInterpolated(close)
    if !isPlain {
      takeBack(nodes: index + 1, errors: errorCount)
      flag(index, .broken)
      report(.interpolationValue, start..<close)
    }
    lexer.previousEnd = close
    finish(index)
    return close
  }

  /// One number, or one reference with arguments, that ends at the `)` before `close`.
  private mutating func parseInterpolated(_ close: Int) -> Bool {
    guard !atNewline else { return false }
    let errorCount = errors.count
    switch kind {
    case .integer, .decimal: parseNumber()
    case .identifier: parseReference(depth: 0)
    default: return false
    }
    return errors.count == errorCount && kind == .rightParen && lexer.tokenEnd == close && !atNewline
  }
}
