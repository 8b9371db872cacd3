import FormModel
import UIKitCatalog

/// `missing-delegate`: handlers that nobody calls, since there is no delegate.
enum MissingDelegate: ControlRule {
  static let info = LintRuleInfo(
    "missing-delegate", .warning,
    summary: "Messages are handled, and the field has no delegate.",
    reason: """
      UIKit sends the messages of editing to the delegate of a field; where that is nil, none of the handlers is called, and no rule is checked when editing ends.
      """,
    bad: LintRuleInfo.example("delegate: none\non textFieldShouldReturn(_:) { focus: next }"),
    good: LintRuleInfo.example("on textFieldShouldReturn(_:) { focus: next }"), isToldOncePerForm: true)

  static let interest = RuleFilter(.textInputs, members: [.event, .rule])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let said = context.control[.delegate]?.value ?? context.form.value(.formDelegate)
    guard let said, said.isWellFormed, said.name == "none" else { return }
    let handler = context.control.events.first { $0.isWellFormed && $0.member.method != nil }
    let rule = context.control.rules.compactMap(ResolvedRule.init).first {
      $0.member.isWellFormed && ($0.time == EnumMember.RuleTime.endEditing || $0.time == EnumMember.RuleTime.change)
    }
    guard let member = handler ?? rule?.member else { return }
    report.add(
      Self.self, at: context.ownRange(member.member.nameRange, member.origin),
      handler != nil
        ? "this handler is never called: the delegate is 'none'" : "this rule is never checked: the delegate is 'none'",
      related: [context.related(.delegate)].compactMap { $0 })
  }
}
