import Synchronization
import UIKitCatalog

/// The names of the presets that one version of a file sees, for those that are not among them: found when they are first
/// asked for, by whatever thread, and kept for all.
public final class PresetNames: Sendable {
  private let found = Mutex<LikelyNames?>(nil)

  /// They are not found yet.
  public init() {}

  /// The names, by `find` where they are not known.
  func names(_ find: () -> LikelyNames) -> LikelyNames {
    found.withLock { found in
      if let names = found { return names }
      let names = find()
      found = names
      return names
    }
  }
}
