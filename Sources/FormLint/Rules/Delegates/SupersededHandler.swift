import FormModel
import UIKitCatalog

/// `superseded-handler`: a handler that UIKit passes over.
enum SupersededHandler: ControlRule {
  static let info = LintRuleInfo(
    "superseded-handler", .warning,
    summary: "Two handlers stand for one message, and UIKit calls the newer one.",
    reason: """
      Where a delegate has both methods of a pair, UIKit calls the one with more arguments and never the other.
      """,
    bad: LintRuleInfo.example(
      "on textFieldDidEndEditing(_:) { call: store }\non textFieldDidEndEditing(_:reason:) { call: storeAgain }"),
    good: LintRuleInfo.example("on textFieldDidEndEditing(_:reason:) { call: store }"))

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let target = context.form.deploymentTarget ?? IOSVersion(12)
    let handlers = context.control.events.filter { $0.isWellFormed && $0.member.method != nil }
    for handler in handlers {
      guard let newer = handler.member.method?.supersededBy, newer.since.map({ $0 <= target }) ?? true,
        let other = handlers.first(where: { $0.member.method == newer })
      else { continue }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin),
        Finding.Message("this handler is never called: UIKit calls '\(newer.name)' instead"),
        related: [Related("that handler is here", context.place(other.member.nameRange, other.origin))],
        tags: [.unnecessary])
    }
  }
}
