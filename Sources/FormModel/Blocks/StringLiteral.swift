import FormSyntax

/// Reads what a string literal says from what stands between its quotes.
public enum StringLiteral {
  /// The text, with escapes read and the indentation of a block taken off. An escape that is none stays as written.
  public static func decode(_ content: ArraySlice<UInt8>, marks: Int, isMultiline: Bool) -> String {
    let lines = isMultiline ? unindented(content) : Array(content)
    var result: [UInt8] = []
    result.reserveCapacity(lines.count)
    var at = 0
    while at < lines.count {
      guard lines[at] == UInt8(ascii: "\\"), hasMarks(lines, at + 1, marks) else {
        result.append(lines[at])
        at += 1
        continue
      }
      let escaped = at + 1 + marks
      if let (bytes, length) = escape(lines, escaped) {
        result += bytes
        at = escaped + length
      } else {
        result.append(lines[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hasMarks(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Bool {
    at + count < bytes.count && bytes[at..<at + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// What an escape stands for, and how many bytes it has after the backslash.
  private static func escape(_ bytes: [UInt8], _ at: Int) -> (bytes: [UInt8], length: Int)? {
    switch bytes[at] {
    case UInt8(ascii: "n"): return ([10], 1)
    case UInt8(ascii: "r"): return ([13], 1)
    case UInt8(ascii: "t"): return ([9], 1)
    case UInt8(ascii: "0"): return ([0], 1)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return ([bytes[at]], 1)
    case UInt8(ascii: "\n"): return ([], 1)
    case UInt8(ascii: "\r"): return ([], at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n") ? 2 : 1)
    case UInt8(ascii: "u"):
      guard at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") else { return nil }
      var value: UInt32 = 0
      var end = at + 2
      while end < bytes.count, end < at + 10, let digit = hexValue(bytes[end]) {
        value = value << 4 | UInt32(digit)
        end += 1
      }
      guard end > at + 2, end < bytes.count, bytes[end] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      return (Array(String(Character(scalar)).utf8), end + 1 - at)
    default: return nil
    }
  }

  /// The lines between the first and the last, without the blanks that stand before the closing quotes.
  private static func unindented(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var lines = content.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }.map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    guard lines.count > 1, let last = lines.popLast() else { return Array(content) }
    lines.removeFirst()
    let indentation = last.count
    let texts = lines.map { line in
      let blanks = line.prefix(while: \.isBlank).count
      return Array(line.dropFirst(min(blanks, indentation)))
    }
    return Array(texts.joined(separator: [UInt8(ascii: "\n")]))
  }
}

extension ValueNode {
  /// Whether a string is written otherwise than what it says: with escapes, or as a block.
  @inlinable public var isEncoded: Bool { kind == .string && !flags.isDisjoint(with: [.hasEscapes, .isMultiline]) }

  /// Hands on the text that matters as it is meant: that of a string with its escapes read. `bytes` are those of its block.
  func withMeaning<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let written = bytes[textRange]
    if !isEncoded { return body(UnsafeBufferPointer(rebasing: written)) }
    let text = StringLiteral.decode(
      Array(written)[...], marks: Int(marks), isMultiline: flags.contains(.isMultiline))
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }

  /// The hash of a key: the same for all spellings of a string, another for a name.
  func key(in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    withMeaning(in: bytes) { codeKey($0, kind: kind == .string ? 1 : 0) }
  }
}
