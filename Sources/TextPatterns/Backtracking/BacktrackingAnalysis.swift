/// Whether a pattern can take exponential or polynomial time in an engine that backtracks, as ICU's does.
///
/// Ambiguous loops of the pattern's automaton are candidates; one is reported only if the steps that the engine takes
/// on a text that it refuses, counted exactly, go past a limit.
public enum BacktrackingAnalysis {
  /// Analyses a pattern for texts of at most `maxLength` scalars (`BacktrackingBudget.textLength` where there is no
  /// limit).
  ///
  /// - Parameters:
  ///   - alphabet: the scalars that texts are made of; nil for all of them.
  ///   - inner: scalars that neither begin nor end a text.
  public static func analyse(
    _ tree: PatternTree, match: PatternMatch, maxLength: Int? = nil, alphabet: ScalarSet? = nil,
    inner: ScalarSet = .empty, budget: BacktrackingBudget = .standard
  ) -> BacktrackingVerdict {
    do throws(BacktrackingObstacle) {
      let texts = AttackLimits(maxLength, alphabet, inner, budget)
      guard let (growth, found) = try slowest(tree, match, texts, budget) else { return .safe }
      var finding = found
      finding.rewrite = SafeRewrite.find(for: finding, in: tree) { isSafe($0, match, texts, budget) }
      return verdict(growth, finding)
    } catch {
      return .notAnalysed(error)
    }
  }

  /// What it takes to begin a search, beside what is counted: its tables are made whole.
  private static let stepsToSearch = 2_000

  private static func isSafe(
    _ tree: PatternTree, _ match: PatternMatch, _ texts: AttackLimits, _ budget: BacktrackingBudget
  ) -> Bool {
    do throws(BacktrackingObstacle) {
      if case .some = try slowest(tree, match, texts, budget.limited(to: budget.steps / 8)) { return false }
      return true
    } catch {
      return false
    }
  }

  private static func verdict(
    _ growth: GrowthCurve.Growth, _ finding: BacktrackingFinding
  ) -> BacktrackingVerdict {
    switch growth {
    case .exponential: .exponential(finding)
    case .polynomial(let degree): .polynomial(degree: degree, finding)
    }
  }

  /// The slowest attack, without a rewrite; nil where the pattern is safe.
  static func slowest(
    _ tree: PatternTree, _ match: PatternMatch, _ texts: AttackLimits, _ budget: BacktrackingBudget
  ) throws(BacktrackingObstacle) -> (GrowthCurve.Growth, BacktrackingFinding)? {
    var meter = try budget.meter()
    defer { budget.settle(meter) }
    try meter.spend(tree.nodes.count / 4 + 16)
    let shape = try PatternShape(tree, textLength: texts.length)
    let starts = match == .anywhere ? Double(texts.length + 1) : 1
    if shape.obstacle == nil, shape.stepBound(tree.root) * starts <= budget.harmlessSteps { return nil }
    try meter.spend(BacktrackingAnalysis.stepsToSearch)
    do throws(BacktrackingObstacle) {
      var search = try AttackSearch(tree, shape, match, texts, budget, &meter)
      defer { meter = search.meter }
      if let found = try search.run() { return found }
    } catch {
      throw shape.obstacle ?? error
    }
    // Without what is cut off nothing is slow: of the rest nothing is known.
    if let obstacle = shape.obstacle { throw obstacle }
    return nil
  }
}

/// Which texts an attack may use.
struct AttackLimits {
  /// The most scalars of a text.
  let length: Int
  /// The most scalars of a text that counts where it is asked how much a slow text hurts: those that are enforced, or
  /// `BacktrackingAttack.ordinaryLength`.
  let ordinaryLength: Int
  /// The scalars that texts are made of; nil for all of them.
  let alphabet: ScalarSet?
  /// The scalars that neither begin nor end a text.
  let inner: ScalarSet

  /// Limits for texts of at most so many scalars, made of some scalars; nil for no limit of either.
  init(_ maxLength: Int?, _ alphabet: ScalarSet?, _ inner: ScalarSet = .empty, _ budget: BacktrackingBudget) {
    self.inner = inner
    length = max(0, min(maxLength ?? budget.textLength, budget.textLength))
    ordinaryLength = min(length, maxLength ?? BacktrackingAttack.ordinaryLength)
    self.alphabet = alphabet
  }
}
