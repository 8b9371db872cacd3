import UIKitCatalog

/// `background-ignored`: a background image behind a border that hides it.
enum BackgroundIgnored: InteractionRule {
  static let info = LintRuleInfo(
    "background-ignored", .warning, group: .overlays,
    summary: "A background image is set, and the rounded border hides it.",
    reason: """
      UITextField ignores 'background' and 'disabledBackground' while 'borderStyle' is .roundedRect: the image is never drawn.
      """,
    bad: LintRuleInfo.example("borderStyle: .roundedRect\nbackground: .named(\"Paper\")"),
    good: LintRuleInfo.example("borderStyle: .none\nbackground: .named(\"Paper\")"),
    fix: "Removes the image, and with it the one for the disabled field.")

  static let rows = [
    InteractionRow(
      "background-with-rounded-rect", at: [.background], "'{}' is ignored: 'borderStyle' is .roundedRect",
      fix: .removeWith([.disabledBackground]))
  ]
}
