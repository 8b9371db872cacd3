/// A hash of 128 bits, for what is told apart by it alone: two hashes are made side by side, and that two different things
/// have both in common does not happen.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline var first: UInt64 = 0xCBF2_9CE4_8422_2325
  @usableFromInline var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// That of nothing.
  @inlinable public init() {}

  /// Adds bytes.
  @inlinable public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      add(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    // Fewer than eight bytes are left: above them there is room for how many there were.
    var tail: UInt64 = 0
    while index < raw.count {
      tail = tail << 8 | UInt64(raw[index])
      index += 1
    }
    add(tail | UInt64(truncatingIfNeeded: raw.count) << 56)
  }

  /// Adds a number.
  @inlinable public mutating func add(_ word: UInt64) {
    let one = (first ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    first = one.high ^ one.low ^ 0x8EBC_6AF0_9C88_C6E3
    let other = (second &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    second = other.high ^ other.low &+ word
  }

  /// Adds another one.
  @inlinable public mutating func add(_ other: Fingerprint) {
    add(other.first)
    add(other.second)
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
