/// The parts of a regular expression, told apart by their characters alone: a pattern that is being typed has colours too.
struct PatternTokens {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let stop: Int
  private var at: Int
  private var setDepth = 0

  /// Calls `body` with the parts of a literal with `marks` number signs around it, neighbours of one kind together.
  static func forEach(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, marks: Int,
    _ body: (SemanticToken.Kind, Range<Int>) -> Void
  ) {
    // A slash that is missing is told; what stands there is of the pattern.
    let slash = range.lowerBound + marks
    let open = slash < range.upperBound && bytes[slash] == UInt8(ascii: "/") ? slash + 1 : range.lowerBound
    var close = range.upperBound
    if close - marks - 1 >= open, bytes[close - marks - 1] == UInt8(ascii: "/") { close -= marks + 1 }
    body(.pattern, range.lowerBound..<open)
    var reader = PatternTokens(bytes: bytes, stop: close, at: open)
    reader.read(body)
    body(.pattern, close..<range.upperBound)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, stop: Int, at: Int) {
    self.bytes = bytes
    self.stop = stop
    self.at = at
  }

  private mutating func read(_ body: (SemanticToken.Kind, Range<Int>) -> Void) {
    var pending: (kind: SemanticToken.Kind, start: Int)?
    while at < stop {
      let start = at
      let kind = part()
      at = min(max(at, start + 1), stop)
      guard pending?.kind != kind else { continue }
      if let pending { body(pending.kind, pending.start..<start) }
      pending = (kind, start)
    }
    if let pending { body(pending.kind, pending.start..<stop) }
  }

  /// Passes over one part, and says what it is.
  private mutating func part() -> SemanticToken.Kind {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\\") { return escape() }
    if setDepth > 0 {
      if byte == UInt8(ascii: "[") { setDepth += 1 }
      if byte == UInt8(ascii: "]") { setDepth -= 1 }
      at += 1
      return .patternSet
    }
    at += 1
    switch byte {
    case UInt8(ascii: "["):
      setDepth = 1
      return .patternSet
    case UInt8(ascii: "."): return .patternSet
    case UInt8(ascii: "("): return group()
    case UInt8(ascii: ")"), UInt8(ascii: "^"), UInt8(ascii: "$"): return .patternGroup
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "|"): return .patternOperator
    case UInt8(ascii: "{"): return quantifier()
    default: return .pattern
    }
  }

  /// `(`, `(?:`, `(?<name>`, `(?i)`.
  private mutating func group() -> SemanticToken.Kind {
    guard at < stop, bytes[at] == UInt8(ascii: "?") else { return .patternGroup }
    at += 1
    while at < stop {
      let kind = bytes[at]
      let isName = kind | 0x20 >= UInt8(ascii: "a") && kind | 0x20 <= UInt8(ascii: "z") || kind >= 0x30 && kind <= 0x39
      let isSign = [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: ")")]
        .contains(kind)
      guard isName || isSign || kind == UInt8(ascii: "<") || kind == UInt8(ascii: "-") else { break }
      at += 1
      if isSign { break }
    }
    return .patternGroup
  }

  private mutating func quantifier() -> SemanticToken.Kind {
    while at < stop, bytes[at] >= 0x30 && bytes[at] <= 0x39 || bytes[at] == UInt8(ascii: ",") { at += 1 }
    if at < stop, bytes[at] == UInt8(ascii: "}") { at += 1 }
    return .patternOperator
  }

  private mutating func escape() -> SemanticToken.Kind {
    at += 1
    guard at < stop else { return .patternEscape }
    let letter = bytes[at]
    at += 1
    // A letter beyond ASCII has more bytes.
    while at < stop, bytes[at] & 0xC0 == 0x80 { at += 1 }
    switch letter {
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "N"):
      skipBraces()
      return letter == UInt8(ascii: "N") ? .patternEscape : .patternSet
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      skipBraces()
      return .patternEscape
    case UInt8(ascii: "Q"):
      skipQuoted()
      return .patternEscape
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "A"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
      UInt8(ascii: "G"):
      return setDepth > 0 ? .patternEscape : .patternGroup
    case _ where PatternTokens.classLetters.contains(letter): return .patternSet
    default: return .patternEscape
    }
  }

  /// `\d` and the like.
  private static let classLetters = Array("dDwWsShHvVRX".utf8)

  private mutating func skipBraces() {
    guard at < stop, bytes[at] == UInt8(ascii: "{") else { return }
    while at < stop, bytes[at] != UInt8(ascii: "}") { at += 1 }
    at += 1
  }

  private mutating func skipQuoted() {
    while at < stop {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < stop, bytes[at + 1] == UInt8(ascii: "E") {
        at += 2
        return
      }
      at += 1
    }
  }
}
