import Synchronization

/// What was found out by key, for several threads. A table that is full forgets all: what fills it is typing, each
/// letter of which makes another key that nobody asks for again.
///
/// (How keys are hashed is asked for by its methods only; see `HashedValues`.)
final class BoundedTable<Key: Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let known = Mutex(HashedValues<Key, Value>())

  /// - Parameter limit: how many values are kept at most.
  init(limit: Int) { self.limit = limit }
}

extension BoundedTable where Key: Hashable {
  /// The value of a key, made where it is not known; two threads may make the same.
  func value(_ key: Key, _ make: () -> Value) -> Value {
    let key = HashedKey(key)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    known.withLock { known in
      if known.count >= limit { known = HashedValues() }
      known.set(key, value)
    }
    return value
  }
}
