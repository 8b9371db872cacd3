/// A hash of a name (FNV-1a, 64 bits, mixed once more), the same in every run and never 0; `kind` parts names of
/// different kinds.
public func factKey(_ bytes: some Collection<UInt8>, kind: UInt8 = 0) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (UInt64(kind) &* 0x9E37_79B9_7F4A_7C15)
  let isDone: Void? = bytes.withContiguousStorageIfAvailable { buffer in
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
  if isDone == nil {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
  return (hash ^ (hash >> 29)) | 1
}

/// The key of a number (Fibonacci hashing: Knuth, volume 3, section 6.4).
public func factKey(_ number: Int64) -> UInt64 {
  let mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
  return (mixed ^ (mixed >> 32)) | 1 ^ (mixed & 1)
}
