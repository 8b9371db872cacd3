import UIKitCatalog

/// `bounce-ignored`: bouncing that is switched off.
enum BounceIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "bounce-ignored", .warning, group: .overlays,
    summary: "A text view shall always bounce, and bouncing is off.",
    reason: """
      'alwaysBounceVertical' and 'alwaysBounceHorizontal' count only where 'bounces' is true.
      """,
    bad: LintRuleInfo.example("alwaysBounceVertical: true\nbounces: false", kind: "textView"),
    good: LintRuleInfo.example("alwaysBounceVertical: true", kind: "textView"),
    fix: "Removes the property.")

  static let rows = [
    InteractionRow(
      "bounce-needs-bounces", at: [.alwaysBounceVertical], "'{}' has no effect: 'bounces' is false", fix: .remove),
    InteractionRow(
      "bounce-needs-bounces-h", at: [.alwaysBounceHorizontal], "'{}' has no effect: 'bounces' is false", fix: .remove),
  ]
}
