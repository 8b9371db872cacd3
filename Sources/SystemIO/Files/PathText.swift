#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as texts, and back.
///
/// A path on disk is a sequence of bytes, whatever they are. In a text, a byte that is part of no UTF-8 is the scalar
/// U+10FF00 plus the byte, of a plane that is for private use. A name that has such scalars itself has each of its
/// bytes written so: every path comes back as it was.
public enum PathText {
  /// The scalar of the byte 0.
  private static let first: UInt32 = 0x10FF00
  /// The bytes that such scalars begin with in UTF-8.
  fileprivate static let lead: UInt8 = 0xF4

  /// The text of a path on disk.
  public static func text(_ path: some Collection<UInt8>) -> String {
    if let text = String(validating: path, as: UTF8.self), !text.utf8.has(lead) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(path)[...]
    while let byte = rest.first {
      let length = (1...4).first { length in
        length <= rest.count && String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.count == 1
      }
      let scalar = length.flatMap { String(decoding: rest.prefix($0), as: UTF8.self).unicodeScalars.first }
      if let length, let scalar, self.byte(scalar) == nil {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(first + UInt32(byte)) { text.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The path on disk of a text.
  public static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.has(lead) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      byte(scalar).map { [$0] } ?? Array(String(Character(scalar)).utf8)
    }
  }

  /// The byte that a scalar stands for in the text of a path; nil where it stands for itself.
  public static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first && scalar.value <= first + 0xFF ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// Hands a path to the C library; one with a zero byte, which no path has, as the empty path, which nothing has.
  static func withCString<Result>(_ text: String, _ use: (UnsafePointer<CChar>) -> Result) -> Result {
    if text.utf8.has(0) { return "".withCString(use) }
    guard text.utf8.has(lead) else { return text.withCString(use) }
    let bytes = bytes(text).map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(use) ?? "".withCString(use)
    }
  }

  /// The text of a path that the C library gives.
  static func text(cString path: UnsafePointer<CChar>) -> String {
    String(validatingCString: path).flatMap { $0.utf8.has(lead) ? nil : $0 }
      ?? path.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
        var count = 0
        while start[count] != 0 { count += 1 }
        return text(UnsafeBufferPointer(start: start, count: count))
      }
  }
}

extension PathText {
  /// The bytes of a path in a text of UTF-8: what is none is U+FFFD.
  public static func shownBytes(_ text: String) -> [UInt8] {
    text.utf8.has(lead) ? Array(String(decoding: bytes(text), as: UTF8.self).utf8) : Array(text.utf8)
  }
}

extension String.UTF8View {
  /// Whether a byte is among them, which all lie together as a rule.
  fileprivate func has(_ byte: UInt8) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    } ?? contains(byte)
  }
}
