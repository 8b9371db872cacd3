import FormModel
import UIKitCatalog

/// `size-changing-override`: a clear button whose size is changed.
enum SizeChangingOverride: ControlRule {
  static let info = LintRuleInfo(
    "size-changing-override", .warning, group: .overlays,
    summary: "An override of clearButtonRect changes the size of the button.",
    reason: """
      The clear button is drawn in one size: a method that answers another rectangle may move it, and should keep its size.
      """,
    bad: LintRuleInfo.example("class: RoomyField\noverride clearButtonRect(forBounds:) { insets: [0, 8, 0, 8] }"),
    good: LintRuleInfo.example("class: RoomyField\noverride clearButtonRect(forBounds:) { insets: [0, -8, 0, 8] }"))

  static let controlFilter = RuleFilter(.textFields, members: [.override])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for override in context.control.overrides
    where override.member.method == .clearButtonRect && override.isWellFormed {
      guard let insets = override.inner(.insets), let sides = sides(of: insets),
        sides[0] + sides[2] != 0 || sides[1] + sides[3] != 0
      else { continue }
      report.add(
        Self.self, at: context.ownRange(insets.range, override.origin),
        "these insets change the size of the clear button; move it, and keep its size",
        cause: context.cause(insets.range, override.origin))
    }
  }

  /// Top, left, bottom and right; nil where one of them cannot be read.
  private static func sides(of insets: Value) -> [Double]? {
    let values =
      insets.kind == .array
      ? Array(insets.children) : ArgumentLabel.edges.compactMap { insets.argument($0) }
    let sides = values.compactMap { $0.numberText.flatMap(Double.init) }
    return sides.count == 4 && values.count == 4 ? sides : nil
  }
}
