import FormModel
import UIKitCatalog

/// `return-inserts-newline`: a Return key that promises something in a text view.
enum ReturnInsertsNewline: ControlRule {
  static let info = LintRuleInfo(
    "return-inserts-newline", .warning, group: .delegates,
    summary: "The Return key of a text view promises something and inserts a line break.",
    reason: """
      In a text view Return begins a new line, whatever the key says, unless the delegate refuses the change and does something else.
      """,
    bad: LintRuleInfo.example("returnKeyType: .done", kind: "textView"),
    good: LintRuleInfo.example(
      "returnKeyType: .done\non textView(_:shouldChangeTextIn:replacementText:) { call: finish }", kind: "textView"))

  static let controlFilter = RuleFilter(.textView, anyOf: [.returnKeyType], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.returnKeyType], let key = context.setMember(.returnKeyType),
      ReturnDoesNothing.promises(key), !context.isSubclass, !context.control.has(.inputView),
      !context.control.sets(.delegate), context.control.isComplete,
      !context.handlers.contains(where: seesReturn)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      Finding.Message("Return inserts a line break here, and the key says .\(key.name); nothing handles the change"))
  }

  private static func seesReturn(_ handler: ResolvedMember) -> Bool {
    guard let method = handler.member.method else { return true }
    let isAsked = method == .textViewShouldChange || method == .textViewShouldChangeRanges
    return isAsked && (handler.acts || handler.inner(.return)?.boolean == false)
      || method == .textViewDidChange && (handler.isUnclear || handler.inner(.call) != nil)
  }
}
