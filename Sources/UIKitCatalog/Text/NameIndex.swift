/// Finds rows by name in one pass over the name's bytes: open addressing over entries in the order they were added.
///
/// Several entries may have one name; they are met in that order.
final class NameIndex: Sendable {
  /// A row with one of its names.
  struct Entry: Sendable {
    /// The name, of which any number of entries may have the same.
    var name: CatalogText
    /// Parts names that may occur once in each of several lists (the members of the enumerations).
    var group: UInt16
    /// The row, which look-ups give.
    var row: UInt16
  }

  private let entries: [Entry]
  /// The upper half of the name's hash, and the number of its entry from 1; 0 where the slot is free.
  private let slots: [UInt64]

  /// Indexes entries; of those with one name and group, the first comes first.
  init(_ entries: [Entry]) {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for index in entries.indices {
      let hash = Self.hash(entries[index].name.bytes, entries[index].group)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = (hash & ~0xFFFF_FFFF) | UInt64(index + 1)
    }
    self.entries = entries
    self.slots = slots
  }

  /// The row of the first entry with this name and group that `accepts` takes.
  @inline(__always)
  func row(
    named name: UnsafeBufferPointer<UInt8>, group: UInt16 = 0, where accepts: (UInt16) -> Bool = { _ in true }
  ) -> UInt16? {
    let hash = Self.hash(name, group)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return nil }
      if found >> 32 == hash >> 32 {
        let entry = entries[Int(truncatingIfNeeded: found & 0xFFFF_FFFF) - 1]
        if entry.group == group, entry.name.equals(name), accepts(entry.row) { return entry.row }
      }
      slot = (slot + 1) & mask
    }
  }

  /// Mixes eight bytes at a time; the last eight may overlap those before.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ group: UInt16) -> UInt64 {
    let raw = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: name.count) &+ UInt64(group) &* 0x9E37_79B9_7F4A_7C15
    guard raw.count >= 8 else {
      var tail: UInt64 = 0
      for byte in raw { tail = tail << 8 | UInt64(byte) }
      return mix(hash ^ tail)
    }
    var index = 0
    while index + 8 < raw.count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    return mix(hash ^ raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

/// Runs `body` on the bytes of a name of any kind, copied only where they do not lie side by side.
@inlinable func withBytes<Result>(
  _ name: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  if let result = name.withContiguousStorageIfAvailable(body) { return result }
  return Array(name).withUnsafeBufferPointer(body)
}
