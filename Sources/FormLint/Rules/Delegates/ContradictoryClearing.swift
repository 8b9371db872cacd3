import FormModel
import FormSyntax
import UIKitCatalog

/// `contradictory-clearing`: a field that shall be cleared and refuses it.
enum ContradictoryClearing: ControlRule {
  static let info = LintRuleInfo(
    "contradictory-clearing", .information, group: .overlays,
    summary: "A field clears its text when editing begins, and the delegate refuses it.",
    reason: """
      UIKit asks 'textFieldShouldClear(_:)' before it clears the text at the beginning of editing too: where the answer is false, nothing is cleared.
      """,
    bad: """
      form Person {
          textField name {
              clearsOnBeginEditing: true
              on textFieldShouldClear(_:) { return: false }
          }
      }
      """,
    good: """
      form Person {
          textField name { clearsOnBeginEditing: true }
      }
      """)

  static let controlFilter = RuleFilter(.textFields, anyOf: [.clearsOnBeginEditing])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.clearsOnBeginEditing], set.isWellFormed, set.value?.boolean == true,
      let handler = context.handlers.first(where: { $0.member.method == .textFieldShouldClear && !$0.isUnclear }),
      handler.inner(.return)?.boolean == false, handler.inner(.call) == nil
    else { return }
    report.add(
      Self.self, at: context.ownRange(set.member.nameRange, set.origin),
      "'clearsOnBeginEditing' has no effect: 'textFieldShouldClear(_:)' always answers false",
      related: [Related("that handler is here", context.place(handler.member.nameRange, handler.origin))],
      cause: handler.origin.preset?.id == set.origin.preset?.id
        ? context.control.cause(of: set, at: set.member.nameRange) : nil)
  }
}
