import FieldLanguages

/// The rules that an analysis runs: all of them, or those whose findings may be errors.
public final class WantedRules: Sendable {
  /// All that are on by default, and those that settings select.
  public static let all = WantedRules { _ in true }
  /// Those whose findings may be errors: no rule finds anything more serious than it says of itself.
  public static let errors = WantedRules { $0.severity == .error }

  /// Rules about single chunks.
  let blockRules: [(rule: any BlockRule.Type, filter: BlockFilter)]
  /// What some of these wants to see.
  let blockFilter: BlockFilter
  /// Rules about controls with their presets and form, but for those that ask how formatters write.
  let controlRules: [(rule: any ControlRule.Type, filter: RuleFilter)]
  /// Those that ask how formatters write.
  let formatterRules: [(rule: any ControlRule.Type, filter: RuleFilter)]
  /// Rules about controls that run only where settings select them.
  let optionalRules: [(rule: any ControlRule.Type, filter: RuleFilter)]
  /// Rules about what the rules of a field let through.
  let textRules: [(rule: any TextRule.Type, filter: FieldFilter)]
  /// Rules about forms as a whole.
  let formRules: [any FormRule.Type]

  private init(_ isWanted: (LintRuleInfo) -> Bool) {
    blockRules = LintRuleRegistry.blockRules.filter { isWanted($0.rule.info) }
    blockFilter = BlockFilter(any: blockRules.map(\.filter))
    let ofControls = LintRuleRegistry.controlRules.filter { isWanted($0.rule.info) }
    controlRules = ofControls.filter { $0.rule.info.isOnByDefault && !$0.rule.asksFormatters }
    formatterRules = ofControls.filter { $0.rule.info.isOnByDefault && $0.rule.asksFormatters }
    optionalRules = ofControls.filter { !$0.rule.info.isOnByDefault }
    textRules = LintRuleRegistry.textRules.filter { isWanted($0.rule.info) }
    formRules = LintRuleRegistry.formRules.filter { isWanted($0.info) }
  }
}
