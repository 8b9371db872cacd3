import UIKitCatalog

/// `disabled-background-ignored`: a disabled background without a background.
enum DisabledBackgroundIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "disabled-background-ignored", .warning, group: .overlays,
    summary: "A background for the disabled field is set, and none for the enabled one.",
    reason: """
      UITextField ignores 'disabledBackground' where 'background' is not set.
      """,
    bad: LintRuleInfo.example("disabledBackground: .named(\"Grey\")"),
    good: LintRuleInfo.example("background: .named(\"Paper\")\ndisabledBackground: .named(\"Grey\")"),
    fix: "Removes the image.")

  static let rows = [
    InteractionRow(
      "disabled-background-without-background", at: [.disabledBackground], "'{}' is ignored: 'background' is not set",
      fix: .remove)
  ]
}
