import Synchronization
import UIKitCatalog

/// What is known of all presets together that one version of a file sees: found when it is first asked for, by whatever
/// thread, and kept for all.
public final class SeenPresets: Sendable {
  private let foundNames = Mutex<LikelyNames?>(nil)
  private let foundSummary = Mutex<PresetSummary?>(nil)

  /// Nothing is found yet.
  public init() {}

  /// Their names, for those that are not among them, by `find` where they are not known.
  func names(_ find: () -> LikelyNames) -> LikelyNames { SeenPresets.known(foundNames, find) }

  /// What they say, by `find` where it is not known.
  func summary(_ find: () -> PresetSummary) -> PresetSummary { SeenPresets.known(foundSummary, find) }

  private static func known<Value: Sendable>(_ kept: borrowing Mutex<Value?>, _ find: () -> Value) -> Value {
    kept.withLock { kept in
      if let value = kept { return value }
      let value = find()
      kept = value
      return value
    }
  }
}
