/// Numbers sequences of fixed-width integers: equal sequences get equal numbers, in order of first appearance.
struct Interner<Element: FixedWidthInteger> {
  private var pool: [Element] = []
  private var ends: [Int32] = []
  /// Open addressing: number + 1, 0 for a free slot.
  private var slots: [Int32]
  private var mask: Int

  /// No sequences yet, with room for some.
  init(capacity: Int = 32) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// How many sequences there are.
  var count: Int { ends.count }

  /// Where in `element(_:)` the members of a sequence stand.
  @inline(__always) func range(of number: Int32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// A member of a sequence, by its place.
  @inline(__always) func element(_ index: Int) -> Element { pool[index] }

  /// The members of a sequence.
  func sequence(_ number: Int32) -> [Element] { Array(pool[range(of: number)]) }

  /// The number of a sequence, and whether it is a new one.
  mutating func intern(_ key: [Element]) -> (number: Int32, isNew: Bool) {
    var slot = hash(key) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if equals(number, key) { return (number, false) }
      slot = (slot + 1) & mask
    }
    let number = Int32(truncatingIfNeeded: ends.count)
    pool.append(contentsOf: key)
    ends.append(Int32(truncatingIfNeeded: pool.count))
    slots[slot] = number + 1
    if ends.count * 2 > slots.count { grow() }
    return (number, true)
  }

  private func hash(_ key: [Element]) -> Int {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: key.count)
    for element in key { Interner.mix(&state, element) }
    return Int(truncatingIfNeeded: state ^ state >> 29)
  }

  @inline(__always) private static func mix(_ state: inout UInt64, _ element: Element) {
    // Both halves of the product: the low one alone knows nothing of an element's high bits.
    let product = (state ^ UInt64(truncatingIfNeeded: element)).multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
    state = product.high ^ product.low
  }

  private func equals(_ number: Int32, _ key: [Element]) -> Bool {
    let range = range(of: number)
    guard range.count == key.count else { return false }
    for i in 0..<key.count where pool[range.lowerBound &+ i] != key[i] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    mask = slots.count - 1
    for number in 0..<Int32(ends.count) {
      var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: range(of: number).count)
      for i in range(of: number) { Interner.mix(&state, pool[i]) }
      var slot = Int(truncatingIfNeeded: state ^ state >> 29) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = number + 1
    }
  }
}
