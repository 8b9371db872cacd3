/// Whether a pattern can take exponential or polynomial time in an engine that backtracks, as ICU's does.
///
/// Ambiguous loops of the pattern's automaton are candidates; one is reported only if the steps that the engine takes
/// on a text that it refuses, counted exactly, go past a limit.
public enum BacktrackingAnalysis {
  /// Analyses a pattern for texts of at most `maxLength` scalars (`BacktrackingBudget.textLength` where there is no
  /// limit).
  public static func analyse(
    _ tree: PatternTree, match: PatternMatch, maxLength: Int? = nil, budget: BacktrackingBudget = .standard
  ) -> BacktrackingVerdict {
    do throws(BacktrackingObstacle) {
      let limit = max(0, min(maxLength ?? budget.textLength, budget.textLength))
      guard let (growth, found) = try slowest(tree, match, limit, budget) else { return .safe }
      var finding = found
      finding.rewrite = SafeRewrite.find(for: finding, in: tree) { isSafe($0, match, limit, budget) }
      return verdict(growth, finding)
    } catch {
      return .notAnalysed(error)
    }
  }

  private static func isSafe(
    _ tree: PatternTree, _ match: PatternMatch, _ limit: Int, _ budget: BacktrackingBudget
  ) -> Bool {
    var budget = budget
    budget.steps /= 8
    do throws(BacktrackingObstacle) {
      if case .some = try slowest(tree, match, limit, budget) { return false }
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
    _ tree: PatternTree, _ match: PatternMatch, _ limit: Int, _ budget: BacktrackingBudget
  ) throws(BacktrackingObstacle) -> (GrowthCurve.Growth, BacktrackingFinding)? {
    let shape = try PatternShape(tree, textLength: limit)
    let starts = match == .anywhere ? Double(limit + 1) : 1
    if shape.stepBound(tree.root) * starts <= budget.harmlessSteps { return nil }
    var search = try AttackSearch(tree, shape, match, limit, budget)
    return try search.run()
  }
}
