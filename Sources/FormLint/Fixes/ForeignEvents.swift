import FormModel
import UIKitCatalog

/// Events as other languages name them, as delegate methods and events of controls here.
enum ForeignEvents {
  /// What `on` takes for a name, with its dot or brackets; nil where that is not known.
  ///
  /// - Parameter kind: the control that has the handler; nil in presets and forms, where that of text fields is meant.
  static func method(named name: String, in kind: ControlKind?) -> String? {
    let kind = kind ?? .textField
    if let event = Catalog.controlEvent(named: name.utf8), !event.isLanguageOwn {
      if event.scope.contains(kind) { return ".\(event.name)" }
      return twins[event.name.string].flatMap { method(of: $0, in: kind) }
    }
    if let method = method(withBase: name, in: kind) { return method }
    let word = name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
    return moments[word.lowercased()].flatMap { method(of: $0, in: kind) }
  }

  /// The same for a handler that is a word by itself: `onChange`, `textFieldShouldReturn`.
  static func method(ofHandler name: String, in kind: ControlKind?) -> String? {
    if let method = method(withBase: name, in: kind ?? .textField) { return method }
    guard name.lowercased().hasPrefix("on"), name.count > 2 else { return nil }
    let word = name.dropFirst(2)
    return method(named: word.prefix(1).lowercased() + word.dropFirst(), in: kind)
  }

  /// The only method that begins so before its brackets or colons.
  static func method(withBase name: String, in kind: ControlKind?) -> String? {
    if let kind, !kind.isTextInput { return nil }
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
    let base = end.map { String(name[..<$0]) } ?? name
    return Catalog.delegateNames(for: kind).onlyMethod(withBaseName: base)?.name.string
  }

  /// Something that happens to a control.
  private enum Moment {
    case begin, change, end, submit, clear, tap
  }

  private static func method(of moment: Moment, in kind: ControlKind) -> String? {
    switch (moment, kind) {
    case (.begin, .textView): "textViewDidBeginEditing(_:)"
    case (.change, .textView): "textViewDidChange(_:)"
    case (.end, .textView): "textViewDidEndEditing(_:)"
    case (_, .textView): nil
    case (.begin, _) where kind.isTextField: "textFieldDidBeginEditing(_:)"
    case (.change, _) where kind.isTextField: ".editingChanged"
    case (.end, _) where kind.isTextField: "textFieldDidEndEditing(_:)"
    case (.submit, _) where kind.isTextField: "textFieldShouldReturn(_:)"
    case (.clear, _) where kind.isTextField: "textFieldShouldClear(_:)"
    case (.tap, .button), (.submit, .button): ".primaryActionTriggered"
    case (.change, .label), (.change, .button): nil
    case (.change, _): ".valueChanged"
    default: nil
    }
  }

  /// What the events of some controls are for others.
  private static let twins: [String: Moment] = [
    "valueChanged": .change, "editingChanged": .change, "editingDidBegin": .begin, "editingDidEnd": .end,
    "editingDidEndOnExit": .submit, "primaryActionTriggered": .submit,
  ]

  private static let moments: [String: Moment] = [
    "return": .submit, "submitediting": .submit, "shouldreturn": .submit, "submit": .submit, "commit": .submit,
    "enter": .submit,
    "change": .change, "changed": .change, "textchanged": .change, "textdidchange": .change, "input": .change,
    "textfielddidchange": .change, "didchange": .change, "editingchange": .change, "changetext": .change,
    "begin": .begin, "beginediting": .begin, "didbeginediting": .begin, "focus": .begin, "focused": .begin,
    "end": .end, "endediting": .end, "didendediting": .end, "blur": .end, "blurred": .end, "unfocus": .end,
    "clear": .clear, "shouldclear": .clear, "tap": .tap, "tapped": .tap, "click": .tap, "press": .tap,
    "tapgesture": .tap, "pressed": .tap, "clicked": .tap,
  ]
}
