/// Hands out a pattern symbol by symbol: `\Q…\E` and free spacing are resolved here, and so are escapes of one scalar.
///
/// All other escapes come out as the backslash and then the next scalar as it stands, whatever it is.
struct PatternScanner {
  /// The pattern as UTF-8.
  let bytes: [UInt8]
  /// The first bad escape.
  private(set) var failure: PatternError?
  /// Flag `x`, for the symbols that are yet to be read.
  var isFreeSpacing = false

  /// The offset after the last symbol.
  private var position = 0
  private var isInQuotation = false
  private var isAfterBackslash = false
  private var takesNumberSign = false

  /// A scanner before the first byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes the next symbol not begin a comment, as after `(?`.
  mutating func takeNumberSignNext() {
    takesNumberSign = true
  }

  /// The byte after the last symbol, without the meaning that the syntax gives it.
  var nextByte: UInt8? { byte(at: position) }

  /// Steps over one ASCII byte that `nextByte` has shown.
  mutating func takeByte() {
    position += 1
  }

  /// The next symbol; after the last one, the end again and again.
  mutating func next() -> PatternSymbol {
    while true {
      guard let symbol = readSymbol() else { continue }
      takesNumberSign = false
      return symbol
    }
  }

  /// The next symbol, or nil where only `\Q` or `\E` was found.
  private mutating func readSymbol() -> PatternSymbol? {
    var start = position
    var scalar = readScalar()
    if isInQuotation { return quoted(scalar, from: start) }
    if isAfterBackslash {
      isAfterBackslash = false
      return PatternSymbol(scalar: scalar, isQuoted: false, range: start..<position)
    }
    if isFreeSpacing { (scalar, start) = skipSpacing(scalar, from: start) }
    guard scalar == 0x5C else { return PatternSymbol(scalar: scalar, isQuoted: false, range: start..<position) }
    return escaped(from: start)
  }

  private mutating func quoted(_ scalar: UInt32, from start: Int) -> PatternSymbol? {
    let isClosed = scalar == 0x5C && nextByte == UInt8(ascii: "E")
    guard isClosed || scalar == PatternSymbol.end else {
      return PatternSymbol(scalar: scalar, isQuoted: true, range: start..<position)
    }
    isInQuotation = false
    if isClosed { position += 1 }
    return nil
  }

  /// What follows a backslash, which has been read.
  private mutating func escaped(from start: Int) -> PatternSymbol? {
    switch nextByte {
    case UInt8(ascii: "Q"):
      isInQuotation = true
      position += 1
      return nil
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"),
      UInt8(ascii: "0"):
      return scalarEscape(from: start)
    default:
      isAfterBackslash = true
      return PatternSymbol(scalar: 0x5C, isQuoted: false, range: start..<position)
    }
  }

  private mutating func scalarEscape(from start: Int) -> PatternSymbol {
    var escape = ScalarEscape(bytes: bytes, position: position)
    let value = escape.read()
    position = max(escape.position, position)
    let range = start..<position
    if value == nil, failure == nil { failure = escape.error(in: range) }
    return PatternSymbol(scalar: value ?? 0, isQuoted: true, range: range)
  }

  /// Steps over white space and comments, `scalar` being the first one that has been read.
  private mutating func skipSpacing(_ first: UInt32, from start: Int) -> (scalar: UInt32, start: Int) {
    var (scalar, start) = (first, start)
    while scalar != PatternSymbol.end {
      if scalar == 0x23, !takesNumberSign { scalar = skipComment() }
      guard scalar.isPatternWhiteSpace else { break }
      start = position
      scalar = readScalar()
    }
    return (scalar, start)
  }

  /// Reads to the end of the line and gives what ends it.
  private mutating func skipComment() -> UInt32 {
    while true {
      let scalar = readScalar()
      switch scalar {
      case PatternSymbol.end, 0x0A, 0x0D, 0x85, 0x2028: return scalar
      default: continue
      }
    }
  }

  /// The source text of a range.
  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func readScalar() -> UInt32 {
    guard position < bytes.count else { return PatternSymbol.end }
    let first = bytes[position]
    if first < 0x80 {
      position += 1
      return UInt32(first)
    }
    let (scalar, length) = UTF8Scalar.decode(bytes, at: position)
    position += length
    return scalar
  }
}
