import FormModel
import UIKitCatalog

/// `done-before-last`: a Done key on a field that others follow.
enum DoneBeforeLast: ControlRule {
  static let info = LintRuleInfo(
    "done-before-last", .hint, group: .keyboard,
    summary: "The Return key says Done, and other fields follow.",
    reason: """
      Done ends the entry. Where fields follow that still have to be filled in, Next says what the user wants to do, and goes \
      there without a tap.
      """,
    bad: LintRuleInfo.example(
      "returnKeyType: .done", form: "textField last { key: LastKey }\non textFieldShouldReturn(_:) { focus: next }"),
    good: LintRuleInfo.example(
      "returnKeyType: .next", form: "textField last { key: LastKey }\non textFieldShouldReturn(_:) { focus: next }"),
    fix: "Lets the key say Next.", isToldOncePerForm: true)

  static let controlFilter = RuleFilter(.textFields, anyOf: [.returnKeyType], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.returnKeyType],
      context.setMember(.returnKeyType) == EnumMember.ReturnKey.done, let last = context.traits.lastFocus,
      context.control.id < last, context.control.boolean(.isHidden) != true,
      !context.control.has(.inputView), let keyboard = context.control.enumMember(.keyboardType),
      Catalog.keyboard(keyboard)?.hasReturnKey != false, mayGoOn(context)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      "the Return key says .done, and other fields follow; .next goes on to them",
      fixes: context.setting(.returnKeyType, to: ".next", after: set, isOwn: true))
  }

  /// Whether what answers Return moves the focus, or nothing does yet: where it ends editing, or calls code, the key says
  /// what happens.
  private static func mayGoOn(_ context: ControlContext) -> Bool {
    if context.control.sets(.delegate) { return false }
    let answer = context.handlers.first { $0.member.answersReturn }
    return answer.map { $0.inner(.focus) != nil } ?? true
  }
}
