/// Whether a pattern can take exponential or polynomial time in an engine that backtracks, as ICU's does.
///
/// Ambiguous loops of the pattern's automaton are candidates; one is reported only if the steps that the engine takes on a
/// text that it refuses, counted exactly, go past a limit.
public enum BacktrackingAnalysis {
  /// Analyses a pattern for texts of at most `maxLength` scalars (`BacktrackingBudget.textLength` where there is no limit).
  public static func analyse(
    _ tree: PatternTree, match: PatternMatch, maxLength: Int? = nil, budget: BacktrackingBudget = .standard
  ) -> BacktrackingVerdict {
    do throws(BacktrackingObstacle) {
      let limit = max(0, min(maxLength ?? budget.textLength, budget.textLength))
      guard let (growth, finding) = try slowest(tree, match, limit, budget) else { return .safe }
      return verdict(growth, BacktrackingRewrites.completed(finding, tree, match, maxLength, budget))
    } catch {
      return .notAnalysed(error)
    }
  }

  private static func verdict(
    _ growth: GrowthMeasurement.Growth, _ finding: BacktrackingFinding
  ) -> BacktrackingVerdict {
    switch growth {
    case .exponential: .exponential(finding)
    case .polynomial(let degree): .polynomial(degree: degree, finding)
    }
  }

  private static func slowest(
    _ tree: PatternTree, _ match: PatternMatch, _ limit: Int, _ budget: BacktrackingBudget
  ) throws(BacktrackingObstacle) -> (GrowthMeasurement.Growth, BacktrackingFinding)? {
    let shape = try PatternShape(tree, textLength: limit)
    let starts = match == .anywhere ? Double(limit + 1) : 1
    if shape.stepBound(tree.root) * starts <= budget.harmlessSteps { return nil }
    var search = try AttackSearch(tree, match, limit, budget)
    return try search.run(probes: shape.choiceBits(tree.root) > 14)
  }
}
