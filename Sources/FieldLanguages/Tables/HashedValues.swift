/// Values by keys that were hashed before.
///
/// They are found by the hash alone, which is a number: a `Dictionary` of each type of key costs a start of the program the
/// time in which the runtime finds out how that type is hashed, all together as long as a small file takes.
struct HashedValues<Key, Value> {
  private var buckets: [Int: [(key: Key, value: Value)]] = [:]
  /// How many values there are.
  private(set) var count = 0
}

extension HashedValues: Sendable where Key: Sendable, Value: Sendable {}

extension HashedValues where Key: Hashable & Sendable {
  /// The value of a key.
  subscript(key: HashedKey<Key>) -> Value? { buckets[key.hash]?.first { $0.key == key.key }?.value }

  /// Puts a value in the place of the one that a key had.
  mutating func set(_ key: HashedKey<Key>, _ value: Value) {
    if let index = buckets[key.hash]?.firstIndex(where: { $0.key == key.key }) {
      buckets[key.hash]?[index].value = value
    } else {
      buckets[key.hash, default: []].append((key.key, value))
      count += 1
    }
  }
}
