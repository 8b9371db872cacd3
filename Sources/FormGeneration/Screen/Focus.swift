import FormModel
import UIKitCatalog

/// Where the focus goes.
extension ScreenPlan {
  /// Writes the functions that go to the next field and to the one before, as far as they are called.
  func writeFocus(to writer: inout SwiftWriter) {
    if called.contains(.moveOn) { writeMoveOn(&writer) }
    if called.contains(.moveBack) {
      writer.line()
      writeMoveBack(&writer)
    }
    guard !called.isDisjoint(with: [.moveOn, .moveBack]) else { return }
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
    writer.block("private func moveOn(from field: \(type).Field)") { writer in
      writer.line("let rest = \(type).Field.allCases.drop { $0 != field }.dropFirst()")
      writer.line("if let next = rest.first(where: canFocus) {")
      writer.nested { $0.line(inputOf("next") + ".becomeFirstResponder()") }
      writer.line("} else {")
      writer.nested { $0.line(submits ? "submit()" : inputOf("field") + ".resignFirstResponder()") }
      writer.line("}")
    }
  }

  private func writeMoveBack(_ writer: inout SwiftWriter) {
    writer.doc("Goes to the field before that can be typed into.")
    writer.block("private func moveBack(from field: \(type).Field)") { writer in
      writer.line("let before = \(type).Field.allCases.prefix { $0 != field }")
      writer.line("guard let previous = before.last(where: canFocus) else { return }")
      writer.line(inputOf("previous") + ".becomeFirstResponder()")
    }
  }
}
