import Synchronization

/// What the fields of a file cost while they are looked at once, by all threads; what several of them share counts
/// once.
public final class FieldCosts: Sendable {
  /// The steps after which no more fields need be looked at; nil where there is no limit.
  private let limit: Int?
  private let shared = Mutex(Shared())
  /// The steps of all fields; what is not settled counts as often as it was met.
  private let most = Atomic(0)
  /// The bytes of all that fields share, counted in the same way.
  private let mostBytes = Atomic(0)

  /// So many bytes may be found out for a file: what is more cannot be kept, and would be found out again and again.
  static let bytesOfFile = 40 << 20

  /// The same of a file whose fields may cost more than those of others.
  private let byteLimit: Int

  /// What fields share.
  private struct Shared {
    /// The things that count already.
    var counted: Set<Int> = []
    /// What was met since: most files cost so little that nobody has to know what of it counts.
    var unsettled: [Charges] = []

    /// The steps and bytes that were counted too often.
    mutating func settle() -> (steps: Int, bytes: Int) {
      var surplus = (steps: 0, bytes: 0)
      for charges in unsettled {
        for charge in charges.each where !counted.insert(charge.key).inserted {
          surplus.steps += charge.steps
          surplus.bytes += charge.bytes
        }
      }
      unsettled.removeAll(keepingCapacity: true)
      return surplus
    }
  }

  /// So many are settled together at most.
  private static let mostUnsettled = 64

  /// - Parameters:
  ///   - limit: the steps after which no more fields need be looked at.
  ///   - scale: how many times as much as others the fields may cost.
  public init(limit: Int? = nil, scale: Int = 1) {
    self.limit = limit
    byteLimit =
      FieldCosts.bytesOfFile.multipliedReportingOverflow(by: scale).overflow
      ? .max : FieldCosts.bytesOfFile * scale
  }

  /// The steps of all fields.
  public var total: Int { settled.steps }

  /// The steps of all fields, and the bytes of what they share.
  private var settled: (steps: Int, bytes: Int) {
    shared.withLock { shared in
      let surplus = shared.settle()
      return (
        most.subtract(surplus.steps, ordering: .relaxed).newValue,
        mostBytes.subtract(surplus.bytes, ordering: .relaxed).newValue
      )
    }
  }

  /// All that they cost: the steps and bytes, and what of it other fields may share.
  public struct Items: Equatable, Sendable {
    fileprivate let steps, bytes: Int
    fileprivate let shared: Set<Int>
  }

  /// All that they cost.
  public var items: Items {
    let (steps, bytes) = settled
    return Items(steps: steps, bytes: bytes, shared: shared.withLock { $0.counted })
  }

  /// Whether the fields cost more than they may.
  public var isOverdrawn: Bool {
    guard let limit else { return false }
    if exceeds(limit) { return true }
    return mostBytes.load(ordering: .relaxed) > byteLimit && settled.bytes > byteLimit
  }

  /// Whether the fields cost more than so many steps.
  public func exceeds(_ steps: Int) -> Bool { most.load(ordering: .relaxed) > steps && total > steps }

  /// Says that they cost more than they may, whatever more there is to find out.
  func overdraw() { if let limit { add(max(0, limit - total) + 1) } }

  /// What one field may cost before the file does for that alone; nil where there is no limit.
  var fieldLimit: Int? { limit.map { $0 / 8 * 3 } }

  /// Adds what a field cost by itself.
  func add(_ steps: Int) { most.add(steps, ordering: .relaxed) }

  /// Adds what things cost that other fields may share.
  func add(_ charges: Charges) {
    shared.withLock { shared in
      shared.unsettled.append(charges)
      let surplus = shared.unsettled.count < FieldCosts.mostUnsettled ? (0, 0) : shared.settle()
      most.add(charges.steps - surplus.0, ordering: .relaxed)
      mostBytes.add(charges.bytes - surplus.1, ordering: .relaxed)
    }
  }

  /// The steps of one thing that fields share.
  struct Charge: Sendable {
    /// A hash of what the thing is made of.
    var key: Int
    /// What it took to find out.
    var steps: Int
    /// About how many bytes it takes.
    var bytes: Int
  }

  /// What one thing cost with all that it is made of.
  final class Charges: Sendable {
    /// One by one.
    let each: [Charge]
    /// The steps of all of them, and the bytes.
    let steps, bytes: Int

    /// Adds them up.
    init(_ each: [Charge]) {
      self.each = each
      steps = each.reduce(0) { $0 + $1.steps }
      bytes = each.reduce(0) { $0 + $1.bytes }
    }
  }
}
