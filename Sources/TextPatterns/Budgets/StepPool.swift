import Synchronization

/// The steps that several questions share: what one has taken the others do not have.
///
/// Pools nest: what a field's pool pays, the pool of its file pays too.
public final class StepPool: Sendable {
  /// The pool that pays for the questions of this thread that name none themselves; nil where nobody counts them.
  @TaskLocal public static var current: StepPool?

  private let rest: Atomic<Int>
  private let granted: Atomic<Int>
  private let questions = Atomic(0)
  private let isShort = Atomic(false)
  private let parent: StepPool?
  private let share: Int
  private let demand = Atomic(0)
  /// How often the usual limits of a single question fit into those of the questions of this pool.
  let scale: Int

  /// What a question costs beside its steps: what it takes to begin one, in steps.
  static let begin = 250

  /// Makes what all files share, and none pays for: a constant. It is made whole, whoever waits.
  public static func unpaid<Value>(_ make: () -> Value) -> Value {
    $current.withValue(nil) { Interruption.$current.withValue(nil) { make() } }
  }

  /// A pool of so many steps, and of no more than a larger one has left.
  ///
  /// - Parameters:
  ///   - share: of how many equal parts of what there is to spend it is one at least.
  ///   - scale: by what the usual limits of single questions are multiplied; that of the larger pool where it is not
  ///     given.
  public init(_ steps: Int, within parent: StepPool? = nil, share: Int = 1, scale: Int? = nil) {
    self.share = share
    self.scale = max(1, scale ?? parent?.scale ?? 1)
    rest = Atomic(steps)
    granted = Atomic(steps)
    self.parent = parent
  }

  /// The steps that nobody has taken yet.
  public var left: Int {
    let own = max(0, rest.load(ordering: .relaxed))
    return parent.map { min(own, $0.left) } ?? own
  }

  /// The steps that were taken.
  public var steps: Int { granted.load(ordering: .relaxed) - rest.load(ordering: .relaxed) }

  /// The steps that there must be to spend so that all that was found out is found out again.
  public var need: Int { max(steps, demand.load(ordering: .relaxed)) }

  /// What was paid: steps, and what the questions took beside them.
  public var spent: Int { steps + questions.load(ordering: .relaxed) * StepPool.begin }

  /// Whether a question was given up that would have gone on with more steps in the pool.
  public var wasShort: Bool { isShort.load(ordering: .relaxed) }

  /// Takes steps, more than there are where so many have been used already.
  public func take(_ steps: Int) {
    rest.subtract(steps, ordering: .relaxed)
    parent?.take(steps)
    tellNeed()
  }

  /// A part of what there is that took so many steps would have been too small a part of less.
  private func tellNeed() {
    guard let parent else { return }
    parent.demand.max(need.multipliedReportingOverflow(by: share).partialValue, ordering: .relaxed)
  }

  /// Notes that something was not asked for want of steps.
  public func giveUp() { isShort.store(true, ordering: .relaxed) }

  /// Begins again with so many steps, as if nothing had been asked.
  public func refill(_ steps: Int) {
    rest.store(steps, ordering: .relaxed)
    granted.store(steps, ordering: .relaxed)
    questions.store(0, ordering: .relaxed)
    isShort.store(false, ordering: .relaxed)
    demand.store(0, ordering: .relaxed)
  }

  /// Takes the steps of a question that is over.
  ///
  /// - Parameter isShort: whether it was given up for want of steps in the pool.
  func settle(_ steps: Int, isShort: Bool) {
    rest.subtract(steps, ordering: .relaxed)
    questions.add(1, ordering: .relaxed)
    if isShort { self.isShort.store(true, ordering: .relaxed) }
    parent?.settle(steps, isShort: isShort)
    tellNeed()
  }
}
