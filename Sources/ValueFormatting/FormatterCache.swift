import Synchronization

/// Formatters by what they are set to: making one costs far more than using it.
///
/// A formatter is used by one thread at a time. When the cache is full it is emptied.
final class FormatterCache<Settings: Hashable & Sendable, Formatter>: Sendable {
  private let made = Mutex<Made>(Made())
  private let make: @Sendable (Settings) -> Formatter?

  private struct Made: @unchecked Sendable {
    var formatters: [Settings: Formatter?] = [:]
  }

  private let limit: Int

  /// - Parameters:
  ///   - limit: how many formatters are kept at most.
  ///   - make: makes a formatter; nil for settings that it refuses.
  init(limit: Int = 256, _ make: @escaping @Sendable (Settings) -> Formatter?) {
    self.limit = limit
    self.make = make
  }

  /// What a formatter with these settings answers; nil where there is no such formatter.
  func answer<Answer: Sendable>(_ settings: Settings, _ ask: @Sendable (Formatter) -> Answer?) -> Answer? {
    made.withLock { made in
      if let known = made.formatters[settings] { return known.flatMap(ask) }
      if made.formatters.count >= limit { made.formatters = [:] }
      let formatter = make(settings)
      made.formatters[settings] = .some(formatter)
      return formatter.flatMap(ask)
    }
  }
}
