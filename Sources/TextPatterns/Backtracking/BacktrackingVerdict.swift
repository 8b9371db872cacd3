/// What the analysis says about the time that a backtracking engine needs for a pattern.
public enum BacktrackingVerdict: Sendable, Equatable {
  /// No text up to the length limit costs more than `BacktrackingBudget.harmlessSteps`.
  case safe
  /// Each further pump multiplies the time.
  case exponential(BacktrackingFinding)
  /// The time grows as this power of the text's length, at least 2; the power is measured on the attack.
  case polynomial(degree: Int, BacktrackingFinding)
  case notAnalysed(BacktrackingObstacle)
}

/// A pattern that takes too long: on which text, by which part of it, and what to write instead.
public struct BacktrackingFinding: Sendable, Equatable {
  public var attack: BacktrackingAttack
  /// Byte offsets into the pattern's source: the repetition, or from the first to the last of several, that does it.
  public var range: Range<Int>
  /// Another way to write the same language that is safe, where one is known.
  public var rewrite: BacktrackingRewrite?
}

/// A family of texts, `prefix` + `pump` × n + `suffix`, which the pattern refuses slowly.
public struct BacktrackingAttack: Sendable, Equatable {
  public var prefix: String
  public var pump: String
  public var suffix: String
  /// One text of the family, no longer than the length limit, and long enough to be slow where the limit allows it.
  public var text: String
  /// About how many steps the engine takes on the member of the family that has `length` scalars.
  public var steps: Double
  /// The length limit that the steps were counted for, in scalars.
  public var length: Int
}

/// Replaces a part of the pattern by one that has the same language and is safe.
public struct BacktrackingRewrite: Sendable, Equatable {
  /// Byte offsets into the pattern's source.
  public var range: Range<Int>
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

  public init(
    steps: Int = 1_500_000, positions: Int = 2_000, edges: Int = 60_000, textLength: Int = 10_000,
    harmlessSteps: Double = 1_000_000
  ) {
    self.steps = steps
    self.positions = positions
    self.edges = edges
    self.textLength = textLength
    self.harmlessSteps = harmlessSteps
  }

  public static let standard = BacktrackingBudget()
}

/// Counts down the elementary steps that are left.
struct StepMeter {
  private(set) var remaining: Int

  init(_ steps: Int) {
    remaining = steps
  }

  @inline(__always) mutating func spend(_ steps: Int = 1) throws(BacktrackingObstacle) {
    remaining -= steps
    if remaining < 0 { throw .budget }
  }
}
