import FormModel
import UIKitCatalog
import FieldLanguages

/// What handlers do, as statements.
extension ScreenPlan {
  /// The statements of a handler; `self` is at hand.
  ///
  /// - Parameter field: an expression for the field that it is about.
  func statements(
    _ handler: ResolvedMember, of view: ViewPlan, sender: String, field: String? = nil
  ) -> [String] {
    var lines: [String] = []
    for (property, mode) in [(PropertyID.show, EnumMember.ViewMode.always), (.hide, EnumMember.ViewMode.never)] {
      // Of what the form handles for all, other controls have nothing to show.
      if view.control.kind.isTextField, let slot = handler.inner(property)?.enumMember {
        lines.append("\(sender).\(slot.name)Mode = .\(mode.name)")
      }
    }
    if let name = handler.inner(.call)?.name { lines.append("actions?.\(SwiftName.member(name))(\(sender))") }
    let resigns = handler.inner(.resign)?.boolean == true
    // Of other controls some field is edited, not they themselves; it must not take the focus from where it goes then.
    if resigns, !view.control.isTextInput { lines.append("view.endEditing(false)") }
    if let focus = handler.inner(.focus) { lines += move(focus, from: view, field ?? view.optionalField) }
    if handler.inner(.submit)?.boolean == true { lines.append("submit()") }
    if resigns, view.control.isTextInput { lines.append("\(sender).resignFirstResponder()") }
    return lines
  }

  private func move(_ focus: Value, from view: ViewPlan, _ field: String) -> [String] {
    guard focus.isStep else {
      let target = viewsByName[focus.name]
      return [target.map { "\($0.name).becomeFirstResponder()" } ?? "view.endEditing(false)"]
    }
    if view.control.isTextInput { return [move(focus.isNamed(.next) ? .moveOn : .moveBack, from: field)] }
    return focus.isNamed(.next) ? moveOn(behind: view) : moveBack(before: view)
  }

  /// Connects the events of a control.
  func writeEvents(of view: ViewPlan, to writer: inout SwiftWriter) {
    if view.control.kind.isTextField, isFollowed(view) {
      writer.action(of: view.name, "self?.textDidChange(in: \(view.field))", .editingChanged)
    }
    if view.control.kind.isTextField, Self.wheel(of: view) != nil {
      writeAction(["showWheel(of: \(view.field))"], of: view, .editingDidBegin, nil, &writer)
    }
    if view.control.kind == .button { writeButtonActions(view, &writer) }
    for handler in view.handlers {
      guard let event = handler.member.controlEvent, !event.isLanguageOwn, view.control.kind != .picker else {
        continue
      }
      writeAction(
        statements(handler, of: view, sender: view.name), of: view, event, line(handler, view), &writer)
    }
  }

  private func writeButtonActions(_ view: ViewPlan, _ writer: inout SwiftWriter) {
    var lines: [String] = []
    if let action = view.control.control[.action]?.value?.name {
      lines.append("actions?.\(SwiftName.member(action))(\(view.name))")
    }
    if view.control.control.boolean(.submit) == true { lines.append("submit()") }
    if !lines.isEmpty { writeAction(lines, of: view, .primaryActionTriggered, nil, &writer) }
  }

  /// An action for an event; `statements` have the controller at hand.
  private func writeAction(
    _ statements: [String], of view: ViewPlan, _ event: ControlEventID, _ place: String?, _ writer: inout SwiftWriter
  ) {
    guard !statements.isEmpty else { return }
    if let place { writer.comment(place) }
    let calls = ["submit()", "showWheel(of:", "moveOn(from:", "moveBack(from:", "view.endEditing("]
    if statements.count == 1, let first = statements.first, calls.contains(where: first.hasPrefix) {
      return writer.action(of: view.name, "self?." + first, event)
    }
    writer.line("\(view.name).addAction(")
    writer.nested { writer in
      writer.line("UIAction { [weak self] _ in")
      writer.nested { writer in
        writer.line("guard let self else { return }")
        writer.lines(statements)
      }
      writer.line("}, for: .\(event.name))")
    }
  }
}

extension ResolvedMember {
  /// Whether it moves the focus from the field that it is about.
  var movesFocus: Bool { inner(.focus)?.isStep == true }
}

extension Value {
  /// Whether it is `next` or `previous`.
  fileprivate var isStep: Bool { isNamed(.next) || isNamed(.previous) }
}

extension SwiftWriter {
  /// An action of one statement for an event of a control.
  fileprivate mutating func action(of control: String, _ statement: String, _ event: ControlEventID) {
    line("\(control).addAction(")
    nested { writer in
      let whole = "UIAction { [weak self] _ in \(statement) }, for: .\(event.name))"
      if writer.fits(whole) { return writer.line(whole) }
      writer.line("UIAction { [weak self] _ in")
      writer.nested { $0.line(statement) }
      writer.line("}, for: .\(event.name))")
    }
  }
}
