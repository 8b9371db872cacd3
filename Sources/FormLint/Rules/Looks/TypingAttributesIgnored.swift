import UIKitCatalog

/// `typing-attributes-ignored`: typing attributes of a text field that is not being edited.
enum TypingAttributesIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "typing-attributes-ignored", .warning, group: .overlays,
    summary: "Typing attributes are set on a text field.",
    reason: """
      A text field takes 'typingAttributes' only while it is edited, and sets them anew each time editing begins: what is set before is lost.
      """,
    bad: LintRuleInfo.example("typingAttributes: [.kern(1)]"),
    good: LintRuleInfo.example("defaultTextAttributes: [.kern(1)]"),
    fix: "Sets 'defaultTextAttributes'.")

  static let rows = [
    InteractionRow(
      "typing-attributes-before-editing", at: [.typingAttributes],
      "'{}' of a text field can be set only while it is edited; use 'defaultTextAttributes'",
      fix: .setInstead(.defaultTextAttributes))
  ]
}
