import UIKitCatalog

/// `overlay-mode-without-view`: a view mode without a view.
enum OverlayModeWithoutView: InteractionRule {
  static let info = LintRuleInfo(
    "overlay-mode-without-view", .information, group: .overlays,
    summary: "A view mode is set or a view is shown, and there is no view.",
    reason: """
      'leftViewMode' and 'rightViewMode' say when a view shows, and 'show:' sets them; without the view nothing does.
      """,
    bad: """
      form Links {
          textField bookmark { leftViewMode: .always }
          textField address { on textFieldDidBeginEditing(_:) { show: rightView } }
      }
      """,
    good: """
      form Links {
          textField bookmark { leftViewMode: .always; leftView: .image("magnifier") }
          textField address {
              rightView: .image("lock")
              on textFieldDidBeginEditing(_:) { show: rightView }
          }
      }
      """,
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
