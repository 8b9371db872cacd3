import UIKitCatalog

/// `overlay-mode-without-view`: a view mode without a view.
enum OverlayModeWithoutView: InteractionRule {
  static let info = LintRuleInfo(
    "overlay-mode-without-view", .information, group: .overlays,
    summary: "A view mode is set, and there is no view.",
    reason: """
      'leftViewMode' and 'rightViewMode' say when a view shows; without the view nothing does.
      """,
    bad: LintRuleInfo.example("leftViewMode: .always"),
    good: LintRuleInfo.example("leftViewMode: .always\nleftView: .image(\"magnifier\")"),
    fix: "Removes the mode.")

  static let rows = [
    InteractionRow(
      "left-view-mode-without-view", at: [.leftViewMode], "'{}' has no effect: 'leftView' is not set",
      where: .nothingSetsViews, fix: .remove),
    InteractionRow(
      "right-view-mode-without-view", at: [.rightViewMode], "'{}' has no effect: 'rightView' is not set",
      where: .nothingSetsViews, fix: .remove),
  ]
}
