/// How many bytes the scalar has that ends before `end`: 1 of ill-formed ones, 0 at the start.
func lastScalarLength(_ bytes: UnsafePointer<UInt8>, _ end: Int) -> Int {
  for length in stride(from: min(4, end), to: 1, by: -1) {
    let (scalar, count) = decodeScalar(bytes, end - length, end)
    if scalar != nil, count == length { return length }
  }
  return min(1, end)
}

/// One scalar read from UTF-8; ill-formed bytes give nil and a length of 1 (Unicode chapter 3, table 3-7).
@inlinable
func decodeScalar(_ bytes: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> (scalar: UInt32?, length: Int) {
  let lead = bytes[at]
  if lead < 0x80 { return (UInt32(lead), 1) }
  func tail(_ offset: Int) -> UInt32? {
    guard at + offset < end else { return nil }
    let byte = bytes[at + offset]
    return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
  }
  switch lead {
  case 0xC2...0xDF:
    if let a = tail(1) { return (UInt32(lead & 0x1F) << 6 | a, 2) }
  case 0xE0...0xEF:
    if let a = tail(1), let b = tail(2) {
      let scalar = UInt32(lead & 0x0F) << 12 | a << 6 | b
      if scalar >= 0x800, !(0xD800...0xDFFF).contains(scalar) { return (scalar, 3) }
    }
  case 0xF0...0xF4:
    if let a = tail(1), let b = tail(2), let c = tail(3) {
      let scalar = UInt32(lead & 0x07) << 18 | a << 12 | b << 6 | c
      if scalar >= 0x10000, scalar <= 0x10FFFF { return (scalar, 4) }
    }
  default: break
  }
  return (nil, 1)
}

/// The value of a hexadecimal digit.
@inlinable
public func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension Character {
  /// Whether a line ends here: LF, CR, or both, as in LSP's documents. What else Unicode calls a line separator is a part of
  /// a comment or a string.
  public var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
