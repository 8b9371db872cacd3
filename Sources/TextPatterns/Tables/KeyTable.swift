/// What was found out for keys of 64 bits: open addressing with linear probing (Knuth, volume 3, section 6.4), only
/// ever added to.
struct KeyTable {
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  /// The place in `keys` plus 1, 0 for a free slot.
  private var slots = Array(repeating: Int32(0), count: 64)

  /// The value of a key, nil where it has none.
  subscript(key: UInt64) -> Int32? {
    var slot = self.slot(of: key)
    while slots[slot] != 0 {
      let place = Int(slots[slot] &- 1)
      if keys[place] == key { return values[place] }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Adds a key that is not there yet.
  mutating func add(_ key: UInt64, _ value: Int32) {
    keys.append(key)
    values.append(value)
    if keys.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 4)
      for place in keys.indices { enter(place) }
    } else {
      enter(keys.count - 1)
    }
  }

  private mutating func enter(_ place: Int) {
    var slot = self.slot(of: keys[place])
    while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    slots[slot] = Int32(truncatingIfNeeded: place + 1)
  }

  @inline(__always) private func slot(of key: UInt64) -> Int {
    let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low >> 32) & (slots.count &- 1)
  }
}
