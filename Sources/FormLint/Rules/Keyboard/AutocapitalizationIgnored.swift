import UIKitCatalog

/// `autocapitalization-ignored`: capitalisation on a keyboard that has none.
enum AutocapitalizationIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "autocapitalization-ignored", .warning, group: .overlays,
    summary: "Capitalisation is set for a keyboard that has none.",
    reason: """
      Pads type no letters, and the name and phone pad ignores 'autocapitalizationType' too.
      """,
    bad: LintRuleInfo.example("keyboardType: .namePhonePad\nautocapitalizationType: .words"),
    good: LintRuleInfo.example("keyboardType: .namePhonePad"),
    fix: "Removes the property.")

  static let rows = [
    InteractionRow(
      "autocapitalization-ignored", at: [.autocapitalizationType], "'{}' is ignored: the keyboard capitalises nothing",
      where: .capitals, fix: .remove),
    InteractionRow(
      "autocapitalization-ignored-digit-pads", at: [.autocapitalizationType],
      "'{}' is ignored: the keyboard has no letters", where: .capitals, fix: .remove),
  ]
}
