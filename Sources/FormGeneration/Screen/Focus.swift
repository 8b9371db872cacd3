import FormModel
import UIKitCatalog

/// Where the focus goes.
extension ScreenPlan {
  /// Writes the functions that go to the next field and to the one before, as far as they are called.
  func writeFocus(to writer: inout SwiftWriter) {
    if called.contains(.moveOn) { writeMoveOn(&writer) }
    if called.contains(.moveForward) {
      writer.line()
      writeMoveForward(&writer)
    }
    if called.contains(.moveBack) {
      writer.line()
      writeMoveBack(&writer)
    }
    guard !called.isDisjoint(with: [.moveForward, .moveBack]) else { return }
    writer.line()
    writer.doc("Whether a field is in sight and can be changed.")
    writer.block("private func canFocus(_ field: \(type).Field) -> Bool") { writer in
      writer.line("let input = \(inputOf("field"))")
      writer.line("let isHidden = Swift.sequence(first: input as UIView) { $0.superview }.contains { $0.isHidden }")
      if !textFields.isEmpty { writer.line("let isEnabled = (input as? UIControl)?.isEnabled ?? true") }
      if !textViews.isEmpty { writer.line("let isEditable = (input as? UITextView)?.isEditable ?? true") }
      let able = (textFields.isEmpty ? "" : "isEnabled && ") + (textViews.isEmpty ? "" : "isEditable && ")
      writer.line("return !isHidden && \(able)input.isUserInteractionEnabled")
    }
  }

  private func writeMoveOn(_ writer: inout SwiftWriter) {
    writer.doc(
      "Goes to the next field that can be typed into; on the last one \(submits ? "submits" : "ends editing").")
    // Without a submission, only fields call it.
    writer.block("private func moveOn(from field: \(submits ? start : type + ".Field"))") { writer in
      let otherwise = submits ? "submit()" : inputOf("field") + ".resignFirstResponder()"
      writer.line("if !\(move(.moveForward, from: "field")) { \(otherwise) }")
    }
  }

  private func writeMoveForward(_ writer: inout SwiftWriter) {
    let first = called.contains(.fromOutside) ? "; from none, to the first" : ""
    writer.doc("Goes to the next field that can be typed into\(first); gives whether there is one.")
    writer.line("@discardableResult")
    writer.block("private func moveForward(from field: \(start)) -> Bool") { writer in
      writer.line("let rest = \(type).Field.allCases.reversed().prefix { $0 != field }")
      writer.line("guard let next = rest.last(where: canFocus) else { return false }")
      writer.line(inputOf("next") + ".becomeFirstResponder()")
      writer.line("return true")
    }
  }

  private func writeMoveBack(_ writer: inout SwiftWriter) {
    let last = called.contains(.fromOutside) ? "; from none, to the last" : ""
    writer.doc("Goes to the field before that can be typed into\(last).")
    writer.block("private func moveBack(from field: \(start))") { writer in
      writer.line("let before = \(type).Field.allCases.prefix { $0 != field }")
      writer.line("guard let previous = before.last(where: canFocus) else { return }")
      writer.line(inputOf("previous") + ".becomeFirstResponder()")
    }
  }

  /// The type of where the focus comes from.
  private var start: String { "\(type).Field\(called.contains(.fromOutside) ? "?" : "")" }

  // MARK: From controls that take no text

  /// Goes to the next field behind a control, as from the field before it.
  func moveOn(behind view: ViewPlan) -> [String] {
    let (before, behind) = neighbours(of: view)
    guard behind != nil else { return [submits ? "submit()" : "view.endEditing(false)"] }
    let start = field(orOutside: before)
    if submits { return [move(.moveOn, from: start)] }
    return ["if !\(move(.moveForward, from: start)) { view.endEditing(false) }"]
  }

  /// Goes to the last field before a control, as from the field behind it.
  func moveBack(before view: ViewPlan) -> [String] {
    let (before, behind) = neighbours(of: view)
    return before == nil ? [] : [move(.moveBack, from: field(orOutside: behind))]
  }

  private func field(orOutside view: ViewPlan?) -> String {
    if view == nil { note(.fromOutside) }
    return view?.optionalField ?? "nil"
  }
}
