/// Counts the steps of one question; past the budget it is exhausted and stays so. A pool pays when the count is over.
///
/// A step is worth about 20 to 40 nanoseconds on a processor of 2024, whatever is counted.
final class StepCounter {
  /// The steps that are left, below 0 where they were too few.
  private(set) var remaining: Int
  private let granted: Int
  private let pool: StepPool?
  /// What the question may cost.
  let budget: SearchBudget
  /// The first limit that the question went past.
  private(set) var exceeded: SearchBudget.Limit?
  /// Whether a part of the work was left out for want of steps.
  private var leavesOut = false
  private let interruption: Interruption?
  /// What is left when the interruption is asked again, and what was left when it was last.
  private var nextLook = 0
  private var lastLook: Int

  /// Grants what the budget has, and the pool that pays: that of the budget, else that of the thread.
  ///
  /// - Parameter isPaid: whether a pool pays; where none does, whoever asks adds the steps to a counter of his own.
  init(_ budget: SearchBudget, isPaid: Bool = true) {
    self.budget = budget
    pool = isPaid ? budget.pool ?? StepPool.current : nil
    interruption = Interruption.current
    let isInterrupted = interruption?.isDue(after: StepPool.begin) ?? false
    granted = isInterrupted ? 0 : min(budget.steps, pool?.left ?? budget.steps)
    remaining = granted
    lastLook = granted
    if granted <= 0 { exceeded = .steps }
    if interruption != nil { nextLook = max(0, granted - Interruption.interval) }
  }

  deinit {
    _ = interruption?.isDue(after: lastLook - remaining)
    let isShort = exceeded == .steps || remaining <= 0 || leavesOut
    pool?.settle(granted - remaining, isShort: isShort && isCut)
  }

  /// Whether there would be more steps if a pool had had more.
  private var isCut: Bool { granted < budget.steps || budget.isCut }

  /// Whether a limit has been passed: what is found out from then on means nothing.
  var isExhausted: Bool { exceeded != nil }

  /// Takes steps.
  @inline(__always) func spend(_ count: Int) {
    remaining -= count
    if remaining < nextLook { look() }
  }

  /// The budget is spent, or it is time to ask whether somebody waits.
  private func look() {
    guard remaining >= 0, let interruption else { return exceed(.steps) }
    let isDue = interruption.isDue(after: lastLook - remaining)
    lastLook = remaining
    nextLook = max(0, remaining - Interruption.interval)
    if isDue { exceed(.steps) }
  }

  /// The same for work that ends with an error once the budget is exhausted.
  @inline(__always) func pay(_ count: Int) throws(NotAnalysedReason) {
    spend(count)
    if let exceeded { throw NotAnalysedReason(.budget(exceeded)) }
  }

  /// What is left, as a budget for another search.
  var rest: SearchBudget { budget.limited(to: max(0, remaining), isCut: isCut) }

  /// Says that a part of the work was left out for want of steps, without which the rest is done all the same.
  func leaveOut() { leavesOut = true }

  /// Says that another limit has been passed.
  func exceed(_ limit: SearchBudget.Limit) {
    if exceeded == nil { exceeded = limit }
  }
}
