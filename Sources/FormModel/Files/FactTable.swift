public import FormSyntax

/// A multiset of facts of a form: for each key, the chunks that say it, in the order of the text.
///
/// Open addressing with linear probing (Knuth, volume 3, section 6.4). Keys are 64-bit hashes of names; whoever reports
/// a clash compares the names themselves. Adding and taking away cost the same however large the form is; keys that
/// several chunks have are known at any time.
public struct FactTable: Sendable {
  private struct Slot {
    var key: UInt64
    var chunk: UInt64
  }

  private static let free: UInt64 = 0
  private static let shared: UInt64 = .max
  private static let removed: UInt64 = .max - 1

  private var slots: [Slot] = []
  private var used = 0
  /// The keys that two chunks or more have, with those chunks in order.
  public private(set) var clashes: [UInt64: [ChunkID]] = [:]

  /// Says which keys there are, in whatever order they came: tables with the same keys have the same.
  private(set) var fingerprint: UInt64 = 0

  /// No facts.
  public init() {}

  /// A table with room for so many keys.
  init(capacity: Int) { resize(to: capacity * 6 / 5 + 1) }

  /// Adds that a chunk says a key; it may say so twice, and says it once.
  public mutating func add(_ key: UInt64, _ chunk: ChunkID) {
    if (used + 1) * 6 > slots.count * 5 { grow() }
    let start = start(key)
    let (known, isNew) = slots.withUnsafeMutableBufferPointer { slots -> (known: Int?, isNew: Bool) in
      var slot = start
      var free: Int?
      while slots[slot].chunk != FactTable.free {
        if slots[slot].chunk == FactTable.removed {
          free = free ?? slot
        } else if slots[slot].key == key {
          return (slot, false)
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[free ?? slot] = Slot(key: key, chunk: chunk.rawValue)
      return (nil, free == nil)
    }
    if let known { return join(known, chunk) }
    if isNew { used += 1 }
    fingerprint &+= FactTable.mixed(key)
  }

  private mutating func join(_ slot: Int, _ chunk: ChunkID) {
    let key = slots[slot].key
    if slots[slot].chunk == chunk.rawValue { return }
    if slots[slot].chunk != FactTable.shared {
      clashes[key] = [ChunkID(rawValue: slots[slot].chunk)]
      slots[slot].chunk = FactTable.shared
    }
    clashes[key, default: []].insertSorted(chunk)
  }

  /// Takes a chunk away from those that say a key.
  public mutating func remove(_ key: UInt64, _ chunk: ChunkID) {
    guard let slot = find(key) else { return }
    if slots[slot].chunk == FactTable.shared {
      clashes[key]?.removeSorted(chunk)
      if let rest = clashes[key], rest.count == 1 {
        slots[slot].chunk = rest[0].rawValue
        clashes[key] = nil
      }
    } else if slots[slot].chunk == chunk.rawValue {
      slots[slot].chunk = FactTable.removed
      fingerprint &-= FactTable.mixed(key)
    }
  }

  /// A key that differs in many bits from others (the finalizer of splitmix64).
  private static func mixed(_ key: UInt64) -> UInt64 {
    var mixed = key &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// All keys, in no order.
  var keys: [UInt64] { liveSlots.map(\.key) }

  /// The chunks that have a key, in order.
  public subscript(key: UInt64) -> [ChunkID] {
    guard let slot = find(key) else { return [] }
    return slots[slot].chunk == FactTable.shared ? clashes[key] ?? [] : [ChunkID(rawValue: slots[slot].chunk)]
  }

  /// The first chunk that has a key.
  public func first(_ key: UInt64) -> ChunkID? {
    guard let slot = find(key) else { return nil }
    return slots[slot].chunk == FactTable.shared ? clashes[key]?.first : ChunkID(rawValue: slots[slot].chunk)
  }

  /// All chunks, in no order.
  var chunks: [ChunkID] { liveSlots.flatMap { self[$0.key] } }

  /// The chunks whose keys another table does not have.
  func chunks(withoutKeyIn other: FactTable) -> [ChunkID] {
    liveSlots.filter { other.find($0.key) == nil }.flatMap { self[$0.key] }
  }

  /// For each key that another table does not have, the first chunk of it; at most so many, in no order.
  func firstChunks(withoutKeyIn other: FactTable, most: Int) -> [ChunkID] {
    liveSlots.lazy.filter { other.find($0.key) == nil }.prefix(most).compactMap { first($0.key) }
  }

  /// Whether another table has the same keys.
  public func hasKeys(of other: FactTable) -> Bool {
    liveSlots.allSatisfy { other.find($0.key) != nil } && other.liveSlots.allSatisfy { find($0.key) != nil }
  }

  /// Whether there is none.
  public var isEmpty: Bool { liveSlots.isEmpty }

  private var liveSlots: [Slot] {
    slots.filter { $0.chunk != FactTable.free && $0.chunk != FactTable.removed }
  }

  private func start(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key ^ (key >> 32)) & (slots.count - 1) }

  private func find(_ key: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = start(key)
    while slots[slot].chunk != FactTable.free {
      if slots[slot].key == key, slots[slot].chunk != FactTable.removed { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    let old = liveSlots
    resize(to: (old.count + 1) * 2)
    used = old.count
    for slot in old {
      var place = start(slot.key)
      while slots[place].chunk != FactTable.free { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private mutating func resize(to count: Int) {
    var size = 16
    while size < count { size *= 2 }
    // (An array of a repeated value is made by code for any kind of element.)
    slots = []
    slots.reserveCapacity(size)
    slots.append(contentsOf: repeatElement(Slot(key: 0, chunk: FactTable.free), count: size))
  }
}

extension Array where Element: Comparable {
  fileprivate mutating func insertSorted(_ element: Element) {
    if let last, last < element { return append(element) }
    let place = lowerBound(element)
    if place < count, self[place] == element { return }
    insert(element, at: place)
  }

  fileprivate mutating func removeSorted(_ element: Element) {
    let place = lowerBound(element)
    if place < count, self[place] == element { remove(at: place) }
  }

  private func lowerBound(_ element: Element) -> Int { (0..<count).partitioningIndex { self[$0] >= element } }
}
