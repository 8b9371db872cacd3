import UIKitCatalog

/// `overlay-clear-button-overlap`: a right view and the clear button in one place at one time.
enum OverlayClearButtonOverlap: InteractionRule {
  static let info = LintRuleInfo(
    "overlay-clear-button-overlap", .warning, group: .overlays,
    summary: "The right view and the clear button show at the same time, in the same place.",
    reason: """
      Both stand at the trailing edge of the field. While both modes show them, the right view covers the clear button, \
      and nobody can empty the field with a tap.
      """,
    bad: """
      form Links {
          textField bookmark {
              rightView: .button(image: "bookmark", action: bookmarkTapped)
              rightViewMode: .always
              clearButtonMode: .whileEditing
          }
      }
      """,
    good: """
      form Links {
          textField bookmark {
              rightView: .button(image: "bookmark", action: bookmarkTapped)
              rightViewMode: .unlessEditing
              clearButtonMode: .whileEditing
          }
      }
      """)

  static let rows = [
    InteractionRow(
      "clear-button-hidden-by-right-view", at: [.clearButtonMode], marks: (.value, .value),
      "the clear button ({clearButtonMode}) and the right view ({rightViewMode}) show in the same place at the same time",
      where: .showTogether(
        .clearButtonMode, .rightViewMode, of: .rightView, unlessOverridden: [.clearButtonRect, .rightViewRect]),
      related: [.rightViewMode])
  ]
}
