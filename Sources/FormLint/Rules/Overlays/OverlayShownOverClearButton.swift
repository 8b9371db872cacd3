import FormModel
import FormSyntax
import UIKitCatalog

/// `overlay-clear-button-overlap`, of handlers that show the right view while the clear button is there.
enum OverlayShownOverClearButton: ControlRule {
  static let info = OverlayClearButtonOverlap.info

  static let controlFilter = RuleFilter(.textFields, anyOf: [.rightView], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let control = context.control
    guard control.has(.rightView), let mode = control.enumMember(.clearButtonMode),
      let set = control[.clearButtonMode] ?? control[.rightView], !meets(mode, control),
      let handler = shower(context.handlers, mode), let shown = handler.inner(.show),
      !control.overrides.contains(where: { $0.member.method == .clearButtonRect || $0.member.method == .rightViewRect })
    else { return }
    report.add(
      Self.self, at: context.valueRange(set), .shownInOnePlace("\(mode.name)"),
      related: [Related("the right view is shown here", context.place(shown.range, handler.origin))])
  }

  /// Whether the view shows together with the clear button anyway, which is told as such, or nobody knows when it does.
  private static func meets(_ mode: EnumMember, _ control: ResolvedControl) -> Bool {
    guard let own = control.enumMember(.rightViewMode) else { return true }
    if own == EnumMember.ViewMode.never { return false }
    return own == mode || own == EnumMember.ViewMode.always || mode == EnumMember.ViewMode.always
  }

  /// The handler that shows the view at a time at which the clear button may be there, when nothing hides it again.
  private static func shower(_ handlers: [ResolvedMember], _ mode: EnumMember) -> ResolvedMember? {
    let hiding = Set(handlers.filter { $0.hiddenView == .rightView }.compactMap { EditingTime(of: $0.member) })
    return handlers.first { handler in
      guard handler.isWellFormed, handler.shownView == .rightView, let time = EditingTime(of: handler.member) else {
        return false
      }
      return time.has(mode) && !hiding.contains(time)
    }
  }
}

/// When handlers are called.
private enum EditingTime {
  /// While a field is edited, and once it is not any more.
  case editing, otherwise

  init?(of handler: Member) {
    switch handler.method {
    case .textFieldDidBeginEditing, .textFieldDidChangeSelection, .textFieldShouldChange, .textFieldShouldChangeRanges:
      self = .editing
    case .textFieldDidEndEditing, .textFieldDidEndEditingReason: self = .otherwise
    default:
      switch handler.controlEvent {
      case .editingDidBegin, .editingChanged: self = .editing
      case .editingDidEnd: self = .otherwise
      default: return nil
      }
    }
  }

  /// Whether the clear button may be there then.
  func has(_ mode: EnumMember) -> Bool {
    switch mode {
    case EnumMember.ViewMode.always: true
    case EnumMember.ViewMode.whileEditing: self == .editing
    case EnumMember.ViewMode.unlessEditing: self == .otherwise
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func shownInOnePlace(_ mode: String) -> Self {
    Finding.Message(
      "the clear button (.\(mode)) and the right view, which a handler shows, stand in the same place at the same time")
  }
}
