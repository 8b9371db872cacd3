import Synchronization

/// What the fields of a file cost while they are looked at once, by all threads; what several of them share counts
/// once.
public final class FieldCosts: Sendable {
  /// The steps after which no more fields need be looked at; nil where there is no limit.
  private let limit: Int?
  private let counted = Mutex<Set<Int>>([])
  private let sum = Atomic(0)

  /// - Parameter limit: the steps after which no more fields need be looked at.
  public init(limit: Int? = nil) { self.limit = limit }

  /// The steps of all fields.
  public var total: Int { sum.load(ordering: .relaxed) }

  /// Whether the fields cost more than they may.
  public var isOverdrawn: Bool { limit.map { total > $0 } ?? false }

  /// Says that they cost more than they may, whatever more there is to find out.
  func overdraw() { if let limit { add(max(0, limit - total) + 1) } }

  /// What one field may cost before that is certain; nil where there is no limit.
  var fieldLimit: Int? { limit }

  /// Adds what a field cost by itself.
  func add(_ steps: Int) { sum.add(steps, ordering: .relaxed) }

  /// Adds what things cost that other fields may share.
  func add(_ charges: some Sequence<Charge>) {
    let new = counted.withLock { counted in
      charges.reduce(0) { counted.insert($1.key).inserted ? $0 + $1.steps : $0 }
    }
    if new > 0 { add(new) }
  }

  /// The steps of one thing that fields share.
  struct Charge: Sendable {
    /// A hash of what the thing is made of.
    var key: Int
    /// What it took to find out.
    var steps: Int
  }
}
