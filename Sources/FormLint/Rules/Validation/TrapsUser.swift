import FormModel
import UIKitCatalog

/// `traps-user`: a rule that locks the user into a field.
enum TrapsUser: ControlRule {
  static let info = LintRuleInfo(
    "traps-user", .warning, group: .delegates,
    summary: "A rule that needs a text keeps editing from ending.",
    reason: """
      'required' and 'equal' fail while the field is still empty: whoever taps it can neither leave it nor look something up. Checked at the submission, they say the same in time.
      """,
    bad: LintRuleInfo.example(
      "rule required { when: .endEditing; effect: .refuse; message: \"Enter a name\" }", form: button),
    good: LintRuleInfo.example("rule required { message: \"Enter a name\" }", form: button),
    fix: "Checks it at the submission, where something may submit the form.")

  private static let button = "button save { title: \"Save\"; submit: true }"

  static let controlFilter = RuleFilter(
    .textInputs, members: [.rule], inner: [.effect], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for rule in context.rules where rule.member.isWellFormed {
      guard rule.kind == .required || rule.kind == .equal, rule.time == EnumMember.RuleTime.endEditing,
        rule.effect == EnumMember.RuleEffect.refuse, let time = rule.member.inner(.when)
      else { continue }
      report.add(
        Self.self, at: context.ownRange(rule.member.member.nameRange, rule.member.origin),
        .keeps(rule.kind.keyword, maySubmit: context.maySubmit), fixes: fixes(time, rule, context),
        cause: context.cause(rule.member.member.nameRange, rule.member.origin))
    }
  }

  /// None where nothing submits the form: the rule would never be checked.
  private static func fixes(_ time: Value, _ rule: ResolvedRule, _ context: ControlContext) -> [Fix] {
    guard context.maySubmit else { return [] }
    return [
      Fix("Check it at '.submit'", .unsafe, [Fix.Edit(context.place(time.range, rule.member.origin), ".submit")])
    ]
  }
}

extension Finding.Message {
  fileprivate static func keeps(_ rule: StaticString, maySubmit: Bool) -> Self {
    let advice = maySubmit ? "; check it at the submission" : ""
    return Finding.Message("'\(rule)' keeps the user in the field\(advice)")
  }
}
