import Synchronization

/// How much work one question may cost, in counts and never in time, so that answers are the same on every machine.
public struct SearchBudget: Sendable {
  public enum Limit: Sendable, Hashable {
    case syntaxNodes, programSize, alphabet, states, steps

    /// What the limit counts, in words.
    public var name: String {
      switch self {
      case .syntaxNodes: "the size of a pattern"
      case .programSize: "the size of a pattern with its repetitions written out"
      case .alphabet: "the number of different character sets"
      case .states: "the number of states"
      case .steps: "the number of steps"
      }
    }
  }

  /// Product states that one search may visit.
  public var states: Int
  /// Elementary steps (one transition, or one word of a state) over the whole question.
  public var steps: Int
  /// What it and other questions may cost together; nil where it has all its steps for itself.
  let pool: StepPool?

  public init(states: Int, steps: Int, pool: StepPool? = nil) {
    self.states = states
    self.steps = steps
    self.pool = pool
  }

  public static let standard = SearchBudget(states: 50_000, steps: 1_000_000)

  /// The standard budget, as long as a pool lasts.
  public static func standard(outOf pool: StepPool) -> SearchBudget {
    SearchBudget(states: standard.states, steps: standard.steps, pool: pool)
  }

  /// The same for a part of the steps.
  func limited(to steps: Int) -> SearchBudget { SearchBudget(states: states, steps: steps, pool: pool) }
}

/// The steps that several questions share: what one has taken the others do not have.
public final class StepPool: Sendable {
  private let rest: Atomic<Int>

  public init(_ steps: Int) { rest = Atomic(steps) }

  public var left: Int { max(0, rest.load(ordering: .relaxed)) }

  fileprivate func take(_ steps: Int) { rest.subtract(steps, ordering: .relaxed) }
}

/// Sizes that compiling one pattern never exceeds.
enum CompilationLimit {
  static let syntaxNodes = 100_000
  static let instructions = 20_000
  static let edges = 300_000
  static let sets = 2_048
  static let depth = 250
  static let lookDepth = 8
  /// Look-aheads at the start of a pattern that become languages of their own.
  static let separateLooks = 24
  /// Entries of a table that joins two partitions.
  static let alphabet = 8_192
}

/// Counts the steps of one question; past the budget it is exhausted and stays so. A pool pays when the count is over.
final class StepCounter {
  private(set) var remaining: Int
  private let granted: Int
  let budget: SearchBudget
  private(set) var exceeded: SearchBudget.Limit?

  init(_ budget: SearchBudget) {
    self.budget = budget
    granted = min(budget.steps, budget.pool?.left ?? budget.steps)
    remaining = granted
  }

  deinit { budget.pool?.take(granted - remaining) }

  var isExhausted: Bool { exceeded != nil }

  @inline(__always) func spend(_ count: Int) {
    remaining -= count
    if remaining < 0 { exceed(.steps) }
  }

  /// What is left, as a budget for another search.
  var rest: SearchBudget { budget.limited(to: max(0, remaining)) }

  func exceed(_ limit: SearchBudget.Limit) {
    if exceeded == nil { exceeded = limit }
  }
}
