import UIKitCatalog

/// `input-view-hides-keyboard`: keyboard traits of a field without a keyboard.
enum InputViewHidesKeyboard: InteractionRule {
  static let info = LintRuleInfo(
    "input-view-hides-keyboard", .information, group: .keyboard,
    summary: "Traits of the keyboard are set beside an input view.",
    reason: """
      'inputView' takes the place of the keyboard: its type, its look and its Return key never show.
      """,
    bad: LintRuleInfo.example("inputView: .datePicker(mode: .date)\nkeyboardType: .numberPad"),
    good: LintRuleInfo.example("inputView: .datePicker(mode: .date)"),
    fix: "Removes the trait.")

  private static let traits: [PropertyID] = [
    .keyboardType, .keyboardAppearance, .returnKeyType, .enablesReturnKeyAutomatically, .autocapitalizationType,
    .autocorrectionType, .allowsNumberPadPopover,
  ]

  static let rows = [
    InteractionRow(
      "keyboard-traits-with-input-view", at: traits, marks: (.name, .value),
      "'{}' has no effect: 'inputView' replaces the keyboard", where: .inputView, related: [.inputView] + traits,
      fix: .removeAll(traits))
  ]
}
