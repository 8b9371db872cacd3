import Synchronization

/// What the fields of a file cost while they are looked at once, by all threads; what several of them share counts
/// once.
public final class FieldCosts: Sendable {
  /// The steps after which no more fields need be looked at; nil where there is no limit.
  private let limit: Int?
  private let shared = Mutex(Shared())
  /// The steps of all fields; what is not settled counts as often as it was met.
  private let most = Atomic(0)

  /// What fields share.
  private struct Shared {
    /// The things that count already.
    var counted: Set<Int> = []
    /// What was met since: most files cost so little that nobody has to know what of it counts.
    var unsettled: [[Charge]] = []

    /// The steps that were counted too often.
    mutating func settle() -> Int {
      var surplus = 0
      for charges in unsettled {
        for charge in charges where !counted.insert(charge.key).inserted { surplus += charge.steps }
      }
      unsettled.removeAll(keepingCapacity: true)
      return surplus
    }
  }

  /// So many are settled together at most.
  private static let mostUnsettled = 64

  /// - Parameter limit: the steps after which no more fields need be looked at.
  public init(limit: Int? = nil) { self.limit = limit }

  /// The steps of all fields.
  public var total: Int {
    shared.withLock { shared in
      let surplus = shared.settle()
      return most.subtract(surplus, ordering: .relaxed).newValue
    }
  }

  /// Whether the fields cost more than they may.
  public var isOverdrawn: Bool { limit.map(exceeds) ?? false }

  /// Whether the fields cost more than so many steps.
  public func exceeds(_ steps: Int) -> Bool { most.load(ordering: .relaxed) > steps && total > steps }

  /// Says that they cost more than they may, whatever more there is to find out.
  func overdraw() { if let limit { add(max(0, limit - total) + 1) } }

  /// What one field may cost before that is certain; nil where there is no limit.
  var fieldLimit: Int? { limit }

  /// Adds what a field cost by itself.
  func add(_ steps: Int) { most.add(steps, ordering: .relaxed) }

  /// Adds what things cost that other fields may share.
  func add(_ charges: [Charge]) {
    let steps = charges.reduce(0) { $0 + $1.steps }
    shared.withLock { shared in
      shared.unsettled.append(charges)
      let surplus = shared.unsettled.count < FieldCosts.mostUnsettled ? 0 : shared.settle()
      most.add(steps - surplus, ordering: .relaxed)
    }
  }

  /// The steps of one thing that fields share.
  struct Charge: Sendable {
    /// A hash of what the thing is made of.
    var key: Int
    /// What it took to find out.
    var steps: Int
  }
}
