import FormModel
import UIKitCatalog

/// `overlay-clear-button-overlap`: a right view and the clear button in one place at one time.
enum OverlayClearButtonOverlap: ControlRule {
  static let info = LintRuleInfo(
    "overlay-clear-button-overlap", .warning,
    summary: "The right view and the clear button show at the same time, in the same place.",
    reason: """
      Both stand at the trailing edge of the field. While both modes show them, the right view covers the clear button, \
      and nobody can empty the field with a tap.
      """,
    bad: """
      form Links {
          textField bookmark {
              rightView: .button(image: "bookmark", action: bookmarkTapped)
              rightViewMode: .always
              clearButtonMode: .whileEditing
          }
      }
      """,
    good: """
      form Links {
          textField bookmark {
              rightView: .button(image: "bookmark", action: bookmarkTapped)
              rightViewMode: .unlessEditing
              clearButtonMode: .whileEditing
          }
      }
      """)

  static let interest = RuleFilter(.textFields, anyOf: [.rightView])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let view = context.control[.rightView], view.isWellFormed, view.value?.kind != .nilLiteral,
      let viewMode = context.control[.rightViewMode], let buttonMode = context.control[.clearButtonMode],
      viewMode.isWellFormed, buttonMode.isWellFormed, let left = viewMode.value?.enumMember,
      let right = buttonMode.value?.enumMember,
      overlap(left, right), !movesOne(context.control), let button = buttonMode.value, let mode = viewMode.value
    else { return }
    report.add(
      Self.self, at: context.ownRange(button.range, buttonMode.origin), .overlap(left, right),
      related: [Related("'rightViewMode' is .\(left.name) here", context.place(mode.range, viewMode.origin))],
      cause: context.control.cause(of: buttonMode, with: [.rightView, .rightViewMode]))
  }

  /// Whether a subclass puts one of them elsewhere.
  private static func movesOne(_ control: ResolvedControl) -> Bool {
    control.overrides.contains { $0.member.method == .clearButtonRect || $0.member.method == .rightViewRect }
  }

  /// Whether both show at some time: `.whileEditing` and `.unlessEditing` never do.
  private static func overlap(_ left: EnumMember, _ right: EnumMember) -> Bool {
    typealias Mode = EnumMember.ViewMode
    if left == Mode.never || right == Mode.never { return false }
    return left == right || left == Mode.always || right == Mode.always
  }
}

extension Finding.Message {
  fileprivate static func overlap(_ view: EnumMember, _ button: EnumMember) -> Self {
    "the clear button (.\(button.name)) and the right view (.\(view.name)) show in the same place at the same time"
  }
}
