import FormModel
import UIKitCatalog

/// `rule-never-checked`: a rule whose moment never comes.
enum RuleNeverChecked: ControlRule {
  static let info = LintRuleInfo(
    "rule-never-checked", .warning,
    summary: "A rule is checked at a moment that never comes.",
    reason: """
      A rule at '.return' waits for the Return key, which digit pads do not have on an iPhone; the text is stored unchecked.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5) { when: .return }"
    ),
    good: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5)"),
    fix: "Checks it when editing ends.")

  static let interest = RuleFilter(.textInputs, members: [.rule])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard !context.control.sets(.inputView), let keyboard = context.control.enumMember(.keyboardType),
      Catalog.keyboard(keyboard)?.hasReturnKey == false
    else { return }
    for rule in context.control.rules.compactMap(ResolvedRule.init) where rule.member.isWellFormed {
      guard rule.time == EnumMember.RuleTime.return, let time = rule.member.inner(.when) else { continue }
      report.add(
        Self.self, at: context.ownRange(time.range, rule.member.origin),
        Finding.Message("this rule is never checked on an iPhone: .\(keyboard.name) has no Return key"),
        related: [context.related(.keyboardType)].compactMap { $0 },
        fixes: [
          Fix(
            "Check it at '.endEditing'", .unsafe,
            [Fix.Edit(context.place(time.range, rule.member.origin), ".endEditing")])
        ])
    }
  }
}
