import FormModel
import FormSyntax
import UIKitCatalog

/// `overlay-clear-button-overlap`, of fields whose handlers show or hide the right view.
enum OverlayShownOverClearButton: ControlRule {
  static let info = OverlayClearButtonOverlap.info

  static let controlFilter = RuleFilter(.textFields, anyOf: [.rightView])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let control = context.control
    guard control.has(.rightView), let clear = control.enumMember(.clearButtonMode), clear != EnumMember.ViewMode.never,
      let mode = control.enumMember(.rightViewMode), !isToldOfModes(context, mode, clear),
      let set = control[.clearButtonMode] ?? control[.rightView],
      !control.overrides.contains(where: { $0.member.method == .clearButtonRect || $0.member.method == .rightViewRect }
      ),
      let field = EditedField(context), let view = field.viewBesideClearButton(clear, mode)
    else { return }
    switch view {
    case .hidden: break
    case .shown(let handler):
      let related = handler.inner(.show).map {
        Related("the right view is shown here", context.place($0.range, handler.origin))
      }
      report.add(
        Self.self, at: context.valueRange(set), .shownInOnePlace("\(clear.name)"),
        related: related.map { [$0] } ?? [])
    case .asItsModeSays:
      report.add(
        Self.self, at: context.valueRange(set), .inOnePlace("\(clear.name)", "\(mode.name)", isHidden: field.hidesView),
        related: [context.related(.rightViewMode)].compactMap { $0 })
    }
  }

  /// Whether the two modes alone say it, and no handler hides the view.
  private static func isToldOfModes(_ context: ControlContext, _ mode: EnumMember, _ clear: EnumMember) -> Bool {
    if context.handlers.contains(where: { $0.hiddenView == .rightView || $0.isUnclear }) { return false }
    let showing = mode.showing
    return !showing.isDisjoint(with: clear.showing)
      && (context.canShowKeyboard || ![mode, clear].contains(EnumMember.ViewMode.whileEditing))
  }
}

extension Finding.Message {
  fileprivate static func shownInOnePlace(_ clear: String) -> Self {
    Finding.Message(
      "the clear button (.\(clear)) and the right view, which a handler shows, stand in the same place at the same time"
    )
  }

  fileprivate static func inOnePlace(_ clear: String, _ mode: String, isHidden: Bool) -> Self {
    let end = isHidden ? "until a handler hides the view" : "at the same time"
    return Finding.Message(
      "the clear button (.\(clear)) and the right view (.\(mode)) show in the same place \(end)")
  }
}
