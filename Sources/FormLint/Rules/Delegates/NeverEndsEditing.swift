import FormModel
import UIKitCatalog

/// `never-ends-editing`: a field that keeps the focus whatever is typed.
enum NeverEndsEditing: ControlRule {
  static let info = LintRuleInfo(
    "never-ends-editing", .warning,
    summary: "Editing is never allowed to end.",
    reason: """
      A delegate that always answers false keeps the user in the field: no other one can be reached, and the keyboard stays.
      """,
    bad: LintRuleInfo.example("on textFieldShouldEndEditing(_:) { return: false }"),
    good: LintRuleInfo.example("on textFieldShouldEndEditing(_:) { call: checkName }"))

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for handler in context.control.events where handler.isWellFormed {
      let method = handler.member.method
      guard method == .textFieldShouldEndEditing || method == .textViewShouldEndEditing,
        let answer = handler.inner(.return), answer.boolean == false, handler.inner(.call) == nil
      else { continue }
      report.add(
        Self.self, at: context.ownRange(answer.range, handler.origin),
        "editing never ends: this handler always answers false")
    }
  }
}
