/// Paths in `file:` URIs (RFC 8089, RFC 3986).
enum PercentEncoding {
  /// The path of a `file:` URI on this machine, decoded; nil when there is none.
  static func path(ofFileURI text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.prefix(5).elementsEqual("file:".utf8, by: { $0.asciiLowercased == $1 }) else { return nil }
    var path = bytes[5...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if path.starts(with: "//".utf8) {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != UInt8(ascii: "/") }
      let isHere = host.isEmpty || host.elementsEqual("localhost".utf8, by: { $0.asciiLowercased == $1 })
      guard isHere else { return nil }
      path = path[host.endIndex...]
    }
    guard path.first == UInt8(ascii: "/") else { return nil }
    let decoded = decode(path)
    return decoded.contains(0) ? nil : String(validating: decoded, as: UTF8.self)
  }

  /// The `file:` URI of a path.
  static func fileURI(path: String) -> String {
    var encoded = Array("file://".utf8)
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        encoded.append(byte)
      } else {
        encoded.append(contentsOf: [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 0xF)])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Replaces each `%XX`; a `%` without two digits stands for itself.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte.asciiLowercased {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte.asciiLowercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte.asciiLowercased - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func hexadecimal(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }
}
