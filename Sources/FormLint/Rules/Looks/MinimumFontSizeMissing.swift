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
      let leastSize = leastSize(context), let set = context.control[.adjustsFontSizeToFitWidth], set.isWellFormed,
      set.value?.boolean == true
    else { return }
    report.add(
      Self.self, at: context.ownRange(set.member.nameRange, set.origin),
      leastSize,
      related: [context.related(.minimumFontSize)].compactMap { $0 },
      fixes: context.setting(.minimumFontSize, to: "12", after: set),
      cause: context.control.cause(of: set, with: [.minimumFontSize]))
  }

  /// What is said of the least size; nil where there is one, or may be.
  private static func leastSize(_ context: ControlContext) -> Finding.Message? {
    guard context.control.sets(.minimumFontSize) else {
      return "a long text may shrink until it cannot be read: 'minimumFontSize' is not set"
    }
    guard let set = context.control[.minimumFontSize], set.isWellFormed,
      set.value?.numberText.flatMap(Double.init) == 0
    else { return nil }
    return "a long text may shrink until it cannot be read: 'minimumFontSize' is 0"
  }
}
