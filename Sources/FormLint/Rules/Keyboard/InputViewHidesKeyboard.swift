import FormModel
import UIKitCatalog

/// `input-view-hides-keyboard`: keyboard traits of a field without a keyboard.
enum InputViewHidesKeyboard: ControlRule {
  static let info = LintRuleInfo(
    "input-view-hides-keyboard", .information,
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

  static let interest = RuleFilter(.textInputs, anyOf: [.inputView], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let view = context.control[.inputView], view.isWellFormed, view.value?.kind != .nilLiteral,
      view.value?.function?.name.equals("view".utf8) != true
    else { return }
    let set = traits.compactMap { context.control[$0] }.filter(\.isWellFormed)
    guard let first = set.first else { return }
    report.add(
      Self.self, at: context.ownRange(first.member.nameRange, first.origin),
      Finding.Message(
        "'\(PropertyID(rawValue: first.member.symbol).name)' has no effect: 'inputView' replaces the keyboard"),
      related: ([.inputView] + traits).filter { $0.rawValue != first.member.symbol }.compactMap { context.related($0) },
      tags: [.unnecessary], fixes: context.removal(of: first),
      cause: context.control.cause(of: first, with: [.inputView]))
  }
}
