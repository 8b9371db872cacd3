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
      let found = reader.passLine(from: name.upperBound &+ 1, limit: limit)
      return (found ?? reader.pass(indentation: indentation, limit: limit), reader)
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

    /// Passes the members of a control that is on one line, from its `{` on; gives the place behind its `}`, or nil, with
    /// nothing passed, where it is on several lines.
    @inline(never)
    mutating func passLine(from brace: Int, limit: Int) -> Int? {
      if text.isLineBreak(brace &+ 1) { return nil }
      let before = self
      var place = brace
      while place < limit, !text.isLineBreak(place) {
        switch text.bytes[place] {
        case UInt8(ascii: "\""):
          guard passString(place) else {
            self = before
            return nil
          }
          place = known
        case UInt8(ascii: "{"), UInt8(ascii: ";"):
          place = text.blanksEnd(place &+ 1)
          passFirstWord(place)
          place = max(place, at)
        default: place &+= 1
        }
      }
      if place < limit, text.bytes[place &- 1] == UInt8(ascii: "}"), gapCount < room.count { return finish(place) }
      self = before
      return nil
    }

    /// Passes a string; what stands in it is a gap, but where it has escapes. False where it does not end on its line.
    @inline(__always)
    private mutating func passString(_ quote: Int) -> Bool {
      if let close = text.close(ofStringAt: quote) {
        if close > quote &+ 1 { add(.text, quote &+ 1, close) }
        known = close &+ 1
        return true
      }
      guard let close = text.close(ofStringWithEscapesAt: quote) else { return false }
      known = close &+ 1
      return true
    }

    /// Passes the members of a control whose keyword stands behind so many blanks; gives the place behind its `}`, or nil
    /// where it does not end as it should.
    mutating func pass(indentation: Int, limit: Int) -> Int? {
      while true {
        let stop = nextStop()
        guard stop < limit, gapCount < room.count else { return nil }
        switch text.bytes[stop] {
        case UInt8(ascii: "\""):
          guard passString(stop) else { return nil }
        case UInt8(ascii: "\n"):
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

    /// Passes what begins a member where gaps other than texts may be: the number of a tag, the names of a key, an outlet and
    /// a function, the bounds of lengths, the mode of a clear button, with which hardly any rule has to do.
    @inline(__always)
    private mutating func passFirstWord(_ member: Int) {
      let word = text.word(member)
      let kind: ShapeGap.Kind
      let (first, end): (Int, Int?)
      switch UInt8(truncatingIfNeeded: word) {
      // `tag: `, `key: `, `call: `, `outlet: `, `on `, `rule len` and ` length(`, as they lie in memory.
      case UInt8(ascii: "t") where word & 0xFF_FFFF_FFFF == 0x20_3A67_6174:
        (kind, first) = (.number, member &+ 5)
        end = text.numberEnd(first)
      case UInt8(ascii: "k") where word & 0xFF_FFFF_FFFF == 0x20_3A79_656B:
        (kind, first) = (.word, member &+ 5)
        end = text.wordEnd(first)
      case UInt8(ascii: "c") where word & 0xFFFF_FFFF_FFFF == 0x20_3A6C_6C61_63:
        (kind, first) = (.word, member &+ 6)
        end = text.wordEnd(first)
      case UInt8(ascii: "o") where word == 0x203A_7465_6C74_756F:
        (kind, first) = (.word, member &+ 8)
        end = text.wordEnd(first)
      case UInt8(ascii: "o") where word & 0xFF_FFFF == 0x20_6E6F: return passHandler(member &+ 3)
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
      if let end, text.isValueEnd(end) { add(kind, first, end) }
    }

    /// Passes the first word of what a handler does that is on one line.
    @inline(never)
    private mutating func passHandler(_ start: Int) {
      var place = start
      while text.bytes[place] != UInt8(ascii: "{") {
        if place >= text.end || text.isLineBreak(place) || text.bytes[place] == UInt8(ascii: "\"") { return }
        place &+= 1
      }
      passFirstWord(text.blanksEnd(place &+ 1))
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
}
