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

  /// Room for as many gaps as there may be, so that nobody has to make any for each control.
  private var room: [Gap] = []
  private var gapCount = 0
  /// In the order of the text.
  var gaps: ArraySlice<Gap> { room[..<gapCount] }
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
    let text = Text(bytes: bytes, end: end)
    guard let indentation = text.indentation(of: keyword.lowerBound, after: start),
      let name = text.name(behind: keyword.upperBound)
    else { return false }
    if room.isEmpty {
      room.reserveCapacity(ShapeScan.mostGaps)
      room.append(contentsOf: repeatElement(Gap(kind: .name, start: 0, end: 0), count: ShapeScan.mostGaps))
    }
    let limit = min(end, start + ShapeScan.longest)
    let (found, reader) = room.withUnsafeMutableBufferPointer { room in
      var reader = Reader(text: text, start: start, room: room, from: start, hash: context.number)
      reader.add(.name, name.lowerBound, name.upperBound)
      return (reader.pass(indentation: indentation, limit: limit), reader)
    }
    guard let found else { return false }
    (gapCount, hash, self.end) = (reader.gapCount, reader.hash, found - start)
    return true
  }

  /// Calls `body` with the gaps; the pointer may not leave it.
  func withGaps<Result>(_ body: (UnsafeBufferPointer<Gap>) -> Result) -> Result {
    room.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<gapCount])) }
  }

  /// Goes through a text once, eight bytes at a time, from gap to gap.
  private struct Reader {
    let text: Text
    /// Where the chunk begins.
    let start: Int
    /// Where gaps are put, as many as there is room for.
    let room: UnsafeMutableBufferPointer<Gap>
    var gapCount = 0
    /// Where the text between two gaps begins.
    var from: Int
    /// The place up to which all is in the hash, or in a gap.
    var at: Int
    /// The place up to which it is known what `"` and line breaks mean.
    var known: Int
    var hash: UInt64

    init(text: Text, start: Int, room: UnsafeMutableBufferPointer<Gap>, from: Int, hash: UInt64) {
      (self.text, self.start, self.room, self.hash) = (text, start, room, hash)
      (self.from, at, known) = (from, from, from)
    }

    /// Passes the members of a control whose keyword stands behind so many blanks; gives the place behind its `}`, or nil
    /// where it does not end as it should.
    mutating func pass(indentation: Int, limit: Int) -> Int? {
      var isFirstLine = true
      while true {
        let stop = nextStop()
        guard stop < limit, gapCount < room.count else { return nil }
        switch text.bytes[stop] {
        case UInt8(ascii: "\""):
          guard let close = text.close(ofStringAt: stop) else { return nil }
          if close > stop &+ 1 { add(.text, stop &+ 1, close) }
          known = close &+ 1
        case UInt8(ascii: "\n"):
          if isFirstLine, text.bytes[stop &- 1] == UInt8(ascii: "}") { return finish(stop) }
          isFirstLine = false
          let member = text.blanksEnd(stop &+ 1)
          known = member
          let depth = member &- stop &- 1
          if depth > indentation {
            passFirstWord(member)
          } else if !text.isLineBreak(member) {
            guard depth == indentation, text.bytes[member] == UInt8(ascii: "}"), text.isLineEnd(member &+ 1) else {
              return nil
            }
            return finish(member &+ 1)
          }
        default: known = stop &+ 1
        }
      }
    }

    /// The first place of which it is not known what it means that a `"` or a line break stands there; what stands in the words
    /// before it is taken into the hash.
    @inline(__always)
    private mutating func nextStop() -> Int {
      while at &+ 8 <= known {
        hash = Reader.mixed(hash, text.word(at))
        at &+= 8
      }
      var word = text.word(at)
      var stops = Text.stops(in: known > at ? word | Text.mask(known &- at) : word)
      while stops == 0 {
        hash = Reader.mixed(hash, word)
        at &+= 8
        word = text.word(at)
        stops = Text.stops(in: word)
      }
      return at &+ stops.trailingZeroBitCount &>> 3
    }

    /// Adds a gap from one place to another.
    @inline(__always)
    mutating func add(_ kind: ShapeGap.Kind, _ first: Int, _ end: Int) {
      hashText(upTo: first, kind.rawValue)
      if gapCount < room.count { room[gapCount] = Gap(kind: kind, start: first &- start, end: end &- start) }
      gapCount &+= 1
      (from, at, known) = (end, end, end)
    }

    private mutating func finish(_ end: Int) -> Int {
      hashText(upTo: end, .max)
      return end
    }

    /// Passes what begins a member where gaps other than texts may be: the number of a tag, the name of a key, the bounds of
    /// lengths, the mode of a clear button, with which hardly any rule has to do.
    @inline(__always)
    private mutating func passFirstWord(_ member: Int) {
      let word = text.word(member)
      let kind: ShapeGap.Kind
      let (first, end): (Int, Int?)
      switch UInt8(truncatingIfNeeded: word) {
      // `tag: `, `key: `, `rule len` and ` length(`, as they lie in memory.
      case UInt8(ascii: "t") where word & 0xFF_FFFF_FFFF == 0x20_3A67_6174:
        (kind, first) = (.number, member &+ 5)
        end = text.numberEnd(first)
      case UInt8(ascii: "k") where word & 0xFF_FFFF_FFFF == 0x20_3A79_656B:
        (kind, first) = (.word, member &+ 5)
        end = text.wordEnd(first)
      case UInt8(ascii: "r") where word == 0x6E65_6C20_656C_7572 && text.word(member &+ 4) == 0x2868_7467_6E65_6C20:
        return passBounds(member &+ 12)
      // `clearBut`, `tonMode:`, ` .`
      case UInt8(ascii: "c")
      where word == 0x7475_4272_6165_6C63 && text.word(member &+ 8) == 0x3A65_646F_4D6E_6F74
        && text.word(member &+ 16) & 0xFFFF == 0x2E20:
        (kind, first) = (.viewMode, member &+ 18)
        end = text.viewModeEnd(first)
      default: return
      }
      if let end, text.isLineEnd(end) { add(kind, first, end) }
    }

    @inline(never)
    private mutating func passBounds(_ start: Int) {
      var place = start
      while true {
        switch text.bytes[place] {
        case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: " "): place &+= 1
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
          guard let end = text.numberEnd(place) else { return }
          add(.number, place, end)
          place = end
        default: return
        }
      }
    }

    /// - Parameter mark: what the text ends at.
    @inline(__always)
    private mutating func hashText(upTo end: Int, _ mark: UInt8) {
      while at &+ 8 <= end {
        hash = Reader.mixed(hash, text.word(at))
        at &+= 8
      }
      // What lies behind the end is not of the text.
      if at < end { hash = Reader.mixed(hash, text.word(at) & Text.mask(end &- at)) }
      hash = Reader.mixed(hash, UInt64(truncatingIfNeeded: end &- from) &<< 8 | UInt64(mark))
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      return product.high ^ product.low ^ 0x8EBC_6AF0_9C88_C6E3
    }
  }

  /// A text with zeros behind it.
  private struct Text {
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

    /// The end of a word in ASCII that is neither a keyword nor a literal; nil where none begins.
    func wordEnd(_ start: Int) -> Int? {
      guard ByteClass.of(bytes[start]) == ByteClass.letter else { return nil }
      var position = start &+ 1
      while ByteClass.continuesIdentifier(bytes[position]) { position &+= 1 }
      let count = position &- start
      guard bytes[position] < 0x80, Keyword.spelled(bytes + start, count: count) == nil else { return nil }
      switch count {
      case 3 where spells(bytes + start, "nil"), 4 where spells(bytes + start, "true"),
        5 where spells(bytes + start, "false"):
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
