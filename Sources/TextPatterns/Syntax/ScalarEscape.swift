/// Reads an escape that stands for one scalar: `\n`, `\x41`, `\x{1F600}`, `\u0041`, `\U00000041`, `\cA`, `\0101` …
struct ScalarEscape {
  /// The pattern as UTF-8.
  let bytes: [UInt8]
  /// The offset of what is read next; at first that of the letter after the backslash.
  var position: Int
  /// Where reading must stop.
  var limit: Int
  private var letter: UInt8 = 0

  /// A reader behind a backslash.
  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
    self.limit = bytes.count
  }

  /// The scalar, or a lone surrogate; nil, with `position` after what was understood, where the escape is broken.
  mutating func read() -> UInt32? {
    guard let first = take() else { return nil }
    letter = first
    switch first {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "e"): return 0x1B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "c"): return readControl()
    case UInt8(ascii: "0"): return readOctal()
    case UInt8(ascii: "u"): return joinSurrogates(readHexadecimal(4...4))
    case UInt8(ascii: "U"): return joinSurrogates(readHexadecimal(8...8))
    default: return joinSurrogates(readByteOrBraces())
    }
  }

  /// What is wrong with the escape just read.
  func error(in range: Range<Int>) -> PatternError {
    let message =
      switch letter {
      case UInt8(ascii: "0"): #"expected one to three octal digits after '\0'"#
      case UInt8(ascii: "u"): #"expected four hexadecimal digits after '\u'"#
      case UInt8(ascii: "U"): #"expected eight hexadecimal digits, at most 0010FFFF, after '\U'"#
      default: #"expected hexadecimal digits, as in '\x41' or '\x{1F600}', at most 10FFFF"#
      }
    return PatternError(.badEscapeSequence, message, range)
  }

  private var next: UInt8? { position < limit ? bytes[position] : nil }

  private mutating func take() -> UInt8? {
    guard let next else { return nil }
    position += 1
    return next
  }

  /// `\cX`: the low five bits of any scalar; at the end of the pattern the letter c.
  private mutating func readControl() -> UInt32 {
    guard position < bytes.count else { return 0x63 }
    let (scalar, length) = UTF8Scalar.decode(bytes, at: position)
    position += length
    return scalar & 0x1F
  }

  /// One to three octal digits, as many as stay below 256.
  private mutating func readOctal() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 3, let digit = next, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "7") {
      let longer = value << 3 + UInt32(digit & 7)
      if longer > 0xFF { break }
      value = longer
      count += 1
      position += 1
    }
    return count == 0 ? nil : value
  }

  private mutating func readByteOrBraces() -> UInt32? {
    guard next == UInt8(ascii: "{") else { return readHexadecimal(1...2) }
    position += 1
    // ICU's reader counts eight digits as too many here: the brace is not looked at after them.
    guard let value = readHexadecimal(1...7), next == UInt8(ascii: "}") else { return nil }
    position += 1
    return value
  }

  private mutating func readHexadecimal(_ count: ClosedRange<Int>) -> UInt32? {
    var value: UInt32 = 0
    var digits = 0
    while digits < count.upperBound, let digit = next?.hexadecimalValue {
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    return digits < count.lowerBound || value > 0x10FFFF ? nil : value
  }

  /// A lead surrogate takes the trail surrogate of an escape that follows it.
  private mutating func joinSurrogates(_ value: UInt32?) -> UInt32? {
    guard let value, value.isLeadSurrogate, next == UInt8(ascii: "\\") else { return value }
    var following = ScalarEscape(bytes: bytes, position: position + 1)
    // ICU looks at most 11 units ahead, the length of `x{0000DFFF}`, and never for a third surrogate.
    following.limit = min(bytes.count, position + 12)
    guard let trail = following.readTrail() else { return value }
    position = following.position
    return UInt32(lead: value, trail: trail)
  }

  private mutating func readTrail() -> UInt32? {
    let value: UInt32? =
      switch take() {
      case UInt8(ascii: "u"): readHexadecimal(4...4)
      case UInt8(ascii: "U"): readHexadecimal(8...8)
      case UInt8(ascii: "x"): readByteOrBraces()
      default: nil
      }
    guard let value, value.isTrailSurrogate else { return nil }
    return value
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
