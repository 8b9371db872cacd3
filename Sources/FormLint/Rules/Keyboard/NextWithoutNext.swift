import FormModel
import FormSyntax
import UIKitCatalog

/// `next-without-next`: a Next that leads nowhere.
enum NextWithoutNext: ControlRule {
  static let info = LintRuleInfo(
    "next-without-next", .warning, group: .keyboard,
    summary: "The Return key says Next, and there is no next field.",
    reason: """
      On the last field Next promises another one, and fields that stay hidden or disabled are passed over; 'focus:' to \
      the field itself, or to a hidden or disabled one, does nothing, and where a field is asked whether it takes the focus, \
      it would be asked again and again.
      """,
    bad: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { returnKeyType: .next }
          label hint { text: "All fields are needed" }
          button start { title: "Start"; on .touchUpInside { focus: hint } }
          on textFieldShouldReturn(_:) { focus: next }
      }
      """,
    good: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { returnKeyType: .done }
          label hint { text: "All fields are needed" }
          button start { title: "Start"; on .touchUpInside { focus: name } }
          on textFieldShouldReturn(_:) { focus: next }
      }
      """,
    fix: "Lets the last key say Done.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.returnKeyType], needsKeyboard: true)

  /// Looks at the last control that is typed into.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.id == context.traits.lastInput, let set = context.control[.returnKeyType],
      context.setMember(.returnKeyType) == EnumMember.ReturnKey.next, !context.isSubclass,
      !context.control.has(.inputView), !context.control.sets(.delegate),
      let keyboard = context.control.enumMember(.keyboardType), Catalog.keyboard(keyboard)?.hasReturnKey != false,
      !context.handlers.contains(where: leadsElsewhere)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      "the Return key says .next, and no field that can be typed into follows '\(context.block.name)'",
      fixes: context.setting(.returnKeyType, to: ".done", after: set, isOwn: true))
  }

  /// Whether Return goes on to a certain field, or does something of its own.
  private static func leadsElsewhere(_ handler: ResolvedMember) -> Bool {
    guard handler.member.answersReturn else { return false }
    if handler.isUnclear || handler.inner(.call) != nil { return true }
    return handler.inner(.focus).map { !$0.isNamed(.next) } ?? false
  }
}
