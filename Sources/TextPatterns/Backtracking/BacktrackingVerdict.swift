/// What the analysis says about the time that a backtracking engine needs for a pattern.
public enum BacktrackingVerdict: Sendable, Equatable {
  /// No text up to the length limit costs more than `BacktrackingBudget.harmlessSteps`.
  case safe
  /// Each further pump multiplies the time.
  case exponential(BacktrackingFinding)
  /// The time grows as this power of the text's length, at least 2; the power is measured on the attack.
  case polynomial(degree: Int, BacktrackingFinding)
  /// Why it is not known.
  case notAnalysed(BacktrackingObstacle)
}

/// A pattern that takes too long: on which text, by which part of it, and what to write instead.
public struct BacktrackingFinding: Sendable, Equatable {
  /// On what.
  public var attack: BacktrackingAttack
  /// Byte offsets into the pattern's source: the repetition, or from the first to the last of several, that does it.
  public var range: Range<Int>
  /// Another way to write the same language that is safe, where one is known.
  public var rewrite: BacktrackingRewrite?
}

/// A family of texts, `prefix` + `pump` × n + `suffix`, which the pattern refuses slowly, or finds something in late.
public struct BacktrackingAttack: Sendable, Equatable {
  /// What brings the engine to the loop.
  public var prefix: String
  /// What the loop takes in more than one way.
  public var pump: String
  /// What makes the pattern refuse the text, or a search its beginning.
  public var suffix: String
  /// One text of the family, no longer than the length limit, and long enough to be slow where the limit allows it.
  public var text: String
  /// About how many steps the engine takes on the member of the family that has `length` scalars.
  public var steps: Double
  /// About how many steps it takes at most on a text that is no longer than what is enforced, or than `ordinaryLength`
  /// where nothing is.
  public var ordinarySteps: Double
  /// The length limit that the steps were counted for, in scalars.
  public var length: Int

  /// Longer texts, in scalars, are rare where no limit is enforced.
  public static let ordinaryLength = 1_000
  /// So many steps take ICU about a third of a second, and soon after it gives up: a match attempt ends, as if there
  /// were no match, after some 1.5 × 10⁸.
  private static let harmfulSteps = 1e8

  /// Whether a text of ordinary length stops the app for so long that people notice.
  public var isHarmful: Bool { ordinarySteps >= BacktrackingAttack.harmfulSteps }
}

/// Replaces a part of the pattern by one that has the same language and is safe.
public struct BacktrackingRewrite: Sendable, Equatable {
  /// Byte offsets into the pattern's source.
  public var range: Range<Int>
  /// What stands there then.
  public var replacement: String
}

/// What kept a pattern from being analysed.
public enum BacktrackingObstacle: Error, Sendable, Equatable {
  /// A construct that is not regular, in words, and its byte offsets into the pattern's source.
  case construct(String, Range<Int>)
  /// The pattern needs more than the budget allows.
  case budget
}

/// How much work one analysis may do. All limits count; none measures time, so that answers are the same everywhere.
public struct BacktrackingBudget: Sendable {
  /// Elementary steps of all searches and simulations together.
  public var steps: Int
  /// Positions of the automaton that the pattern is unrolled into.
  public var positions: Int
  /// Edges of that automaton.
  public var edges: Int
  /// The length of a text, in scalars, where there is no limit.
  public var textLength: Int
  /// What a backtracking engine may take before it is called slow: some milliseconds.
  public var harmlessSteps: Double
  /// What this and other analyses may cost together; nil where it has all its steps for itself.
  let pool: StepPool?

  /// The limits one by one.
  public init(
    steps: Int = 1_500_000, positions: Int = 2_000, edges: Int = 60_000, textLength: Int = 10_000,
    harmlessSteps: Double = 1_000_000, pool: StepPool? = nil
  ) {
    self.pool = pool
    self.steps = steps
    self.positions = positions
    self.edges = edges
    self.textLength = textLength
    self.harmlessSteps = harmlessSteps
  }

  /// For one pattern by itself: the usual limits, and as many times the steps as the scale of this thread's pool says.
  public static var standard: BacktrackingBudget { standard(nil, scale: StepPool.current?.scale ?? 1) }

  /// The standard budget, as long as a pool lasts.
  public static func standard(outOf pool: StepPool) -> BacktrackingBudget { standard(pool, scale: pool.scale) }

  private static func standard(_ pool: StepPool?, scale: Int) -> BacktrackingBudget {
    var budget = BacktrackingBudget(pool: pool)
    let product = budget.steps.multipliedReportingOverflow(by: scale)
    budget.steps = product.overflow ? .max / 4 : min(product.partialValue, .max / 4)
    return budget
  }

  /// The same for a part of the steps.
  func limited(to steps: Int) -> BacktrackingBudget {
    var budget = self
    budget.steps = steps
    return budget
  }

  /// Steps of an analysis that are worth one of a pool.
  private static let share = 2

  /// Who pays: the pool that is named, or that of the thread.
  private var payer: StepPool? { pool ?? StepPool.current }

  /// A counter of the steps, and of no more than the pool has left.
  func meter() throws(BacktrackingObstacle) -> StepMeter {
    let granted = min(steps, min(payer?.left ?? steps, steps) * BacktrackingBudget.share)
    guard granted > 0, !(Interruption.current?.isDue(after: StepPool.begin) ?? false) else {
      payer?.settle(0, isShort: steps > 0)
      throw .budget
    }
    return StepMeter(granted)
  }

  /// Takes the steps that a counter took out of the pool.
  func settle(_ meter: StepMeter) {
    let isShort = meter.remaining < 0 && meter.granted < steps
    _ = Interruption.current?.isDue(after: (meter.granted - meter.remaining) / BacktrackingBudget.share)
    payer?.settle((meter.granted - meter.remaining) / BacktrackingBudget.share, isShort: isShort)
  }
}

/// Counts down the elementary steps that are left.
struct StepMeter {
  /// The steps that are left, below 0 where they were too few.
  private(set) var remaining: Int
  /// The steps that there were at first.
  let granted: Int

  /// A counter of so many steps.
  init(_ steps: Int) {
    remaining = steps
    granted = steps
  }

  /// Takes steps; throws where there are not so many.
  @inline(__always) mutating func spend(_ steps: Int = 1) throws(BacktrackingObstacle) {
    remaining -= steps
    if remaining < 0 { throw .budget }
  }
}
