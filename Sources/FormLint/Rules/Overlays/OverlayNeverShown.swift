import UIKitCatalog

/// `overlay-never-shown`: a view at the edge of a field whose mode never lets it appear.
enum OverlayNeverShown: InteractionRule {
  static let info = LintRuleInfo(
    "overlay-never-shown", .warning, group: .overlays,
    summary: "A left or right view is set, and its mode never shows it.",
    reason: """
      leftViewMode and rightViewMode are .never unless somebody sets them. The view is made, the button in it has its \
      action, and nobody will ever see it.
      """,
    bad: """
      form Links {
          textField bookmark {
              leftView: .button(image: "bookmark", action: bookmarkTapped)
          }
      }
      """,
    good: """
      form Links {
          textField bookmark {
              leftView: .button(image: "bookmark", action: bookmarkTapped)
              leftViewMode: .always
          }
      }
      """,
    fix: "Sets the mode to .always.")

  static let tellsEachRow = true

  static let rows = [
    row("left-view-never-shown", .leftView, .leftViewMode), row("right-view-never-shown", .rightView, .rightViewMode),
  ]

  private static func row(_ name: String, _ view: PropertyID, _ mode: PropertyID) -> InteractionRow {
    InteractionRow(
      name, at: [view], marks: (.name, .value), "this view never appears: '\(mode.name)' is .never",
      byDefault: "this view never appears: '\(mode.name)' is not set, and .never is its default",
      where: .nothingShows(view), fix: .setMode(mode))
  }
}
