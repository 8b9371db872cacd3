/// Looks at eight bytes at once: a document's whole text arrives in one JSON string.
enum PlainBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The first index from `start` on of a byte that a JSON string cannot have as it is or that is not ASCII:
  /// `"`, `\`, below 0x20, from 0x80 up; the buffer's count when there is none.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let length = plainPrefix(of: word)
      if length < 8 { return index + length }
      index += 8
    }
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    return index
  }

  /// How many plain bytes a word (its first byte lowest) begins with.
  @inline(__always)
  static func plainPrefix(of word: UInt64) -> Int { specials(of: word).trailingZeroBitCount / 8 }

  /// Whether a JSON string can have the byte as it is, and it is ASCII.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The high bit of each backslash in the word; exact up to and including the first.
  @inline(__always)
  static func backslashes(of word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* 0x5C)
    return (difference &- ones) & ~difference & highBits
  }

  /// The high bit of each byte that is not plain; exact up to and including the first, since only a byte that is
  /// itself marked borrows from the next.
  @inline(__always)
  private static func specials(of word: UInt64) -> UInt64 {
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let controls = word &- (ones &* 0x20)
    return (word | controls | quotes | backslashes(of: word)) & highBits
  }
}
