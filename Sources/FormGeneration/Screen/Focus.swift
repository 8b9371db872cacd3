import FormModel
import UIKitCatalog

/// Where the focus goes.
extension ScreenPlan {
  /// Writes the function that goes to the next field, and what it asks.
  func writeFocus(to writer: inout SwiftWriter) {
    writer.doc(
      "Goes to the next field that can be typed into; on the last one \(submits ? "submits" : "ends editing").")
    writer.block("private func moveOn(from field: \(type).Field)") { writer in
      writer.line("let rest = \(type).Field.allCases.drop { $0 != field }.dropFirst()")
      writer.line("if let next = rest.first(where: canFocus) {")
      writer.nested { $0.line("input(of: next).becomeFirstResponder()") }
      writer.line("} else {")
      writer.nested { $0.line(submits ? "submit()" : "input(of: field).resignFirstResponder()") }
      writer.line("}")
    }
    writer.line()
    writer.doc("Goes to the field before that can be typed into.")
    writer.block("private func moveBack(from field: \(type).Field)") { writer in
      writer.line("let before = \(type).Field.allCases.prefix { $0 != field }")
      writer.line("guard let previous = before.last(where: canFocus) else { return }")
      writer.line("input(of: previous).becomeFirstResponder()")
    }
    writer.line()
    writer.doc("Whether a field is in sight and can be changed.")
    writer.block("private func canFocus(_ field: \(type).Field) -> Bool") { writer in
      writer.line("let input = input(of: field)")
      writer.line("let isHidden = sequence(first: input as UIView) { $0.superview }.contains { $0.isHidden }")
      writer.line("let isEnabled = (input as? UIControl)?.isEnabled ?? true")
      writer.line("let isEditable = (input as? UITextView)?.isEditable ?? true")
      writer.line("return !isHidden && isEnabled && isEditable && input.isUserInteractionEnabled")
    }
  }
}
