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
      let handler = shower(called(context), mode), let shown = handler.inner(.show),
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

  /// The handlers that are called at all: delegate methods where there is a delegate.
  private static func called(_ context: ControlContext) -> [ResolvedMember] {
    context.mayHaveDelegate ? context.handlers : context.handlers.filter { $0.member.method == nil }
  }

  /// The handler that shows the view, where it stays until the clear button may be there.
  private static func shower(_ handlers: [ResolvedMember], _ mode: EnumMember) -> ResolvedMember? {
    let hiding = HidingTimes(handlers)
    return handlers.first { handler in
      guard handler.isWellFormed, handler.shownView == .rightView, let time = EditingTime(of: handler) else {
        return false
      }
      return hiding.leaves(shownFrom: time, beside: mode)
    }
  }
}

/// When handlers are called in the course of editing, which comes round again.
private enum EditingTime: Int, CaseIterable {
  /// As it begins, while it goes on, and as it ends.
  case begin, during, end

  /// Nil where it may be at any time.
  init?(of handler: ResolvedMember) {
    switch handler.member.method?.phase ?? handler.member.controlEvent?.phase {
    case .beforeBegin, .afterBegin: self = .begin
    case .during: self = handler.endsEditing ? .end : .during
    case .beforeEnd, .afterEnd: self = .end
    case .any, nil: return nil
    }
  }
}

/// When handlers of a field hide its right view, or may.
private struct HidingTimes {
  private typealias Times = Set<EditingTime>

  private var certain: Times = []
  private var possible: Times = []

  init(_ handlers: [ResolvedMember]) {
    for handler in handlers {
      let times = EditingTime(of: handler).map { [$0] } ?? Set(EditingTime.allCases)
      if handler.hiddenView == .rightView { certain.formUnion(times) }
      // Code may hide it, and so may what is written with a mistake.
      if !handler.isWellFormed || handler.inner(.call) != nil { possible.formUnion(times) }
    }
  }

  /// Whether a view that is shown at a time stays there until the clear button may show too: until editing ends or, where
  /// that shows it, begins again. What is hidden at the same time or later is taken to be hidden.
  func leaves(shownFrom time: EditingTime, beside mode: EnumMember) -> Bool {
    let (showsEditing, showsOtherwise) = mode.times
    let all = certain.union(possible)
    switch time {
    case .begin, .during:
      if !certain.isDisjoint(with: time == .begin ? [.begin, .during] : [.during]) { return false }
      return showsEditing || showsOtherwise && !all.contains(.end)
    case .end:
      if certain.contains(.end) { return false }
      return showsOtherwise || showsEditing && all.isDisjoint(with: [.begin, .during])
    }
  }
}

extension EnumMember {
  /// Whether the clear button of that mode may show while the field is edited, and otherwise.
  fileprivate var times: (editing: Bool, otherwise: Bool) {
    let isAlways = self == EnumMember.ViewMode.always
    return (isAlways || self == EnumMember.ViewMode.whileEditing, isAlways || self == EnumMember.ViewMode.unlessEditing)
  }
}

extension ResolvedMember {
  /// Whether a handler that is called while a field is edited ends that, or may.
  fileprivate var endsEditing: Bool {
    let event = member.controlEvent
    if event?.includes(.editingDidEndOnExit) ?? false || inner(.focus) != nil { return true }
    if [.resign, .submit].contains(where: { inner($0)?.boolean == true }) { return true }
    return inner(.call) != nil && (member.answersReturn || event == .complete)
  }
}

extension Finding.Message {
  fileprivate static func shownInOnePlace(_ mode: String) -> Self {
    Finding.Message(
      "the clear button (.\(mode)) and the right view, which a handler shows, stand in the same place at the same time")
  }
}
