import FormModel
import UIKitCatalog

/// `formatting-configuration-ignored`: what a formatting panel offers that never shows.
enum FormattingConfigurationIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "formatting-configuration-ignored", .warning, group: .overlays,
    summary: "A formatting panel is described, and the text cannot be formatted.",
    reason: """
      'textFormattingConfiguration' says what the panel for bold, italic and the like offers. It opens only where \
      'allowsEditingTextAttributes' is true, which it is not by default.
      """,
    bad: LintRuleInfo.example("textFormattingConfiguration: PanelConfiguration", kind: "textView"),
    good: LintRuleInfo.example(
      "textFormattingConfiguration: PanelConfiguration\nallowsEditingTextAttributes: true", kind: "textView"),
    fix: "Lets the user format the text.")

  static let rows = [
    InteractionRow(
      "formatting-configuration-without-attributes", at: [.textFormattingConfiguration],
      "'{}' has no effect: 'allowsEditingTextAttributes' is false", fix: .set(.allowsEditingTextAttributes, "true"))
  ]
}
