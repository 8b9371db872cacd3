/// Numbers tuples of states, all of one width, in order of first appearance.
struct TupleTable {
  private let width: Int
  private var pool: [Int32] = []
  /// Open addressing: number + 1, 0 for a free slot.
  private var slots: [Int32]
  /// How many tuples there are.
  private(set) var count = 0

  /// No tuples yet, each of so many states.
  init(width: Int) {
    self.width = width
    slots = Array(repeating: 0, count: 64)
  }

  /// A state of a tuple.
  @inline(__always) func element(_ number: Int, _ index: Int) -> Int32 { pool[number &* width &+ index] }

  /// Forgets all tuples.
  mutating func removeAll() {
    if count == 0 { return }
    pool.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
    count = 0
  }

  /// The number of a tuple, and whether it is a new one.
  @inline(__always)
  mutating func intern(_ key: [Int32]) -> (number: Int32, isNew: Bool) {
    var hash: UInt64 = 0
    for element in key { hash = TupleTable.mixed(hash, element) }
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count &- 1)
    while slots[slot] != 0 {
      let number = slots[slot] &- 1
      if equals(Int(number), key) { return (number, false) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    for element in key { pool.append(element) }
    count += 1
    slots[slot] = Int32(truncatingIfNeeded: count)
    if count * 2 > slots.count { grow() }
    return (Int32(truncatingIfNeeded: count - 1), true)
  }

  @inline(__always) private static func mixed(_ hash: UInt64, _ element: Int32) -> UInt64 {
    let mixed = (hash ^ UInt64(UInt32(bitPattern: element))) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ mixed >> 32
  }

  @inline(__always) private func equals(_ number: Int, _ key: [Int32]) -> Bool {
    for index in 0..<width where pool[number &* width &+ index] != key[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for number in 0..<count {
      var hash: UInt64 = 0
      for index in 0..<width { hash = TupleTable.mixed(hash, pool[number &* width &+ index]) }
      var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}
