import Synchronization
import TextPatterns

/// Whether a field takes more steps by itself than a file of others can spare: one with very many hard rules does.
///
/// What it is made of counts whole, whoever has found that out before, so that it depends on the field alone. What is
/// counted while it is looked at ends the work at it early.
final class GreedyField: Sendable {
  /// The steps of a file that one field may take; nil where there is no limit.
  private let limit: Int?
  /// Askings after which the field has certainly taken more: some work is counted twice when it asks.
  private let mostAsked: Int
  private let asked = Atomic(0)
  private let isLookedAt = Atomic(false)
  private let isGreedy = Atomic(false)

  /// - Parameter limit: what one field may cost; nil where there is no limit.
  init(limit: Int?) {
    self.limit = limit
    mostAsked = limit.map { $0 / Interruption.interval * 2 + 2 } ?? .max
  }

  /// Counts from here on.
  func begin() {
    asked.store(0, ordering: .relaxed)
    isGreedy.store(false, ordering: .relaxed)
    isLookedAt.store(true, ordering: .relaxed)
  }

  /// Counts no more.
  func end() { isLookedAt.store(false, ordering: .relaxed) }

  /// Asked once in so many steps.
  var isFound: Bool {
    guard isLookedAt.load(ordering: .relaxed), asked.add(1, ordering: .relaxed).newValue > mostAsked else {
      return false
    }
    find()
    return true
  }

  /// Says that the last field was one.
  func find() { isGreedy.store(true, ordering: .relaxed) }

  /// Whether the last field was one.
  var wasFound: Bool { isGreedy.load(ordering: .relaxed) }

  /// Whether something counts that a field is made of: a few steps do not, whatever the limit is.
  func counts(_ charges: FieldCosts.Charges) -> Bool { limit != nil && charges.steps > 4_000 }

  /// Whether a file of others can spare so many steps.
  func canSpare(_ sum: Int) -> Bool { limit.map { sum <= $0 } ?? true }

  /// What a field takes by itself, and with what others share with it, each thing once.
  func sum(of steps: Int, _ uses: [FieldCosts.Charges]) -> Int {
    let most = uses.reduce(steps) { $0 + $1.steps }
    if canSpare(most) { return most }
    var counted: Set<Int> = []
    return uses.lazy.flatMap(\.each).reduce(steps) { counted.insert($1.key).inserted ? $0 + $1.steps : $0 }
  }
}
