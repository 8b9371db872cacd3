/// A hash of bytes, eight at a time (multiply and fold, as wyhash does), for tables of long keys whose values are compared
/// by the whole key.
public func wideHash(_ bytes: [UInt8]) -> UInt64 {
  bytes.withUnsafeBytes { bytes in
    var hash = UInt64(bytes.count)
    var index = 0
    while index < bytes.count {
      var word: UInt64 = 0
      if index + 8 <= bytes.count {
        word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      } else {
        for byte in bytes[index...] { word = word << 8 | UInt64(byte) }
      }
      let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      hash = product.high ^ product.low ^ 0x8EBC_6AF0_9C88_C6E3
      index += 8
    }
    return hash
  }
}
