/// How much work one question may cost, in counts and never in time, so that answers are the same on every machine.
public struct SearchBudget: Sendable {
  /// What may be too much.
  public enum Limit: Sendable, Hashable {
    /// Sizes of what is built, each with a limit of its own, and the steps of all work together.
    case syntaxNodes, patternSize, alphabet, states, steps

    /// Whether a larger budget raises it; the others are the same for all.
    public var isRaised: Bool { self == .states || self == .steps }

    /// What the limit counts, in words.
    public var name: String {
      switch self {
      case .syntaxNodes: "the size of a pattern"
      case .patternSize: "the size of a pattern with its repetitions written out"
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
  /// Whether the steps are fewer than they would be if a pool had had more.
  private(set) var isCut = false

  /// So many states and steps, and no more steps than a pool has left.
  public init(states: Int, steps: Int, pool: StepPool? = nil) {
    self.states = states
    self.steps = steps
    self.pool = pool
  }

  /// For one question by itself: the usual limits, times the scale of this thread's pool.
  public static var standard: SearchBudget { standard(nil, scale: StepPool.current?.scale ?? 1) }

  /// The standard budget, as long as a pool lasts.
  public static func standard(outOf pool: StepPool) -> SearchBudget { standard(pool, scale: pool.scale) }

  private static func standard(_ pool: StepPool?, scale: Int) -> SearchBudget {
    SearchBudget(states: scaled(50_000, by: scale), steps: scaled(1_000_000, by: scale), pool: pool)
  }

  private static func scaled(_ limit: Int, by scale: Int) -> Int {
    let product = limit.multipliedReportingOverflow(by: scale)
    return product.overflow ? .max / 4 : min(product.partialValue, .max / 4)
  }

  /// The same for a part of the steps.
  ///
  /// - Parameter isCut: whether they would be more if a pool had had more.
  func limited(to steps: Int, isCut: Bool = false) -> SearchBudget {
    var part = self
    part.steps = steps
    part.isCut = self.isCut || isCut
    return part
  }
}
