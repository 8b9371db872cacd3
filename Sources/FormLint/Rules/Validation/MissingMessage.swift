import FormModel
import UIKitCatalog

/// `missing-message`: a refusal that says nothing.
enum MissingMessage: ControlRule {
  static let info = LintRuleInfo(
    "missing-message", .information, group: .validation,
    summary: "A rule refuses to end editing and says nothing.",
    reason: """
      The user taps another field, nothing happens, and nothing says why.
      """,
    bad: LintRuleInfo.example("rule length(...5) { when: .endEditing; effect: .refuse }"),
    good: LintRuleInfo.example(
      "rule length(...5) { when: .endEditing; effect: .refuse; message: \"Enter at most 5 characters\" }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.rule], inner: [.effect], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for rule in context.rules where rule.member.isWellFormed {
      guard rule.effect == EnumMember.RuleEffect.refuse, rule.time != EnumMember.RuleTime.change,
        rule.member.inner(.message) == nil, rule.member.inner(.ruleTitle) == nil, rule.kind != .custom
      else { continue }
      report.add(
        Self.self, at: context.ownRange(rule.member.member.nameRange, rule.member.origin),
        Finding.Message("'\(rule.kind.keyword)' refuses to end editing and has no 'message'"),
        cause: context.cause(rule.member.member.nameRange, rule.member.origin))
    }
  }
}
