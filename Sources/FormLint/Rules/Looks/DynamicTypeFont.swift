import UIKitCatalog

/// `dynamic-type-font`: a font of a fixed size that shall grow.
enum DynamicTypeFont: InteractionRule {
  static let info = LintRuleInfo(
    "dynamic-type-font", .warning, group: .overlays,
    summary: "The font shall follow the text size of the system, and cannot.",
    reason: """
      'adjustsFontForContentSizeCategory' works with fonts of a text style only; one of a fixed size stays as it is.
      """,
    bad: LintRuleInfo.example("adjustsFontForContentSizeCategory: true\nfont: .system(size: 16)"),
    good: LintRuleInfo.example("adjustsFontForContentSizeCategory: true\nfont: .preferred(.body)"),
    fix: "Takes the font of the body style.")

  static let rows = [
    InteractionRow(
      "dynamic-type-font", at: [.adjustsFontForContentSizeCategory],
      "'{}' has no effect: the font is not one of the text styles", where: .fixedFont,
      fix: .set(.font, ".preferred(.body)"))
  ]
}
