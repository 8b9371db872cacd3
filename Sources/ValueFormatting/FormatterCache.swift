import Synchronization

/// Formatters by what they are set to: making one costs far more than using it.
///
/// A formatter is used by one thread at a time. When the cache is full it is emptied.
final class FormatterCache<Settings: Hashable & Sendable, Formatter>: Sendable {
  /// By the hash of the settings, so that threads seldom wait for each other.
  private let made = (0..<FormatterCache.shareCount).map { _ in Share() }
  private let make: @Sendable (Settings) -> Formatter?

  private struct Made: @unchecked Sendable {
    var formatters: [Settings: Formatter?] = [:]
  }

  private final class Share: Sendable {
    let made = Mutex<Made>(Made())
  }

  private static var shareCount: Int { 8 }
  /// How many formatters a share keeps.
  private let limit: Int

  /// - Parameters:
  ///   - limit: how many formatters are kept at most.
  ///   - make: makes a formatter; nil for settings that it refuses.
  init(limit: Int = 256, _ make: @escaping @Sendable (Settings) -> Formatter?) {
    self.limit = max(1, limit / FormatterCache.shareCount)
    self.make = make
  }

  /// What a formatter with these settings answers; nil where there is no such formatter.
  func answer<Answer: Sendable>(_ settings: Settings, _ ask: @Sendable (Formatter) -> Answer?) -> Answer? {
    made[Int(UInt(bitPattern: settings.hashValue) % UInt(FormatterCache.shareCount))].made.withLock { made in
      if let known = made.formatters[settings] { return known.flatMap(ask) }
      if made.formatters.count >= limit { made.formatters = [:] }
      let formatter = make(settings)
      made.formatters[settings] = .some(formatter)
      return formatter.flatMap(ask)
    }
  }
}
