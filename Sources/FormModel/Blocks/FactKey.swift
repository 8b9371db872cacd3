/// A hash of a name, the same in every run and never 0; `kind` parts names of different kinds. Eight bytes at a time are
/// mixed in, as wyhash does.
public func factKey(_ bytes: some Collection<UInt8>, kind: UInt8 = 0) -> UInt64 {
  let hash =
    bytes.withContiguousStorageIfAvailable { factHash($0, kind) }
    ?? Array(bytes).withUnsafeBufferPointer { factHash($0, kind) }
  return (hash ^ (hash >> 29)) | 1
}

private func factHash(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: UInt8) -> UInt64 {
  let raw = UnsafeRawBufferPointer(bytes)
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (UInt64(kind) &* 0x9E37_79B9_7F4A_7C15)
  func mix(_ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = product.high ^ product.low
  }
  var index = 0
  while index + 8 <= raw.count {
    mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
    index += 8
  }
  var rest = UInt64(raw.count)
  while index < raw.count {
    rest = rest << 8 | UInt64(raw[index])
    index += 1
  }
  mix(rest)
  return hash
}

/// The key of a number (Fibonacci hashing: Knuth, volume 3, section 6.4).
public func factKey(_ number: Int64) -> UInt64 {
  let mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
  return (mixed ^ (mixed >> 32)) | 1 ^ (mixed & 1)
}
