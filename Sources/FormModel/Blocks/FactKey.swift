/// A hash of a name of the language, never 0. Names that are equal by Unicode's canonical equivalence, as texts of Swift
/// are, have the same: `é` may be one scalar or two. Those of ASCII have the same in every run.
public func factKey(_ name: some Collection<UInt8>) -> UInt64 {
  let (hash, isASCII) = factHash(name, 0)
  if isASCII { return finished(hash) }
  var hasher = Hasher()
  hasher.combine(String(decoding: name, as: UTF8.self))
  return finished(UInt64(truncatingIfNeeded: hasher.finalize()))
}

/// A hash of what the app's code calls something, never 0: `NSString` and Swift's compiler tell letters apart that are
/// composed in different ways. `kind` parts names of different kinds.
public func codeKey(_ name: some Collection<UInt8>, kind: UInt8 = 0) -> UInt64 { finished(factHash(name, kind).hash) }

/// Whether two names of the language are the same one, however their letters are composed.
public func isSameName(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
  let answer = one.withContiguousStorageIfAvailable { one in
    other.withContiguousStorageIfAvailable { isSameName(bytes: one, $0) }
  }
  if let answer = answer ?? nil { return answer }
  return Array(one).withUnsafeBufferPointer { one in
    Array(other).withUnsafeBufferPointer { isSameName(bytes: one, $0) }
  }
}

private func isSameName(bytes one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
  if one.count == other.count, one.elementsEqual(other) { return true }
  guard one.contains(where: { $0 >= 0x80 }), other.contains(where: { $0 >= 0x80 }) else { return false }
  return String(decoding: one, as: UTF8.self) == String(decoding: other, as: UTF8.self)
}

private func finished(_ hash: UInt64) -> UInt64 { (hash ^ (hash >> 29)) | 1 }

/// The hash of a name and whether it is ASCII.
private func factHash(_ name: some Collection<UInt8>, _ kind: UInt8) -> (hash: UInt64, isASCII: Bool) {
  name.withContiguousStorageIfAvailable { factHash($0, kind) }
    ?? Array(name).withUnsafeBufferPointer { factHash($0, kind) }
}

/// Eight bytes at a time are mixed in, as wyhash does.
private func factHash(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: UInt8) -> (hash: UInt64, isASCII: Bool) {
  let raw = UnsafeRawBufferPointer(bytes)
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (UInt64(kind) &* 0x9E37_79B9_7F4A_7C15)
  /// All bytes together: the highest bit of any tells that it is beyond ASCII.
  var all: UInt64 = 0
  func mix(_ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = product.high ^ product.low
  }
  var index = 0
  while index + 8 <= raw.count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    all |= word
    mix(word)
    index += 8
  }
  var rest: UInt64 = 0
  for byte in raw[index...] { rest = rest << 8 | UInt64(byte) }
  all |= rest
  mix(rest | UInt64(truncatingIfNeeded: raw.count) << 56)
  return (hash, all & 0x8080_8080_8080_8080 == 0)
}

/// The key of a number (Fibonacci hashing: Knuth, volume 3, section 6.4).
public func factKey(_ number: Int64) -> UInt64 {
  let mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
  return (mixed ^ (mixed >> 32)) | 1 ^ (mixed & 1)
}
