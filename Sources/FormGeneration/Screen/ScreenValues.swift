import UIKitCatalog
import ValueFormatting

/// The values of the views.
extension ScreenPlan {
  /// Writes the property `values` of the controller.
  func writeValues(to writer: inout SwiftWriter) {
    writer.doc("What the form holds. What is not there is set to nothing; controls that always hold something keep it.")
    writer.block("\(access)var values: \(type).Values") { writer in
      writer.block("get") { writer in
        let read = "\(type).values(of: \(inputs.isEmpty ? "[:]" : "texts"), locale: locale)"
        let others = views.filter { !$0.control.isTextInput && $0.control.valueType != nil }
        guard !others.isEmpty else { return writer.line(read) }
        writer.line("var values = \(read)")
        for view in others {
          let line = "values.\(view.control.memberName) = \(view.reading)"
          switch view.control.kind {
          case .segmentedControl: writer.block("if \(view.reading) != UISegmentedControl.noSegment") { $0.line(line) }
          case .picker: writer.block("if \(view.reading) >= 0") { $0.line(line) }
          case .slider:
            writer.comment("0.1 as a `Float` is no 0.1 as a `Double`, but is written alike.")
            writer.line(line)
          default: writer.line(line)
          }
        }
        writer.line("return values")
      }
      writer.block("set") { writer in
        if !inputs.isEmpty {
          writer.line("let texts = \(type).texts(of: newValue, locale: locale)")
          writer.block("for field in \(type).Field.allCases") { writer in
            writer.line("setText(texts[field] ?? \"\", of: field)")
            if completesAny {
              writer.comment("What is not typed completes nothing.")
              writer.line("completed[field] = \(type).normalized(texts[field] ?? \"\", of: field)")
            }
          }
        }
        for view in views where !view.control.isTextInput && view.control.valueType != nil {
          if view.control.kind == .segmentedControl {
            writer.comment("Nil selects none.")
            writer.line("\(view.name).selectedSegmentIndex =")
            writer.nested { $0.line("newValue.\(view.control.memberName) ?? UISegmentedControl.noSegment") }
          } else {
            writer.closure("if let value = newValue.\(view.control.memberName)", view.writing)
          }
        }
        writeValidity(to: &writer)
      }
    }
    if !inputsInLocale.isEmpty {
      writer.line()
      writeRewriting(&writer)
    }
    guard views.contains(where: { $0.control.kind == .picker }) else { return }
    writer.line()
    writer.doc("Selects a row, where there is one: what was stored may be a row of other items.")
    writer.block("private static func select(_ row: Int, in picker: UIPickerView)") { writer in
      writer.line("let rows = 0..<picker.numberOfRows(inComponent: 0)")
      writer.line("if rows.contains(row) { picker.selectRow(row, inComponent: 0, animated: false) }")
    }
  }

  /// The inputs whose values are read and written in the controller's locale.
  var inputsInLocale: [ViewPlan] {
    inputs.filter { input in
      switch input.control.format {
      case .number, .date: input.control.format?.locale == nil
      default: false
      }
    }
  }

  private func writeRewriting(_ writer: inout SwiftWriter) {
    writer.doc("Writes values as the locale does: in it, what another one has written may stand for other values.")
    writer.block("private func rewriteValues(from old: Locale)") { writer in
      writer.line("guard old != locale else { return }")
      writer.line("let held = \(type).values(of: texts, locale: old)")
      writer.line("let written = \(type).texts(of: held, locale: locale)")
      writer.list("let fields: [\(type).Field] = ", inputsInLocale.map(\.field))
      writer.line("for field in fields {")
      writer.nested { $0.line("if let text = written[field] { setText(text, of: field) }") }
      writer.line("}")
    }
  }

  /// Lets buttons follow the validity of the form.
  func writeValidity(to writer: inout SwiftWriter) {
    writer.lines(validity)
  }

  /// What lets buttons follow the validity of the form.
  var validity: [String] { validButtons.map { "\($0.name).isEnabled = isValid" } }
}

extension ViewPlan {
  /// The value of a control that takes no text.
  fileprivate var reading: String {
    switch control.kind {
    case .switch: "\(name).isOn"
    case .slider: "Double(\(name).value.description)"
    case .stepper: "\(name).value"
    case .segmentedControl: "\(name).selectedSegmentIndex"
    case .picker: "\(name).selectedRow(inComponent: 0)"
    default: control.countsDown ? "\(name).countDownDuration" : "\(name).date"
    }
  }

  /// Sets it to `value`.
  fileprivate var writing: String {
    switch control.kind {
    case .switch: "\(name).isOn = value"
    case .slider: "\(name).value = Float(value)"
    case .stepper: "\(name).value = value"
    case .picker: "Self.select(value, in: \(name))"
    default: control.countsDown ? "\(name).countDownDuration = value" : "\(name).date = value"
    }
  }
}
