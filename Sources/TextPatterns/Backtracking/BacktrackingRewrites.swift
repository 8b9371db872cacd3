enum BacktrackingRewrites {
  static func completed(
    _ finding: BacktrackingFinding, _ tree: PatternTree, _ match: PatternMatch, _ maxLength: Int?,
    _ budget: BacktrackingBudget
  ) -> BacktrackingFinding { finding }
}
