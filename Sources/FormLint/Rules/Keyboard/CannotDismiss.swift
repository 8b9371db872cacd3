import FormModel
import FormSyntax
import UIKitCatalog

/// `cannot-dismiss`: a keyboard that nothing puts away.
enum CannotDismiss: ControlRule {
  static let info = LintRuleInfo(
    "cannot-dismiss", .information,
    summary: "Nothing puts the keyboard away.",
    reason: """
      Digit pads have no Return key on an iPhone, and Return in a text view begins a new line: without a bar, a tap or a handler that resigns, the keyboard stays and covers the form.
      """,
    bad: """
      form Person {
          textField amount { keyboardType: .numberPad }
          textField name { key: NameKey }
      }
      """,
    good: """
      form Person {
          dismissKeyboard: .tapOutside
          textField amount { keyboardType: .numberPad }
          textField name { key: NameKey }
      }
      """,
    fix: "Adds a bar with a Done button.", isToldOncePerForm: true)

  static let interest = RuleFilter(.textInputs, anyOf: [.keyboardType])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.keyboardType], let keyboard = context.setMember(.keyboardType),
      Catalog.keyboard(keyboard)?.hasReturnKey == false, context.canShowKeyboard, context.control.isComplete,
      !context.isSubclass, !context.control.sets(.inputView), !context.control.sets(.inputAccessoryView),
      !context.control.sets(.keyboardDismissMode), context.form.value(.dismissKeyboard) == nil,
      !context.handlers.contains(where: mayResign)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      Finding.Message("nothing puts this keyboard away: .\(keyboard.name) has no Return key on an iPhone"),
      severity: context.form.controlCount == 1 ? .warning : nil,
      fixes: context.setting(.inputAccessoryView, to: ".toolbar([.flexibleSpace, .done])", after: set))
  }

  private static func mayResign(_ handler: ResolvedMember) -> Bool {
    let member = handler.member
    if member.flags.contains(.unknown) || member.controlEvent == .complete { return true }
    return handler.inner(.resign) != nil || handler.inner(.call) != nil || handler.inner(.focus) != nil
      || handler.inner(.submit) != nil
  }
}
