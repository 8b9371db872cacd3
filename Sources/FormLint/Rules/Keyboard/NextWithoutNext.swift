import FormModel
import FormSyntax
import UIKitCatalog

/// `next-without-next`: a Next that leads nowhere.
enum NextWithoutNext: ControlRule {
  static let info = LintRuleInfo(
    "next-without-next", .warning,
    summary: "The Return key says Next, and there is no next field.",
    reason: """
      On the last field Next promises another one; 'focus:' to the field itself or to a hidden one does nothing.
      """,
    bad: """
      form Person {
          textField name { returnKeyType: .next; on textFieldShouldReturn(_:) { focus: name } }
          textField email { key: MailKey }
      }
      """,
    good: """
      form Person {
          textField name { returnKeyType: .next; on textFieldShouldReturn(_:) { focus: email } }
          textField email { key: MailKey }
      }
      """)

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for handler in context.control.events where handler.origin.isOwn && handler.isWellFormed {
      guard let focus = handler.inner(.focus), focus.name != "next", focus.name != "previous",
        let target = context.file.control(named: focus.nameBytes, in: context.form)
      else { continue }
      if target.id == context.control.id {
        report.add(Self.self, at: focus.range, "the focus goes to the field that has it already")
      } else if ResolvedControl(target, in: context.file, context.scope)?.boolean(.isHidden) == true {
        report.add(Self.self, at: focus.range, "the focus goes to '\(focus.name)', which is hidden")
      }
    }
  }
}
