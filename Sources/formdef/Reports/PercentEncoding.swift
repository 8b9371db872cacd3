import SystemIO

/// Bytes as `%XX` (RFC 3986).
enum PercentEncoding {
  /// The three bytes that stand for one.
  static func bytes(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// A path as a relative or absolute reference.
  static func reference(_ path: String) -> String {
    // What stands before a colon in the first part would be a scheme.
    let prefix = path.prefix { $0 != "/" }.contains(":") ? "./" : ""
    var bytes = Array(prefix.utf8)
    for byte in PathText.bytes(path) {
      if isUnreserved(byte) { bytes.append(byte) } else { bytes += PercentEncoding.bytes(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}
