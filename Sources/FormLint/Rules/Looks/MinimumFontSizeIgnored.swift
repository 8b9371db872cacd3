import UIKitCatalog

/// `minimum-font-size-ignored`: a least font size that never counts.
enum MinimumFontSizeIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "minimum-font-size-ignored", .warning, group: .overlays,
    summary: "A least font size is set, and the text never shrinks to it.",
    reason: """
      'minimumFontSize' counts only where 'adjustsFontSizeToFitWidth' is true, and where it is smaller than the font.
      """,
    bad: LintRuleInfo.example("minimumFontSize: 10"),
    good: LintRuleInfo.example("minimumFontSize: 10\nadjustsFontSizeToFitWidth: true"),
    fix: "Lets the text shrink.")

  static let rows = [
    InteractionRow(
      "minimum-font-size-without-adjust", at: [.minimumFontSize],
      "'{}' has no effect: 'adjustsFontSizeToFitWidth' is false", where: .leastSize,
      fix: .set(.adjustsFontSizeToFitWidth, "true")),
    InteractionRow(
      "minimum-font-size-above-font", at: [.minimumFontSize], "'{}' is larger than the font", where: .smallerFont),
  ]
}
