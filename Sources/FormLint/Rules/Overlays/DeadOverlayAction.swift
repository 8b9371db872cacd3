import FormModel
import FormSyntax
import UIKitCatalog

/// `dead-overlay-action`: an action of something that cannot be tapped.
enum DeadOverlayAction: ControlRule {
  static let info = LintRuleInfo(
    "dead-overlay-action", .warning, group: .overlays,
    summary: "A plain image or label at the edge of a field has an action.",
    reason: """
      'UIImageView' and 'UILabel' do not answer touches: a tap on them goes to the field. Only a button calls its action.
      """,
    bad: LintRuleInfo.example("leftView: .image(\"bookmark\", action: bookmarkTapped)\nleftViewMode: .always"),
    good: LintRuleInfo.example(
      "leftView: .button(image: \"bookmark\", action: bookmarkTapped)\nleftViewMode: .always"),
    fix: "Makes it a button.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.leftView, .rightView])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for property in [PropertyID.leftView, .rightView] {
      guard let set = context.control[property], set.isWellFormed, let view = set.value, let function = view.function,
        let action = view.argument(.action), let label = labels[function]
      else { continue }
      let range = context.ownRange(action.range, set.origin)
      report.add(
        Self.self, at: range, .neverCalled(action.name, function.name.string),
        fixes: button(view, label).map {
          [Fix("Make it a button", .unsafe, [Fix.Edit(context.place(view.range, set.origin), $0)])]
        } ?? [], cause: context.cause(action.range, set.origin))
    }
  }

  /// The label that a button has for what an overlay shows.
  private static let labels: [FunctionID: ArgumentLabel] = [.overlayImage: .image, .label: .title]

  /// A button that shows the same.
  private static func button(_ view: Value, _ label: ArgumentLabel) -> String? {
    guard let shown = view.argument(), let action = view.argument(.action) else { return nil }
    let source = view.block.source
    return ".button(\(label.rawValue): \(source.text(shown.range)), action: \(source.text(action.range)))"
  }
}

extension Finding.Message {
  fileprivate static func neverCalled(_ action: String, _ function: String) -> Self {
    Finding.Message("'\(action)' is never called: '.\(function)' does not answer taps; '.button' does")
  }
}
