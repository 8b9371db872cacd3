import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Classes of one's own, and what all code of a screen stands on.
extension ScreenPlan {
  /// The subclasses whose rectangles the form moves.
  func writeSubclasses(to writer: inout SwiftWriter) {
    var written: [String: String] = [:]
    for view in views {
      let overrides = form.overrides(of: view.control.control)
      if overrides.isEmpty { continue }
      let members = overrides.map { $0.block.source.text($0.member.range) }
      let text = (["\(view.control.kind.keyword)"] + members).joined(separator: " ")
      if isDeclared(view.type) {
        writer.refusal("\(view.control.line): a class '\(view.type)' would hide another type: give it another name")
        continue
      }
      if let known = written.updateValue(text, forKey: view.type) {
        if known != text { writer.refusal("\(view.control.line): '\(view.type)' overrides something else elsewhere") }
        continue
      }
      writer.doc("The class of `\(view.control.name)` (\(view.control.line)).")
      writer.block("\(access)final class \(view.type): \(view.control.kind.className)") { writer in
        for override in overrides {
          writer.line()
          write(override, of: view, &writer)
        }
      }
      writer.line()
    }
  }

  /// Whether a type is one of UIKit's or of the form's own.
  private func isDeclared(_ name: String) -> Bool {
    [type, controller, plan.actionsType, plan.checksType, plan.tagsType].contains(name) || SwiftName.isTaken(name)
  }

  private func write(_ override: ResolvedMember, of view: ViewPlan, _ writer: inout SwiftWriter) {
    let place = plan.line(of: override, view.control)
    guard let method = override.member.method, let insets = override.inner(.insets),
      let expression = expression(insets, .insets, for: "")
    else { return writer.refusal("\(place): the override says no insets") }
    writer.comment(place)
    let declaration = "\(access)override \(method.swiftDeclaration)"
    let base = method.baseName
    if method.returnType.isEmpty {
      writer.block(declaration) { $0.line("super.\(base)(in: rect.inset(by: \(expression.text)))") }
    } else {
      writer.block(declaration) { writer in
        let call = "super.\(base)(forBounds: bounds)"
        let whole = "\(call).inset(by: \(expression.text))"
        if writer.fits(whole) {
          writer.line(whole)
        } else {
          writer.line(call + ".inset(")
          writer.nested { $0.line("by: \(expression.text))") }
        }
      }
    }
  }

  /// The types that the controller needs, and days.
  func writeHelpers(to writer: inout SwiftWriter) {
    writer.line()
    writer.line("extension \(controller) {")
    writer.nested { writer in
      writer.add(ScreenText.observation)
      if inputs.contains(where: hasPicker) || views.contains(where: { $0.control.kind == .picker }) {
        writer.add(ScreenText.choices)
      }
      let dates = views.flatMap { view in view.control.control.allProperties.compactMap(\.value).flatMap(\.dateBounds) }
      if dates.contains(where: { if case .day = $0 { true } else { false } }) { writer.add(ReadingText.day) }
      if dates.contains(where: { if case .today = $0 { true } else { false } }) { writer.add(ReadingText.today) }
    }
    writer.line("}")
  }
}

/// What stands in every controller that needs it.
private enum ScreenText {
  static let observation = """
    /// An observation, which ends when nobody holds it any more.
    private final class Observation {
      private let token: any NSObjectProtocol

      init(_ token: any NSObjectProtocol) { self.token = token }

      deinit { NotificationCenter.default.removeObserver(token) }
    }
    """

  static let choices = """
    /// The rows of a picker.
    private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      private let items: [String]
      private let onChoice: (String) -> Void

      init(_ items: [String], onChoice: @escaping (String) -> Void = { _ in }) {
        self.items = items
        self.onChoice = onChoice
      }

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        items.count
      }

      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? {
        items.indices.contains(row) ? items[row] : nil
      }

      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) {
        if items.indices.contains(row) { onChoice(items[row]) }
      }
    }
    """
}

extension Value {
  /// The dates in a value of the language.
  fileprivate var dateBounds: [DateBound] {
    if let bound = DateBound(self) { return [bound] }
    return children.flatMap { $0.kind == .interpolation ? [] : $0.dateBounds }
  }
}
