/// One symbol of a pattern as the scanner hands it out: an escape that stands for one scalar is already that scalar.
struct PatternSymbol {
  /// What `scalar` is after the last one.
  static let end = UInt32.max

  /// A scalar, a lone surrogate from an escape, or `end`.
  var scalar: UInt32
  /// Whether it was escaped or stood inside `\Q…\E`, so that it can only mean itself.
  var isQuoted: Bool
  /// Its bytes in the source.
  var range: Range<Int>

  /// Whether it stands after the last scalar.
  var isEnd: Bool { scalar == Self.end }

  /// The ASCII character that the syntax sees; NUL, which means nothing to it, for all that can only mean itself.
  var sign: Unicode.Scalar {
    isQuoted || scalar > 0x7F ? "\0" : Unicode.Scalar(UInt8(truncatingIfNeeded: scalar))
  }

  /// The value of an ASCII digit.
  var digit: Int? {
    switch sign {
    case "0"..."9": Int(scalar) - 0x30
    default: nil
    }
  }

  /// Whether the syntax sees a letter of ASCII.
  var isASCIILetter: Bool {
    switch sign {
    case "a"..."z", "A"..."Z": true
    default: false
    }
  }
}

extension UInt32 {
  /// Whether it is the first half of a surrogate pair.
  var isLeadSurrogate: Bool { self >> 10 == 0x36 }

  /// Whether it is the second half of a surrogate pair.
  var isTrailSurrogate: Bool { self >> 10 == 0x37 }

  /// The scalar of a surrogate pair.
  init(lead: UInt32, trail: UInt32) {
    self = 0x10000 + ((lead & 0x3FF) << 10) + (trail & 0x3FF)
  }

  /// Unicode's Pattern_White_Space (UAX #31), a set that never changes.
  var isPatternWhiteSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }
}
