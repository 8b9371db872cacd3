import UIKitCatalog

/// `unselectable-editable`: a text view that can be edited and not selected.
enum UnselectableEditable: InteractionRule {
  static let info = LintRuleInfo(
    "unselectable-editable", .warning, group: .overlays,
    summary: "A text view can be edited and not selected.",
    reason: """
      Without selection there is no cursor to place: the user cannot edit what is there.
      """,
    bad: LintRuleInfo.example("isSelectable: false", kind: "textView"),
    good: LintRuleInfo.example("isSelectable: false\nisEditable: false", kind: "textView"),
    fix: "Makes the text read-only.")

  static let rows = [
    InteractionRow(
      "editable-needs-selectable", at: [.isSelectable],
      "no cursor can be placed: 'isSelectable' is false and 'isEditable' is true", fix: .set(.isEditable, "false"))
  ]
}
