import UIKitCatalog

/// `no-return-key`: a Return key on a pad that has none.
enum NoReturnKey: InteractionRule {
  static let info = LintRuleInfo(
    "no-return-key", .information, group: .keyboard,
    summary: "A Return key is described, and the keyboard has none.",
    reason: """
      On an iPhone the digit pads have no Return key; what it would say, and whether it is enabled, never shows.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\nreturnKeyType: .done\ninputAccessoryView: .toolbar([.flexibleSpace, .done])"),
    good: LintRuleInfo.example("keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])"),
    fix: "Removes the property.")

  static let rows = [
    InteractionRow(
      "return-key-without-return", at: [.returnKeyType],
      "'{}' has no effect: this keyboard has no Return key on an iPhone", where: .keyboard, fix: .remove),
    InteractionRow(
      "auto-return-without-return", at: [.enablesReturnKeyAutomatically],
      "'{}' has no effect: this keyboard has no Return key on an iPhone", where: .keyboard, fix: .remove),
  ]
}
