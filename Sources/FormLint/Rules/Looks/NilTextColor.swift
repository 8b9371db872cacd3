import FormModel
import UIKitCatalog

/// `nil-text-color`: a text field without a text colour.
enum NilTextColor: ControlRule {
  static let info = LintRuleInfo(
    "nil-text-color", .error, group: .overlays,
    summary: "The text colour of a text field is nil.",
    reason: """
      UITextField's 'textColor' must not be nil: the header says so, and older versions of iOS raise an exception.
      """,
    bad: LintRuleInfo.example("textColor: nil"),
    good: LintRuleInfo.example("textColor: .label"),
    fix: "Takes the colour of labels.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.textColor])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.source == .code, let set = context.control[.textColor], set.isWellFormed,
      set.value?.kind == .nilLiteral
    else { return }
    report.add(
      Self.self, at: context.valueRange(set), "the text colour of a text field must not be nil",
      fixes: context.setting(.textColor, to: ".label", after: set), cause: context.control.cause(of: set))
  }
}
