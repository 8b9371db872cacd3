import FormModel
import UIKitCatalog
import ValueFormatting

/// Wheels in the place of keyboards, and what is in their fields.
extension ScreenPlan {
  /// What a wheel in the place of a view's keyboard is: `.picker` or `.datePicker`; nil where there is none.
  static func wheel(of view: ViewPlan) -> FunctionID? {
    guard view.control.isTextInput, let value = view.control.control[.inputView]?.value else { return nil }
    return [.picker, .datePicker].first { value.function == $0 }
  }

  /// Writes the function that brings wheels and fields together, where there are wheels.
  func writeWheels(to writer: inout SwiftWriter) {
    if writesWheelDates {
      writeWheelFormatter(&writer)
      writer.line()
    }
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
            if Self.wheel(of: view) == .picker { writeRow(of: view, &writer) } else { writeDate(of: view, &writer) }
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
    writer.block("if let wheel, let rows = wheel.delegate as? Choices") { writer in
      guard let written = written(row: "$0", of: view) else {
        return writer.line("rows.show(\(view.name).text ?? \"\", in: wheel)")
      }
      let shown = "rows.show(\(view.name).text ?? \"\", in: wheel)"
      if writer.fits("\(shown) { \(written) }") { return writer.line("\(shown) { \(written) }") }
      writer.block(shown) { $0.expression(written) }
    }
  }

  /// What the field of a view makes of a row's text; nil where it leaves it as it is.
  private func written(row: String, of view: ViewPlan) -> String? {
    let field = view.field
    return switch view.control.format {
    case .number, .date: "\(type).formatted(\(row), as: \(field), locale: locale)"
    case .mask, .grouped: "\(type).entered(\(row), in: \(field)) ?? \(row)"
    case .custom, nil: storesOthers(view) ? "\(type).normalized(\(row), of: \(field))" : nil
    }
  }

  /// Whether what is stored of a row's text, and restored, may be another text.
  private func storesOthers(_ view: ViewPlan) -> Bool {
    let steps = NormalizationStep.steps(of: view.control.control)
    guard steps == [.trim] else { return !steps.isEmpty }
    let rows = view.control.control[.inputView]?.value?.argument()?.children.compactMap(\.string) ?? []
    return rows.contains { $0.first?.isWhitespace == true || $0.last?.isWhitespace == true }
  }

  private func writeDate(of view: ViewPlan, _ writer: inout SwiftWriter) {
    writer.line("guard let wheel = \(view.name).inputView as? UIDatePicker else { return }")
    if view.control.valueType == .date {
      writer.line("if let date = values.\(view.control.memberName) { wheel.date = date }")
    } else {
      let mode = view.control.control[.inputView]?.value?.argument(.mode)?.enumMember
      writer.line("let formatter = \(Self.wheelFormatter(mode))")
      writer.line("let chosen = \(view.name).text.flatMap { formatter.date(from: $0) }")
      writer.line("if let chosen { wheel.date = chosen }")
    }
    writer.line("if \(view.name).text?.isEmpty ?? true { wheel.sendActions(for: .valueChanged) }")
  }

  /// The formatter of what a wheel chooses in a mode, as an expression.
  static func wheelFormatter(_ mode: EnumMember?) -> String {
    let (date, time) = DateFormat.ofPicker(mode: mode).styles
    return "formatter(of: wheel, date: .\(date.name), time: .\(time.name))"
  }

  /// Whether some wheel chooses dates for a field without a formatter of dates.
  var writesWheelDates: Bool {
    wheels.contains { Self.wheel(of: $0) == .datePicker && $0.control.valueType != .date }
  }

  /// Writes the function that makes the formatter of such wheels.
  private func writeWheelFormatter(_ writer: inout SwiftWriter) {
    writer.doc("How the choice of a wheel is written where the field has no formatter of dates.")
    writer.function(
      "private func formatter",
      ["of wheel: UIDatePicker", "date: DateFormatter.Style", "time: DateFormatter.Style"], " -> DateFormatter"
    ) { writer in
      let calendar = form.value(.calendar)?.value.enumMember.map { "Calendar(identifier: .\($0.name.string))" }
      writer.lines([
        "let formatter = DateFormatter()", "formatter.locale = locale",
        "formatter.calendar = \(calendar ?? "locale.calendar")",
        "formatter.timeZone = wheel.timeZone", "formatter.dateStyle = date", "formatter.timeStyle = time",
        "return formatter",
      ])
    }
  }
}
