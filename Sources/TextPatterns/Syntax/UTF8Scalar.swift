/// Decoding of single scalars from UTF-8.
enum UTF8Scalar {
  /// The scalar that begins at `offset` and its length in bytes; U+FFFD and 1 where the bytes are not UTF-8.
  static func decode(_ bytes: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 1 else { return (length == 1 ? first : 0xFFFD, 1) }
    guard offset + length <= bytes.count else { return (0xFFFD, 1) }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(scalar) == nil ? (0xFFFD, 1) : (scalar, length)
  }
}
