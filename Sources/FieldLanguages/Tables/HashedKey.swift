/// A key whose bytes were gone through before others have to wait.
struct HashedKey<Key: Hashable & Sendable>: Sendable {
  /// The key.
  let key: Key
  /// Its hash, found once.
  let hash: Int

  /// Hashes a key.
  init(_ key: Key) {
    self.key = key
    hash = key.hashValue
  }
}
