/// Turns the escapes of JSON strings, already checked, into the UTF-8 that they stand for.
enum JSONEscape {
  /// The text between a string's quotes. No escape is shorter than its UTF-8, so the output fits where the input did.
  static func decode(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: raw.count) { output, count in
      var index = 0
      while index < raw.count {
        copyRun(of: raw, from: &index, to: output, at: &count)
        if index < raw.count { decodeEscape(in: raw, at: &index, to: output, at: &count) }
      }
    }
  }

  /// Copies up to the next backslash or the end, eight bytes at a time; what a step writes beyond the run is
  /// written over by what follows.
  @inline(__always)
  private static func copyRun(
    of raw: UnsafeBufferPointer<UInt8>, from index: inout Int, to output: UnsafeMutableBufferPointer<UInt8>,
    at count: inout Int
  ) {
    let source = UnsafeRawBufferPointer(raw)
    let target = UnsafeMutableRawBufferPointer(output)
    while index + 8 <= raw.count {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
      let marks = PlainBytes.backslashes(of: UInt64(littleEndian: word))
      let length = marks == 0 ? 8 : marks.trailingZeroBitCount / 8
      index += length
      count += length
      if marks != 0 { return }
    }
    while index < raw.count, raw[index] != UInt8(ascii: "\\") {
      output[count] = raw[index]
      index += 1
      count += 1
    }
  }

  @inline(__always)
  private static func decodeEscape(
    in raw: UnsafeBufferPointer<UInt8>, at index: inout Int, to output: UnsafeMutableBufferPointer<UInt8>,
    at count: inout Int
  ) {
    guard index + 1 < raw.count else {
      index = raw.count
      return
    }
    let letter = raw[index + 1]
    if letter == UInt8(ascii: "u") {
      for byte in Unicode.UTF8.encode(scalar(in: raw, at: &index)) ?? Unicode.UTF8.encodedReplacementCharacter {
        output[count] = byte
        count += 1
      }
    } else {
      index += 2
      output[count] = simple(letter)
      count += 1
    }
  }

  /// The scalar of `\uXXXX` or of two such that are a surrogate pair; U+FFFD for a surrogate alone.
  private static func scalar(in raw: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let unit = codeUnit(in: raw, at: index + 2)
    index += 6
    if 0xD800...0xDBFF ~= unit, index + 6 <= raw.count, raw[index] == UInt8(ascii: "\\"),
      raw[index + 1] == UInt8(ascii: "u")
    {
      let low = codeUnit(in: raw, at: index + 2)
      if 0xDC00...0xDFFF ~= low {
        index += 6
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private static func codeUnit(in raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    var unit: UInt32 = 0
    for position in index..<min(index + 4, raw.count) { unit = unit << 4 | UInt32(digit(raw[position]) ?? 0) }
    return unit
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func simple(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
