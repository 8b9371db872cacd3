import FormModel
import UIKitCatalog

/// `typing-attributes-ignored`: typing attributes of a text field that is not being edited.
enum TypingAttributesIgnored: ControlRule {
  static let info = LintRuleInfo(
    "typing-attributes-ignored", .warning,
    summary: "Typing attributes are set on a text field.",
    reason: """
      A text field takes 'typingAttributes' only while it is edited, and sets them anew each time editing begins: what is set before is lost.
      """,
    bad: LintRuleInfo.example("typingAttributes: [.kern(1)]"),
    good: LintRuleInfo.example("defaultTextAttributes: [.kern(1)]"),
    fix: "Sets 'defaultTextAttributes'.")

  static let interest = RuleFilter(.textFields, anyOf: [.typingAttributes])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.typingAttributes], set.isWellFormed, set.value?.kind != .nilLiteral else { return }
    let fix =
      context.control.sets(.defaultTextAttributes)
      ? []
      : [
        Fix(
          "Set 'defaultTextAttributes' instead", .unsafe,
          [Fix.Edit(context.place(set.member.nameRange, set.origin), "defaultTextAttributes")])
      ]
    report.add(
      Self.self, at: context.ownRange(set.member.nameRange, set.origin),
      "'typingAttributes' of a text field can be set only while it is edited; use 'defaultTextAttributes'", fixes: fix,
      cause: context.control.cause(of: set, at: set.member.nameRange))
  }
}
