extension ShapeScan {
  /// A text with zeros behind it.
  struct Text {
    let bytes: UnsafePointer<UInt8>
    let end: Int

    @inline(__always)
    func word(_ position: Int) -> UInt64 { FormSyntax.word(bytes + position) }

    /// The bits of the first so many of eight bytes.
    @inline(__always)
    static func mask(_ count: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1 }

    /// The top bit of each of eight bytes that is a `"`, a line break or another control character; bits above the first one
    /// may be wrong.
    @inline(__always)
    static func stops(in word: UInt64) -> UInt64 { controls(in: word) | zeros(in: word ^ 0x2222_2222_2222_2222) }

    /// The `"` that ends a string without escapes, in well-formed UTF-8.
    @inline(__always)
    func close(ofStringAt quote: Int) -> Int? {
      var position = quote + 1
      var high: UInt64 = 0
      while position < end {
        let word = word(position)
        let stops = Text.stops(in: word) | Text.zeros(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
        if stops != 0 {
          let before = stops.trailingZeroBitCount &>> 3
          high |= word & Text.mask(before)
          position &+= before
          break
        }
        high |= word
        position &+= 8
      }
      guard position < end, bytes[position] == UInt8(ascii: "\"") else { return nil }
      // Two quotes may begin a string of several lines.
      if position == quote + 1, bytes[position + 1] == UInt8(ascii: "\"") { return nil }
      return high & 0x8080_8080_8080_8080 == 0 || isWellFormed(quote + 1..<position) ? position : nil
    }

    /// The `"` that ends a string with escapes or `\(…)` in it; nil where it is not on the same line, or a string stands in
    /// a string.
    @inline(never)
    func close(ofStringWithEscapesAt quote: Int) -> Int? {
      var position = quote &+ 1
      var depth = 0
      while position < end, !isLineBreak(position) {
        switch bytes[position] {
        case UInt8(ascii: "\""): return depth == 0 && position > quote &+ 1 ? position : nil
        case UInt8(ascii: "\\") where depth == 0:
          if bytes[position &+ 1] == UInt8(ascii: "(") { depth = 1 }
          position &+= 1
        case UInt8(ascii: "(") where depth > 0: depth &+= 1
        case UInt8(ascii: ")") where depth > 0: depth &-= 1
        default: break
        }
        position &+= 1
      }
      return nil
    }

    @inline(never)
    private func isWellFormed(_ range: Range<Int>) -> Bool {
      var position = range.lowerBound
      while position < range.upperBound {
        let (scalar, length) = decodeScalar(bytes, position, range.upperBound)
        if scalar == nil { return false }
        position += length
      }
      return true
    }

    /// The top bit of each of eight bytes below 0x20; bits above the first one may be wrong.
    private static func controls(in word: UInt64) -> UInt64 {
      (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    }

    /// The top bit of each of eight bytes that is 0; bits above the first one may be wrong.
    private static func zeros(in word: UInt64) -> UInt64 {
      (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    func isLineBreak(_ position: Int) -> Bool { ByteClass.of(bytes[position]) == ByteClass.newline }

    /// Whether the line, or the text, ends at a place.
    func isLineEnd(_ position: Int) -> Bool { isLineBreak(position) || position >= end }

    /// Whether a value ends at a place: there ends the line, or a `;` or a blank and a `}` follow.
    func isValueEnd(_ position: Int) -> Bool {
      isLineEnd(position) || bytes[position] == UInt8(ascii: ";")
        || bytes[position] == UInt8(ascii: " ") && bytes[position &+ 1] == UInt8(ascii: "}")
    }

    @inline(__always)
    func blanksEnd(_ position: Int) -> Int {
      var position = position
      while true {
        let others = word(position) ^ 0x2020_2020_2020_2020
        position &+= others == 0 ? 8 : others.trailingZeroBitCount &>> 3
        if others == 0 { continue }
        if ByteClass.of(bytes[position]) != ByteClass.blank { return position }
        position &+= 1
      }
    }

    /// How many blanks stand before a place on its line, if nothing else does and the line begins behind `start`.
    func indentation(of position: Int, after start: Int) -> Int? {
      var first = position
      while first > start, ByteClass.of(bytes[first - 1]) == ByteClass.blank { first -= 1 }
      return first > start && bytes[first - 1] == UInt8(ascii: "\n") && isLineBreak(start) ? position - first : nil
    }

    /// The name behind a keyword, where ` {` follows.
    func name(behind keyword: Int) -> Range<Int>? {
      guard bytes[keyword] == UInt8(ascii: " "), let end = wordEnd(keyword + 1), bytes[end] == UInt8(ascii: " "),
        bytes[end + 1] == UInt8(ascii: "{")
      else { return nil }
      return keyword + 1..<end
    }

    /// The end of a name in ASCII that is neither a keyword nor a literal; nil where none begins.
    func wordEnd(_ start: Int) -> Int? {
      guard ByteClass.of(bytes[start]) == ByteClass.letter else { return nil }
      var position = start &+ 1
      while ByteClass.continuesIdentifier(bytes[position]) { position &+= 1 }
      let count = position &- start
      guard bytes[position] < 0x80, Keyword.spelled(bytes + start, count: count) == nil else { return nil }
      switch count {
      case 1 where bytes[start] == UInt8(ascii: "_"), 3 where spells(bytes + start, "nil"),
        4 where spells(bytes + start, "true"), 5 where spells(bytes + start, "false"):
        return nil
      default: return position
      }
    }

    /// The end of one of the cases of `UITextField.ViewMode`.
    func viewModeEnd(_ start: Int) -> Int? {
      let mode: StaticString
      switch bytes[start] {
      case UInt8(ascii: "n"): mode = "never"
      case UInt8(ascii: "a"): mode = "always"
      case UInt8(ascii: "w"): mode = "whileEditing"
      default: mode = "unlessEditing"
      }
      return spells(bytes + start, mode) ? start &+ mode.utf8CodeUnitCount : nil
    }

    /// The end of a number of at most nine digits that does not begin with 0.
    @inline(__always)
    func numberEnd(_ start: Int) -> Int? {
      guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[start]) else { return nil }
      var position = start &+ 1
      while ByteClass.of(bytes[position]) == ByteClass.digit { position &+= 1 }
      return position &- start <= 9 && !ByteClass.continuesIdentifier(bytes[position]) && bytes[position] < 0x80
        ? position : nil
    }
  }
}
