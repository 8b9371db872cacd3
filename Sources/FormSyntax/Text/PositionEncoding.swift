/// The units in which a client counts characters on a line.
public enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// UTF-16 code units, which LSP clients count in unless something else is agreed upon.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// How many units the bytes have; ill-formed bytes count as one each.
  public func length(_ bytes: some Collection<UInt8>) -> Int {
    if self == .utf8 { return bytes.count }
    return bytes.withContiguousStorageIfAvailable(length(of:))
      ?? Array(bytes).withUnsafeBufferPointer(length(of:))
  }

  private func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    var at = 0
    while at < bytes.count {
      if base[at] < 0x80 {
        count += 1
        at += 1
        continue
      }
      let (scalar, length) = decodeScalar(base, at, bytes.count)
      count += self == .utf16 && (scalar ?? 0) > 0xFFFF ? 2 : 1
      at += length
    }
    return count
  }

  /// The byte at which a character begins, cut to the line; inside of one, its start.
  public func byteOffset(_ units: Int, in bytes: some Collection<UInt8>) -> Int {
    guard units > 0 else { return 0 }
    return Array(bytes).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var left = units
      var at = 0
      while at < buffer.count, left > 0 {
        let (scalar, length) = decodeScalar(base, at, buffer.count)
        let width = self == .utf8 ? length : self == .utf16 && (scalar ?? 0) > 0xFFFF ? 2 : 1
        if width > left { return at }
        left -= width
        at += length
      }
      return at
    }
  }
}
