import FormModel
import UIKitCatalog

/// `unreachable-handler`: a handler that nothing ever calls.
enum UnreachableHandler: ControlRule {
  static let info = LintRuleInfo(
    "unreachable-handler", .information,
    summary: "A handler waits for something that does not happen.",
    reason: """
      Digit pads have no Return key on an iPhone; the clear button shows only as 'clearButtonMode' says; and where editing never begins, it neither changes nor ends.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\non textFieldShouldReturn(_:) { focus: next }"
    ),
    good: LintRuleInfo.example("on textFieldShouldReturn(_:) { focus: next }"))

  static let interest = RuleFilter(.textFields, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let own = context.control.events.filter { $0.origin.isOwn && $0.isWellFormed }
    let refusal = own.first {
      $0.member.method == .textFieldShouldBeginEditing && $0.inner(.return)?.boolean == false && $0.inner(.call) == nil
    }
    lazy var hasNoKey = context.canShowKeyboard && hasNoReturnKey(context)
    for handler in own {
      guard let method = handler.member.method else { continue }
      let severity: Severity
      let message: Finding.Message
      switch method {
      case .textFieldShouldReturn where hasNoKey:
        (severity, message) = (
          .information, "this keyboard has no Return key on an iPhone: only iPads and hardware keyboards have one"
        )
      case .textFieldShouldClear where clearsNothing(context):
        (severity, message) = (.warning, "no clear button shows: 'clearButtonMode' is .never")
      case .textFieldDidBeginEditing where refusal != nil, .textFieldShouldChange where refusal != nil,
        .textFieldDidEndEditing where refusal != nil, .textFieldShouldEndEditing where refusal != nil:
        (severity, message) = (.warning, "editing never begins: 'textFieldShouldBeginEditing(_:)' always answers false")
      default: continue
      }
      report.add(Self.self, at: handler.member.nameRange, message, severity: severity, tags: [.unnecessary])
    }
  }

  private static func hasNoReturnKey(_ context: ControlContext) -> Bool {
    guard !context.control.sets(.inputView), let keyboard = context.control.enumMember(.keyboardType),
      let facts = Catalog.keyboard(keyboard)
    else { return false }
    return !facts.hasReturnKey
  }

  /// Whether neither the clear button nor the beginning of editing asks.
  private static func clearsNothing(_ context: ControlContext) -> Bool {
    context.control.enumMember(.clearButtonMode) == EnumMember.ViewMode.never && context.kind == .textField
      && context.control.boolean(.clearsOnBeginEditing) == false && !context.isSubclass
  }
}
