/// Finds rows by name in one pass over the name's bytes: open addressing over entries in the order they were added.
///
/// Several entries may have one name; they are met in that order.
struct NameIndex: Sendable {
  struct Entry: Sendable {
    var name: CatalogText
    /// Parts names that may occur once in each of several lists (the members of the enumerations).
    var group: UInt16
    var row: UInt16
  }

  private var entries: [Entry] = []
  private var slots: [UInt16] = []
  private static let free = UInt16.max

  init(_ entries: [Entry]) {
    self.entries = entries
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    slots = Array(repeating: Self.free, count: size)
    for index in entries.indices {
      var slot = Self.hash(entries[index].name.bytes, entries[index].group) & (size - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: index)
    }
  }

  /// The row of the first entry with this name and group that `accepts` takes.
  func row(
    named name: UnsafeBufferPointer<UInt8>, group: UInt16 = 0, where accepts: (UInt16) -> Bool = { _ in true }
  ) -> UInt16? {
    let mask = slots.count - 1
    var slot = Self.hash(name, group) & mask
    while slots[slot] != Self.free {
      let entry = entries[Int(slots[slot])]
      if entry.group == group, entry.name.equals(name), accepts(entry.row) { return entry.row }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Mixes eight bytes at a time; never negative.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>, _ group: UInt16) -> Int {
    let raw = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: name.count) &+ UInt64(group) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= raw.count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail: UInt64 = 0
    while index < raw.count {
      tail = tail << 8 | UInt64(raw[index])
      index += 1
    }
    return Int(truncatingIfNeeded: mix(hash ^ tail) >> 1)
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
