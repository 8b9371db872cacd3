import FormLint

/// What settings say of each rule that was met, found out once a rule.
struct RuleStandings: Sendable {
  /// What they say of one rule.
  struct Standing: Sendable {
    /// Whether its findings are reported.
    let isOn: Bool
    /// The severity that its findings get; nil: they keep their own.
    let severity: Severity?
    /// Whether its fixes are applied.
    let isFixable: Bool
    /// Whether its findings are reported whatever suppressions and baselines say.
    let isNeverSuppressed: Bool
  }

  private let selection: RuleSelection
  private var known: [ObjectIdentifier: Standing] = [:]

  /// No rule has been met.
  init(_ selection: RuleSelection) { self.selection = selection }

  /// What they say of a rule.
  subscript(rule: LintRuleInfo) -> Standing {
    mutating get {
      if let standing = known[ObjectIdentifier(rule)] { return standing }
      let standing = Standing(
        isOn: selection.isOn(rule), severity: selection.severity(of: rule),
        isFixable: selection.isFixable(rule), isNeverSuppressed: rule.isAlwaysReported)
      known[ObjectIdentifier(rule)] = standing
      return standing
    }
  }
}
