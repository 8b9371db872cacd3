/// Which scalars beyond ASCII an identifier may have: the ranges of Swift's grammar (`identifier-head`,
/// `identifier-character`).
enum IdentifierScalars {
  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
    0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  static func isHead(_ scalar: UInt32) -> Bool { contains(heads, scalar) && !contains(marks, scalar) }

  static func continues(_ scalar: UInt32) -> Bool { contains(heads, scalar) || contains(marks, scalar) }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }
}

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
public func decodeScalar(_ bytes: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> (scalar: UInt32?, length: Int) {
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
