/// Turns UTF-8 into what stands between the quotes of a JSON string.
enum JSONStringEncoder {
  private static let pieceSize = 1 << 10

  /// A part of a text that is worth one step: it does not end inside a scalar.
  @inline(__always)
  static func firstPiece(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    if text.count <= pieceSize { return text }
    var end = pieceSize
    while end > pieceSize - 4, text[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[..<end])
  }

  /// How many bytes `encode` may touch: the longest escape (`\u001f`) for each byte, and a word beyond them.
  @inline(__always)
  static func room(for text: UnsafeBufferPointer<UInt8>) -> Int { text.count * 6 + 8 }

  /// Writes the text with its escapes, U+FFFD for what is no UTF-8; gives the number of bytes written.
  static func encode(_ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var index = 0
    var count = 0
    while true {
      copyPlainRun(of: text, from: &index, to: target, at: &count)
      guard index < text.count else { return count }
      if text[index] < 0x80 {
        count += writeEscape(of: text[index], to: target + count)
        index += 1
      } else {
        copyNonASCIIRun(of: text, from: &index, to: target, at: &count)
      }
    }
  }

  @inline(__always)
  private static func copyNonASCIIRun(
    of text: UnsafeBufferPointer<UInt8>, from index: inout Int, to target: UnsafeMutablePointer<UInt8>,
    at count: inout Int
  ) {
    while index < text.count, text[index] >= 0x80 {
      let sequence = UTF8Sequence(in: text, at: index)
      if sequence.isValid {
        for offset in 0..<sequence.length { target[count + offset] = text[index + offset] }
        count += sequence.length
      } else {
        count += writeReplacementCharacter(to: target + count)
      }
      index += sequence.length
    }
  }

  /// Copies up to the next byte that does not stand for itself, eight bytes at a time; what a step writes beyond
  /// the run is written over by what follows.
  @inline(__always)
  private static func copyPlainRun(
    of text: UnsafeBufferPointer<UInt8>, from index: inout Int, to target: UnsafeMutablePointer<UInt8>,
    at count: inout Int
  ) {
    let source = UnsafeRawBufferPointer(text)
    while index + 8 <= text.count {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      UnsafeMutableRawPointer(target + count).storeBytes(of: word, as: UInt64.self)
      let length = PlainBytes.plainPrefix(of: UInt64(littleEndian: word))
      index += length
      count += length
      if length < 8 { return }
    }
    while index < text.count, PlainBytes.isPlain(text[index]) {
      target[count] = text[index]
      index += 1
      count += 1
    }
  }

  @inline(__always)
  private static func writeEscape(of byte: UInt8, to target: UnsafeMutablePointer<UInt8>) -> Int {
    target[0] = UInt8(ascii: "\\")
    if let letter = letter(for: byte) {
      target[1] = letter
      return 2
    }
    target[1] = UInt8(ascii: "u")
    target[2] = UInt8(ascii: "0")
    target[3] = UInt8(ascii: "0")
    target[4] = UInt8(ascii: "0") + byte >> 4
    target[5] = byte & 0xF < 10 ? UInt8(ascii: "0") + byte & 0xF : UInt8(ascii: "a") + byte & 0xF - 10
    return 6
  }

  /// What stands after the backslash for bytes that have a short escape.
  @inline(__always)
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  /// U+FFFD in UTF-8.
  private static func writeReplacementCharacter(to target: UnsafeMutablePointer<UInt8>) -> Int {
    target[0] = 0xEF
    target[1] = 0xBF
    target[2] = 0xBD
    return 3
  }
}
