/// Strings and regular expressions; both may be left open, and then end where `language` says.
extension Lexer {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// A string whose first quote is at `quoteAt`, after `marks` number signs; `start` is the literal's first byte.
  mutating func scanString(quoteAt: Int, marks count: Int, _ notes: inout TriviaNotes) {
    kind = .string
    marks = UInt16(clamping: count)
    if bytes[quoteAt + 1] == Lexer.quote, bytes[quoteAt + 2] == Lexer.quote {
      scanMultilineString(contentAt: quoteAt + 3, marks: count, &notes)
    } else {
      scanSingleLineString(contentAt: quoteAt + 1, marks: count)
    }
  }

  private mutating func scanSingleLineString(contentAt: Int, marks count: Int) {
    var position = contentAt
    var interpolations = InterpolationScan()
    while position < end {
      let stops = Lexer.stringStops(in: word(position))
      position += stops.trailingZeroBitCount / 8
      if stops == 0 { continue }
      let byte = bytes[position]
      if byte == Lexer.quote {
        if hasMarks(position + 1, count) {
          tokenEnd = position + 1 + count
          return
        }
        position += 1
      } else if byte == Lexer.backslash {
        position = skipEscape(position, marks: count, &interpolations)
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else {
        position += 1
      }
    }
    flags.insert([.unterminated, .broken])
    tokenEnd = min(position, end)
  }

  /// The top bit of each of eight bytes that is `"`, a backslash, or may be a line break; bits above the first one may be
  /// wrong.
  @inline(__always)
  private static func stringStops(in word: UInt64) -> UInt64 {
    func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 }
    return zeros(word ^ 0x2222_2222_2222_2222) | zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C) | lineBreaks(in: word)
  }

  /// Whether so many `#` stand at a place.
  func hasMarks(_ position: Int, _ count: Int) -> Bool {
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// The place after the escape at `position`, an interpolation whole.
  private mutating func skipEscape(_ position: Int, marks count: Int, _ interpolations: inout InterpolationScan)
    -> Int
  {
    guard hasMarks(position + 1, count) else { return position + 1 }
    flags.insert(.hasEscapes)
    let escaped = position + 1 + count
    guard escaped < end else { return escaped }
    if bytes[escaped] == UInt8(ascii: "(") {
      flags.insert(.hasInterpolations)
      return interpolations.end(from: escaped + 1, &self) ?? escaped + 1
    }
    if ByteClass.of(bytes[escaped]) == ByteClass.newline { return escaped }
    return escaped + 1
  }

  /// What stands in `\\(…)` is no longer than so many bytes.
  private static let longestInterpolation = 512

  /// The place after the `)` that closes an interpolation, on its line and not too far away; strings inside are passed over.
  /// Where there is none, the place after the first `)`. Up to `seen` no other can be.
  fileprivate mutating func interpolationEnd(from position: Int) -> (end: Int?, isBalanced: Bool, seen: Int) {
    var depth = 1
    var at = position
    var inString = false
    var firstClose: Int?
    let stop = min(end, position + Lexer.longestInterpolation)
    while at < stop, ByteClass.of(bytes[at]) != ByteClass.newline {
      switch bytes[at] {
      case Lexer.quote: inString.toggle()
      case Lexer.backslash where inString && at + 1 < stop && ByteClass.of(bytes[at + 1]) != ByteClass.newline: at += 1
      case UInt8(ascii: "(") where !inString: depth += 1
      case UInt8(ascii: ")"):
        firstClose = firstClose ?? at + 1
        if !inString { depth -= 1 }
        if depth == 0 {
          farthest = max(farthest, at + 2)
          return (at + 1, true, at)
        }
      default: break
      }
      at += 1
    }
    farthest = max(farthest, at + 1)
    return (firstClose, false, at)
  }

  /// The place after the next `)` on the line, if it is not too far away, and how far was looked.
  fileprivate mutating func nextCloseEnd(from position: Int) -> (end: Int?, seen: Int) {
    var at = position
    let stop = min(end, position + Lexer.longestInterpolation)
    while at < stop, ByteClass.of(bytes[at]) != ByteClass.newline, bytes[at] != UInt8(ascii: ")") { at += 1 }
    farthest = max(farthest, at + 1)
    return (at < stop && bytes[at] == UInt8(ascii: ")") ? at + 1 : nil, at)
  }

  /// The place after the text in `'…'`, `‘…’` or `“…”` that begins at the present token, on its line; nil where none does.
  mutating func foreignStringEnd() -> Int? {
    guard let quote = foreignQuote(start) else { return nil }
    var at = start + quote.length
    defer { farthest = max(farthest, at + 4) }
    while at < end, ByteClass.of(bytes[at]) != ByteClass.newline {
      if let other = foreignQuote(at), other.isDouble == quote.isDouble { return at + other.length }
      if quote.isDouble, bytes[at] == Lexer.quote { return at + 1 }
      at += isEscape(at) ? 2 : 1
    }
    return nil
  }

  /// Whether a back-slash and what it takes as it is stand here, on one line.
  private func isEscape(_ at: Int) -> Bool {
    bytes[at] == Lexer.backslash && at + 1 < end && ByteClass.of(bytes[at + 1]) != ByteClass.newline
  }

  /// A quotation mark that is not the language's: `'`, or one of U+2018 to U+201F.
  private func foreignQuote(_ at: Int) -> (length: Int, isDouble: Bool)? {
    if bytes[at] == UInt8(ascii: "'") { return (1, false) }
    guard at + 2 < end, bytes[at] == 0xE2, bytes[at + 1] == 0x80, bytes[at + 2] >= 0x98, bytes[at + 2] <= 0x9F else {
      return nil
    }
    return (3, bytes[at + 2] >= 0x9C)
  }

  /// Ends at `"""` and its marks, or before the first non-blank line that is indented less than the line it began on.
  private mutating func scanMultilineString(
    contentAt: Int, marks count: Int, _ notes: inout TriviaNotes
  ) {
    flags.insert(.isMultiline)
    let indentation = self.indentation(of: start, &notes)
    var position = contentAt
    var interpolations = InterpolationScan()
    while position < end {
      let byte = bytes[position]
      if byte == Lexer.quote, bytes[position + 1] == Lexer.quote, bytes[position + 2] == Lexer.quote,
        hasMarks(position + 3, count)
      {
        tokenEnd = position + 3 + count
        return
      } else if byte == Lexer.backslash {
        position = skipEscape(position, marks: count, &interpolations)
      } else if ByteClass.of(byte) == ByteClass.newline {
        let lineStart = position + (byte == UInt8(ascii: "\r") && bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 1)
        if endsBlock(lineStart, indentation) { break }
        lineBreaks += 1
        position = lineStart
      } else {
        position += 1
      }
    }
    flags.insert([.unterminated, .broken])
    tokenEnd = min(position, end)
  }

  /// Whether the line that begins here is not blank and indented less than `indentation`.
  private mutating func endsBlock(_ lineStart: Int, _ indentation: Int) -> Bool {
    var position = lineStart
    while ByteClass.of(bytes[position]) == ByteClass.blank { position += 1 }
    farthest = max(farthest, min(position + 1, end + 1))
    return position < end && ByteClass.of(bytes[position]) != ByteClass.newline && position - lineStart < indentation
  }

  /// Reads the present `/` or `#` token again as a regular expression; false where none begins here.
  mutating func scanRegex() -> Bool {
    let count = kind == .hash ? Int(marks) : 0
    let open = start + count
    guard open < end, bytes[open] == UInt8(ascii: "/") else { return false }
    marks = UInt16(clamping: count)
    flags = []
    let isKnownOpen = open < openRegexStop && count >= openRegexMarks && (count == 0) == (openRegexMarks == 0)
    var position = isKnownOpen ? openRegexStop : open + 1
    while position < end, ByteClass.of(bytes[position]) != ByteClass.newline {
      if bytes[position] == UInt8(ascii: "/"), count == 0 || hasMarks(position + 1, count) {
        tokenEnd = position + 1 + count
        farthest = max(farthest, tokenEnd + 1)
        return true
      }
      position += count == 0 && isEscape(position) ? 2 : 1
    }
    farthest = max(farthest, position + 1)
    // Of those that follow on the line none with as many marks has an end: so a line full of them is read once.
    (openRegexStop, openRegexMarks) = (position, count)
    flags = [.unterminated, .broken]
    tokenEnd = openRegexEnd(open + 1, position)
    return true
  }

  /// The place after the `/` that ends an argument which begins at the present token with no `/` of its own; nil where none
  /// does. No value that is well-formed has one there.
  ///
  /// - Parameter lookedAt: as far as it is known from arguments before that there is none: very many may stand in a line.
  mutating func unopenedRegexEnd(_ lookedAt: inout Int) -> Int? {
    guard start >= lookedAt else { return nil }
    var groups = 0
    var sets = 0
    var position = start
    defer {
      farthest = max(farthest, position + 1)
      lookedAt = position
    }
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "/"):
        var next = position + 1
        while ByteClass.of(bytes[next]) == ByteClass.blank { next += 1 }
        let stop = position + 1
        position = next
        return bytes[next] == UInt8(ascii: ")") || bytes[next] == UInt8(ascii: ",") ? stop : nil
      case Lexer.backslash where position + 1 < end && ByteClass.of(bytes[position + 1]) != ByteClass.newline:
        position += 1
      case Lexer.quote: return nil
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]") where sets > 0: sets -= 1
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0 { return nil }
        groups -= 1
      case let byte where ByteClass.of(byte) == ByteClass.newline: return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Where a regular expression without a closer ends: before the first `)` that closes no group and stands outside a set.
  private func openRegexEnd(_ from: Int, _ stop: Int) -> Int {
    var groups = 0
    var sets = 0
    var position = from
    while position < stop {
      switch bytes[position] {
      case Lexer.backslash: position += 1
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]") where sets > 0: sets -= 1
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0 { return position }
        groups -= 1
      default: break
      }
      position += 1
    }
    return min(position, stop)
  }
}

/// Finds the ends of the interpolations of one string, whose places are asked about in rising order.
///
/// Where brackets do not match, looking for the right `)` takes as far as one may be. After a few such, the next `)` is
/// taken.
struct InterpolationScan {
  private var unbalanced = 0
  /// No `)` stands before this place.
  private var noCloseBefore = 0
  private static let unbalancedLimit = 8

  /// The place after the `)` of the interpolation whose text begins at `position`; nil where its line has none.
  mutating func end(from position: Int, _ lexer: inout Lexer) -> Int? {
    guard position > noCloseBefore else { return nil }
    guard unbalanced < InterpolationScan.unbalancedLimit else {
      let (end, seen) = lexer.nextCloseEnd(from: position)
      if end == nil { noCloseBefore = seen }
      return end
    }
    let (end, isBalanced, seen) = lexer.interpolationEnd(from: position)
    if !isBalanced { unbalanced += 1 }
    if end == nil { noCloseBefore = seen }
    return end
  }
}
