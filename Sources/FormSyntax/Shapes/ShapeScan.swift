/// A quick look at the text of a control, before it is read: where its gaps may be, where it ends, and a hash of the rest.
///
/// What it takes for gaps is held against the tree when a control is read, so that it need not be right; see `ControlShape`.
struct ShapeScan {
  /// What may be a gap; offsets count from the start of the chunk.
  struct Gap {
    var kind: ShapeGap.Kind
    var start: Int
    var end: Int
  }

  /// In the order of the text.
  private(set) var gaps: [Gap] = []
  /// The place behind the control's `}`, counted from the start of the chunk.
  private(set) var end = 0
  /// A hash of what stands between the gaps.
  private(set) var hash: UInt64 = 0

  /// A control of more bytes is not looked at, nor one with more gaps.
  private static let longest = 2_048
  private static let mostGaps = 100

  /// Nothing has been looked at.
  init() {}

  /// Looks at the text of a control that stands by itself on its lines, its `}` below its keyword and all its members further
  /// in, or at the end of its only line; false where it does not.
  ///
  /// - Parameters:
  ///   - keyword: where the keyword stands.
  ///   - end: how many bytes the text has; `Lexer.padding` zeros follow.
  mutating func look(
    at bytes: UnsafePointer<UInt8>, from start: Int, keyword: Range<Int>, _ context: ChunkContext, end: Int
  ) -> Bool {
    gaps.removeAll(keepingCapacity: true)
    let text = Text(bytes: bytes, end: end)
    guard let indentation = text.indentation(of: keyword.lowerBound, after: start),
      let name = text.name(behind: keyword.upperBound)
    else { return false }
    var reader = Reader(text: text, start: start, from: start, hash: context.number)
    reader.add(.name, name, to: &gaps)
    let limit = min(end, start + ShapeScan.longest)
    var at = name.upperBound
    var isFirstLine = true
    while true {
      at = text.stop(at)
      guard at < limit, gaps.count < ShapeScan.mostGaps else { return false }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        guard let close = text.close(ofStringAt: at) else { return false }
        if close > at + 1 { reader.add(.text, at + 1..<close, to: &gaps) }
        at = close + 1
      case UInt8(ascii: "\n"):
        if isFirstLine, bytes[at - 1] == UInt8(ascii: "}") {
          hash = reader.finish(at)
          self.end = at - start
          return true
        }
        isFirstLine = false
        let member = text.blanksEnd(at + 1)
        if text.isLineBreak(member) {
          at = member
          continue
        }
        if member - at - 1 > indentation {
          at = reader.passFirstWord(member, &gaps)
        } else if member - at - 1 == indentation, bytes[member] == UInt8(ascii: "}"), text.isLineEnd(member + 1) {
          hash = reader.finish(member + 1)
          self.end = member + 1 - start
          return true
        } else {
          return false
        }
      default: at += 1
      }
    }
  }

  /// Goes through a text from gap to gap.
  private struct Reader {
    let text: Text
    /// Where the chunk begins.
    let start: Int
    /// The place up to which all is in the hash, or in a gap.
    var from: Int
    var hash: UInt64

    mutating func add(_ kind: ShapeGap.Kind, _ range: Range<Int>, to gaps: inout [Gap]) {
      hashText(upTo: range.lowerBound)
      mix(UInt64(kind.rawValue))
      gaps.append(Gap(kind: kind, start: range.lowerBound - start, end: range.upperBound - start))
      from = range.upperBound
    }

    mutating func finish(_ end: Int) -> UInt64 {
      hashText(upTo: end)
      return hash
    }

    /// Passes what begins a member where gaps other than texts may be: the number of a tag, the name of a key, the bounds of
    /// lengths.
    mutating func passFirstWord(_ member: Int, _ gaps: inout [Gap]) -> Int {
      let first = text.bytes + member
      switch first.pointee {
      case UInt8(ascii: "t") where spells(first, "tag: "):
        guard let number = text.number(at: member + 5), text.isLineEnd(number.upperBound) else { return member }
        add(.number, number, to: &gaps)
        return number.upperBound
      case UInt8(ascii: "k") where spells(first, "key: "):
        guard let word = text.word(at: member + 5), text.isLineEnd(word.upperBound) else { return member }
        add(.word, word, to: &gaps)
        return word.upperBound
      case UInt8(ascii: "r") where spells(first, "rule length("): return passBounds(member + 12, &gaps)
      default: return member
      }
    }

    private mutating func passBounds(_ start: Int, _ gaps: inout [Gap]) -> Int {
      var at = start
      while true {
        switch text.bytes[at] {
        case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: " "): at += 1
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
          guard let number = text.number(at: at) else { return at }
          add(.number, number, to: &gaps)
          at = number.upperBound
        default: return at
        }
      }
    }

    private mutating func hashText(upTo end: Int) {
      var at = from
      while at + 8 <= end {
        mix(text.word(at))
        at += 8
      }
      // What lies behind the end is not of the text.
      let rest = end - at
      if rest > 0 { mix(text.word(at) & (1 << UInt64(8 * rest) - 1)) }
      mix(UInt64(truncatingIfNeeded: end - from))
    }

    private mutating func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      hash = product.high ^ product.low ^ 0x8EBC_6AF0_9C88_C6E3
    }
  }

  /// A text with zeros behind it.
  private struct Text {
    let bytes: UnsafePointer<UInt8>
    let end: Int

    func word(_ position: Int) -> UInt64 { FormSyntax.word(bytes + position) }

    /// The first `"`, line break or other control character from a place on.
    func stop(_ position: Int) -> Int {
      var position = position
      while position < end {
        let stops = Text.controls(in: word(position)) | Text.zeros(in: word(position) ^ 0x2222_2222_2222_2222)
        if stops != 0 { return position + stops.trailingZeroBitCount / 8 }
        position += 8
      }
      return position
    }

    /// The `"` that ends a string without escapes, in well-formed UTF-8.
    func close(ofStringAt quote: Int) -> Int? {
      var position = quote + 1
      var high: UInt64 = 0
      while position < end {
        let word = word(position)
        let stops =
          Text.controls(in: word) | Text.zeros(in: word ^ 0x2222_2222_2222_2222)
          | Text.zeros(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
        if stops != 0 {
          let before = stops.trailingZeroBitCount / 8
          high |= word & (1 << UInt64(8 * before) - 1)
          position += before
          break
        }
        high |= word
        position += 8
      }
      guard position < end, bytes[position] == UInt8(ascii: "\"") else { return nil }
      // Two quotes may begin a string of several lines.
      if position == quote + 1, bytes[position + 1] == UInt8(ascii: "\"") { return nil }
      return high & 0x8080_8080_8080_8080 == 0 || isWellFormed(quote + 1..<position) ? position : nil
    }

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

    func blanksEnd(_ position: Int) -> Int {
      var position = position
      while word(position) == 0x2020_2020_2020_2020 { position += 8 }
      while ByteClass.of(bytes[position]) == ByteClass.blank { position += 1 }
      return position
    }

    /// How many blanks stand before a place on its line, if nothing else does and the line begins behind `start`.
    func indentation(of position: Int, after start: Int) -> Int? {
      var first = position
      while first > start, ByteClass.of(bytes[first - 1]) == ByteClass.blank { first -= 1 }
      return first > start && bytes[first - 1] == UInt8(ascii: "\n") && isLineBreak(start) ? position - first : nil
    }

    /// The name behind a keyword, where ` {` follows.
    func name(behind keyword: Int) -> Range<Int>? {
      guard bytes[keyword] == UInt8(ascii: " "), let name = word(at: keyword + 1),
        bytes[name.upperBound] == UInt8(ascii: " "), bytes[name.upperBound + 1] == UInt8(ascii: "{")
      else { return nil }
      return name
    }

    /// A word in ASCII that is neither a keyword nor a literal.
    func word(at start: Int) -> Range<Int>? {
      guard ByteClass.of(bytes[start]) == ByteClass.letter else { return nil }
      var position = start + 1
      while ByteClass.continuesIdentifier(bytes[position]) { position += 1 }
      let count = position - start
      guard bytes[position] < 0x80, Keyword.spelled(bytes + start, count: count) == nil else { return nil }
      switch count {
      case 3 where spells(bytes + start, "nil"), 4 where spells(bytes + start, "true"),
        5 where spells(bytes + start, "false"):
        return nil
      default: return start..<position
      }
    }

    /// A number of at most nine digits that does not begin with 0.
    func number(at start: Int) -> Range<Int>? {
      guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[start]) else { return nil }
      var position = start + 1
      while ByteClass.of(bytes[position]) == ByteClass.digit { position += 1 }
      return position - start <= 9 && !ByteClass.continuesIdentifier(bytes[position]) && bytes[position] < 0x80
        ? start..<position : nil
    }
  }
}
