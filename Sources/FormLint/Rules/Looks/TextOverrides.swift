import UIKitCatalog

/// `text-overrides`: a plain and an attributed text, of which one is lost.
enum TextOverrides: InteractionRule {
  static let info = LintRuleInfo(
    "text-overrides", .warning, group: .overlays,
    summary: "A plain and an attributed text are both set.",
    reason: """
      The one that is set last takes the place of the other, and which that is depends on the order in the code.
      """,
    bad: LintRuleInfo.example("placeholder: \"Name\"\nattributedPlaceholder: .attributed(\"Name\", .kern(1))"),
    good: LintRuleInfo.example("attributedPlaceholder: .attributed(\"Name\", .kern(1))"),
    fix: "Removes the plain text.")

  static let rows = [
    InteractionRow(
      "placeholder-vs-attributed", at: [.placeholder],
      "'{}' and 'attributedPlaceholder' are both set: the last one set wins", fix: .remove),
    InteractionRow(
      "text-vs-attributed", at: [.text], "'{}' and 'attributedText' are both set: the last one set wins", fix: .remove),
  ]
}
