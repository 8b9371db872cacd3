import Synchronization
import TextPatterns

/// Whether a field takes more steps by itself than a file of others can spare: one with very many hard rules does.
final class GreedyField: Sendable {
  /// Askings after which that is certain.
  private let limit: Int
  private let asked = Atomic(0)
  private let isLookedAt = Atomic(false)

  /// - Parameter limit: the steps of a file; nil where there is no limit.
  init(limit: Int?) { self.limit = limit.map { $0 / Interruption.interval + 1 } ?? .max }

  /// Counts from here on.
  func begin() {
    asked.store(0, ordering: .relaxed)
    isLookedAt.store(true, ordering: .relaxed)
  }

  /// Counts no more.
  func end() { isLookedAt.store(false, ordering: .relaxed) }

  /// Asked once in so many steps.
  var isFound: Bool {
    isLookedAt.load(ordering: .relaxed) && asked.add(1, ordering: .relaxed).newValue > limit
  }

  /// Whether the last field was one.
  var wasFound: Bool { asked.load(ordering: .relaxed) > limit }
}
