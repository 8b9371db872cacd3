import UIKitCatalog

/// `data-detectors-ignored`: data detectors where no link can be tapped.
enum DataDetectorsIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "data-detectors-ignored", .warning, group: .overlays,
    summary: "Data detectors are set on a text view where nothing can be tapped.",
    reason: """
      Links that are detected can be tapped only where the text can be selected and not edited.
      """,
    bad: LintRuleInfo.example("dataDetectorTypes: [.link]", kind: "textView"),
    good: LintRuleInfo.example("dataDetectorTypes: [.link]\nisEditable: false", kind: "textView"),
    fix: "Makes the text read-only, or selectable.")

  static let rows = [
    InteractionRow(
      "data-detectors-need-read-only", at: [.dataDetectorTypes], "'{}' has no effect: the text view is editable",
      fix: .set([(.isEditable, "false"), (.isSelectable, "true")], unlessSet: [])),
    InteractionRow(
      "data-detectors-need-selectable", at: [.dataDetectorTypes], "'{}' has no effect: 'isSelectable' is false",
      fix: .set([(.isEditable, "false"), (.isSelectable, "true")], unlessSet: [])),
  ]
}
