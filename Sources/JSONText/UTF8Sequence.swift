/// The bytes at the start of a buffer as one step of UTF-8 (Unicode, table 3-7).
struct UTF8Sequence {
  /// How many bytes to go on by: a scalar's, or the longest start of one (which one U+FFFD replaces).
  var length: Int
  /// Whether the bytes are a scalar.
  var isValid: Bool

  /// Reads at `index`, which is inside the buffer.
  init(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = bytes[index]
    if lead < 0x80 {
      self.init(length: 1, isValid: true)
      return
    }
    let (length, second) = UTF8Sequence.shape(of: lead)
    guard length > 1, index + 1 < bytes.count, second.contains(bytes[index + 1]) else {
      self.init(length: 1, isValid: false)
      return
    }
    var read = 2
    while read < length {
      guard index + read < bytes.count, bytes[index + read] & 0xC0 == 0x80 else {
        self.init(length: read, isValid: false)
        return
      }
      read += 1
    }
    self.init(length: length, isValid: true)
  }

  /// The first index from `start` on of a byte that is ASCII or no UTF-8; the buffer's count when there is none.
  @inline(__always)
  static func endOfValidNonASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] >= 0x80 {
      let sequence = UTF8Sequence(in: bytes, at: index)
      guard sequence.isValid else { break }
      index += sequence.length
    }
    return index
  }

  private init(length: Int, isValid: Bool) {
    self.length = length
    self.isValid = isValid
  }

  /// The length that a lead byte announces (0: it starts nothing), and what its second byte may be.
  @inline(__always)
  private static func shape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
