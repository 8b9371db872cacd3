import FieldLanguages
import Synchronization

/// The fields that were found to be without fault, by fingerprint, for all versions of a file; in parts, so that two
/// processors seldom wait for each other.
final class CleanFields: Sendable {
  /// One part of the whole, with a lock of its own.
  private final class Shard: Sendable {
    let known = Mutex<Set<FieldFingerprint>>([])
  }

  /// More than these in one part are forgotten: they come from typing, each letter making another field.
  private static let shardLimit = 1 << 14

  private let shards = (0..<16).map { _ in Shard() }

  func contains(_ fingerprint: FieldFingerprint) -> Bool {
    shards[fingerprint.shard].known.withLock { $0.contains(fingerprint) }
  }

  func insert(_ fingerprint: FieldFingerprint) {
    shards[fingerprint.shard].known.withLock { known in
      if known.count >= CleanFields.shardLimit { known = [] }
      known.insert(fingerprint)
    }
  }
}
