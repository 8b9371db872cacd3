import FormModel
import UIKitCatalog

/// `overlay-never-shown`: a view at the edge of a field whose mode never lets it appear.
enum OverlayNeverShown: ControlRule {
  static let info = LintRuleInfo(
    "overlay-never-shown", .warning,
    summary: "A left or right view is set, and its mode never shows it.",
    reason: """
      leftViewMode and rightViewMode are .never unless somebody sets them. The view is made, the button in it has its \
      action, and nobody will ever see it.
      """,
    bad: """
      form Links {
          textField bookmark {
              leftView: .button(image: "bookmark", action: bookmarkTapped)
          }
      }
      """,
    good: """
      form Links {
          textField bookmark {
              leftView: .button(image: "bookmark", action: bookmarkTapped)
              leftViewMode: .always
          }
      }
      """,
    fix: "Sets the mode to .always.")

  static let interest = RuleFilter(.textFields, anyOf: [.leftView, .rightView])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    check(.leftView, .leftViewMode, context, &report)
    check(.rightView, .rightViewMode, context, &report)
  }

  private static func check(
    _ view: PropertyID, _ mode: PropertyID, _ context: ControlContext, _ report: inout Reporter
  ) {
    guard let set = context.control[view], set.isWellFormed, set.value?.kind != .nilLiteral,
      context.control.enumMember(mode) == EnumMember.ViewMode.never,
      !isShownByHandler(view, context)
    else { return }
    let range = context.ownRange(set.member.nameRange, set.origin)
    if let given = context.control[mode] {
      report.add(
        Self.self, at: range, .neverShown(view, mode, isSet: true),
        related: given.value.map { [Related("'\(mode.name)' is .never here", context.place($0.range, given.origin))] }
          ?? [],
        fixes: given.value.map {
          [Fix("Set '\(mode.name)' to .always", .unsafe, [Fix.Edit(context.place($0.range, given.origin), ".always")])]
        } ?? [], cause: context.control.cause(of: set, with: [mode]))
    } else {
      report.add(
        Self.self, at: range, .neverShown(view, mode, isSet: false),
        fixes: [
          context.insertion(
            "Add '\(mode.name): .always'", .unsafe, "\(mode.name): .always", after: set.member, set.block, set.origin)
        ], cause: context.control.cause(of: set))
    }
  }

  /// Whether an event of the control or form shows the view, or calls code that may.
  private static func isShownByHandler(_ view: PropertyID, _ context: ControlContext) -> Bool {
    context.handlers.contains { handler in
      !handler.isWellFormed || handler.inner(.call) != nil
        || handler.inner(.show)?.nameBytes.elementsEqual(Array(view.name.bytes)) == true
    }
  }
}

extension Finding.Message {
  fileprivate static func neverShown(_ view: PropertyID, _ mode: PropertyID, isSet: Bool) -> Self {
    isSet
      ? "this view never appears: '\(mode.name)' is .never"
      : "this view never appears: '\(mode.name)' is not set, and .never is its default"
  }
}
