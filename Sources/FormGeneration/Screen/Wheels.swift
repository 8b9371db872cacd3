import FormModel
import UIKitCatalog

/// Wheels in the place of keyboards, and what is in their fields.
extension ScreenPlan {
  /// What a wheel in the place of a view's keyboard is: `picker` or `datePicker`; nil where there is none.
  static func wheel(of view: ViewPlan) -> String? {
    guard view.control.isTextInput, let value = view.control.control[.inputView]?.value else { return nil }
    return ["picker", "datePicker"].first { value.function?.name.equals($0.utf8) == true }
  }

  /// Writes the function that brings wheels and fields together, where there are wheels.
  func writeWheels(to writer: inout SwiftWriter) {
    let wheels = wheels.filter(\.isTold)
    guard !wheels.isEmpty else { return }
    writer.doc(
      "Lets the wheel of a field show what is in it. A wheel tells only of what is moved: in an empty field, what it "
        + "shows is chosen.")
    writer.block("private func showWheel(of field: \(type).Field)") { writer in
      writer.choice("field") { writer in
        for view in wheels {
          writer.line("case \(view.field):")
          writer.nested { writer in
            if Self.wheel(of: view) == "picker" { writeRow(of: view, &writer) } else { writeDate(of: view, &writer) }
          }
        }
        if wheels.count < inputs.count {
          writer.line("default:")
          writer.nested { $0.line("break") }
        }
      }
    }
  }

  private func writeRow(of view: ViewPlan, _ writer: inout SwiftWriter) {
    writer.line("let wheel = \(view.name).inputView as? UIPickerView")
    writer.block("if let wheel, let rows = wheel.delegate as? Choices") {
      $0.line("rows.show(\(view.name).text ?? \"\", in: wheel)")
    }
  }

  private func writeDate(of view: ViewPlan, _ writer: inout SwiftWriter) {
    writer.line("guard let wheel = \(view.name).inputView as? UIDatePicker else { return }")
    let choice = "if \(view.name).text?.isEmpty ?? true { wheel.sendActions(for: .valueChanged) }"
    guard view.control.valueType == "Date" else { return writer.line(choice) }
    writer.line("if let date = values.\(view.control.memberName) { wheel.date = date }")
    writer.line(choice)
  }
}
