import FormModel
import UIKitCatalog

/// `minimum-font-size-missing`: a text that shrinks without end.
enum MinimumFontSizeMissing: ControlRule {
  static let info = LintRuleInfo(
    "minimum-font-size-missing", .hint, group: .overlays,
    summary: "The text may shrink, and nothing says how far.",
    reason: """
      Where 'adjustsFontSizeToFitWidth' is true and 'minimumFontSize' is 0, a long text becomes too small to read.
      """,
    bad: LintRuleInfo.example("adjustsFontSizeToFitWidth: true"),
    good: LintRuleInfo.example("adjustsFontSizeToFitWidth: true\nminimumFontSize: 12"),
    fix: "Sets a least size.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.adjustsFontSizeToFitWidth])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    // A nib always writes a least size.
    guard context.control.source == .code, context.control.isComplete, !context.isSubclass,
      !context.control.sets(.minimumFontSize),
      let set = context.control[.adjustsFontSizeToFitWidth], set.isWellFormed, set.value?.boolean == true
    else { return }
    report.add(
      Self.self, at: context.ownRange(set.member.nameRange, set.origin),
      "a long text may shrink until it cannot be read: 'minimumFontSize' is not set",
      fixes: context.setting(.minimumFontSize, to: "12", after: set), cause: context.control.cause(of: set))
  }
}
