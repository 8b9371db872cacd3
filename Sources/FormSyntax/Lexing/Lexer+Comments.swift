/// Comments: `//` to the line's end, `/* */` nested.
extension Lexer {
  /// The place after the comment that begins here, or nil where none does.
  @inline(never)
  mutating func skipComment(_ position: Int, _ notes: inout TriviaNotes) -> Int? {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      let stop = lineEnd(from: position + 2)
      var start = position + 2
      while start < stop, bytes[start] == UInt8(ascii: "/") { start += 1 }
      if holdsDirective(start, stop) { notes.addDirective(position) }
      return stop
    case UInt8(ascii: "*"):
      let stop = blockCommentEnd(position, &notes)
      if stop == nil { notes.addUnclosed(position) }
      let end = stop ?? lineEnd(from: position)
      let breaks = countLineBreaks(position, end)
      if breaks > 0 {
        lineBreaks += breaks
        newlineBefore = true
      }
      if holdsDirective(inLines: position + 2, end) { notes.addDirective(position) }
      return end
    default:
      farthest = max(farthest, min(position + 2, end + 1))
      return nil
    }
  }

  /// The offset of the line break, or of the end, from `position` on.
  mutating func lineEnd(from position: Int) -> Int {
    var position = position
    while position < end, ByteClass.of(bytes[position]) != ByteClass.newline {
      position += 1
      while position + 8 <= end, Lexer.lineBreaks(in: word(position)) == 0 { position += 8 }
    }
    farthest = max(farthest, position + 1)
    return position
  }

  /// The top bit of each of eight bytes that is CR or LF or another below 14; bits above the first one may be wrong.
  @inline(__always)
  static func lineBreaks(in word: UInt64) -> UInt64 {
    (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }

  /// Whether a line of a block comment is `formdef:…`, but for blanks and asterisks before that.
  private func holdsDirective(inLines from: Int, _ to: Int) -> Bool {
    var position = from
    while position < to {
      while position < to, isBeforeText(bytes[position]) { position += 1 }
      if holdsDirective(position, to) { return true }
      while position < to, ByteClass.of(bytes[position]) != ByteClass.newline { position += 1 }
    }
    return false
  }

  private func isBeforeText(_ byte: UInt8) -> Bool {
    let kind = ByteClass.of(byte)
    return kind == ByteClass.blank || kind == ByteClass.newline || byte == UInt8(ascii: "*")
  }

  /// Whether a comment's text is `formdef:…`.
  private func holdsDirective(_ from: Int, _ to: Int) -> Bool {
    var position = from
    while position < to, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") { position += 1 }
    let word: StaticString = "formdef:"
    guard position + word.utf8CodeUnitCount <= to else { return false }
    for index in 0..<word.utf8CodeUnitCount where word.utf8Start[index] != bytes[position + index] { return false }
    return true
  }

  /// The place after the `*/` that closes the comment at `position`; nil where there is none.
  ///
  /// Where one has no end, the ends of all that it would have held are noted in the same pass: so a text full of `/*`
  /// is still read in linear time.
  private mutating func blockCommentEnd(_ position: Int, _ notes: inout TriviaNotes) -> Int? {
    if let known = notes.knownComments[position] {
      farthest = end + 1
      return known
    }
    var open = 1
    var at = position + 2
    while at < end {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        open -= 1
        if open == 0 {
          farthest = max(farthest, at)
          return at
        }
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        open += 1
      } else {
        at += 1
      }
    }
    farthest = end + 1
    noteComments(from: position, &notes)
    return nil
  }

  private func noteComments(from position: Int, _ notes: inout TriviaNotes) {
    var openers: [Int] = []
    var at = position
    while at < end {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/"), let opener = openers.popLast() {
        at += 2
        notes.knownComments[opener] = .some(at)
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        openers.append(at)
        at += 2
      } else {
        at += 1
      }
    }
    for opener in openers { notes.knownComments[opener] = .some(nil) }
  }

  /// How many line breaks the bytes of a range have: LF, CR, or both together.
  func countLineBreaks(_ from: Int, _ to: Int) -> Int {
    var count = 0
    var position = from
    while position < to {
      if bytes[position] == UInt8(ascii: "\n") {
        count += 1
      } else if bytes[position] == UInt8(ascii: "\r"), position + 1 >= to || bytes[position + 1] != UInt8(ascii: "\n") {
        count += 1
      }
      position += 1
    }
    return count
  }

  /// The end of the line that `position` is on.
  func countedLineEnd(_ position: Int) -> Int {
    var position = position
    while position < end, ByteClass.of(bytes[position]) != ByteClass.newline { position += 1 }
    return position
  }
}
