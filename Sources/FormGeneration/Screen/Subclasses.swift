import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Classes of one's own, and what all code of a screen stands on.
extension ScreenPlan {
  /// The subclasses whose rectangles the form moves, but for those that another form of the file has moved already.
  func writeSubclasses(to writer: inout SwiftWriter) {
    for view in views {
      let control = view.control.control
      let moves = !form.overrides(of: control).isEmpty
      guard let shared = plan.classes.entry(of: control) else {
        if moves { writeClass(of: view, attributesOf: [control], &writer) }
        continue
      }
      if let objection = objection(to: view, of: shared, moves: moves) {
        writer.refusal("\(view.control.line): '\(view.type)' \(objection)")
      } else if shared.isWritten(for: control, of: form) {
        writeClass(of: view, attributesOf: shared.controls, &writer)
      }
    }
  }

  /// Why a control cannot be of a class that is generated.
  private func objection(to view: ViewPlan, of shared: GeneratedClasses.Entry, moves: Bool) -> String? {
    let control = view.control.control
    if control.kind != shared.control.kind { return "is of another kind of control elsewhere in this file" }
    let isSame = !moves || Self.overrides(form, control) == Self.overrides(shared.form, shared.control)
    return isSame ? nil : "overrides something else elsewhere"
  }

  /// What a control overrides, as it is written.
  private static func overrides(_ form: ResolvedForm, _ control: ResolvedControl) -> [String] {
    form.overrides(of: control).map { $0.block.source.text($0.member.range) }
  }

  private func writeClass(of view: ViewPlan, attributesOf controls: [ResolvedControl], _ writer: inout SwiftWriter) {
    if isDeclared(view.type) {
      return writer.refusal(
        "\(view.control.line): a class '\(view.type)' would hide another type: give it another name")
    }
    writer.doc("The class of `\(view.control.name)` (\(view.control.line)).")
    writer.block("\(access)final class \(view.type): \(view.control.kind.className)") { writer in
      writeAttributes(of: controls, view, &writer)
      for override in form.overrides(of: view.control.control) {
        writer.line()
        write(override, of: view, &writer)
      }
    }
    writer.line()
  }

  /// The properties that a class has beyond UIKit, of the types that their literals have.
  private func writeAttributes(of controls: [ResolvedControl], _ view: ViewPlan, _ writer: inout SwiftWriter) {
    var names: [ExactText] = []
    var types: [ExactText: Set<String>] = [:]
    for (written, value) in controls.flatMap(\.attributes) {
      let name = ExactText(written)
      if types[name] == nil { names.append(name) }
      types[name, default: []].formUnion(attributeType(value).map { [$0] } ?? (value.kind == .nilLiteral ? [] : [""]))
    }
    for identifier in names {
      let name = identifier.text
      if isOfSuperclass(name, view) {
        let owner = view.control.kind.className
        writer.refusal("\(view.control.line): '\(name)' is a name of '\(owner)' itself: set it outside of 'attributes'")
      } else if let type = Self.common(types[identifier] ?? []) {
        writer.line("\(access)var \(SwiftName.declared(name)): \(type)?")
      } else {
        let several = types[identifier].map { $0.count > 1 } ?? false
        let reason =
          several
          ? "values of several types are given to the attribute '\(name)'"
          : "no literal says of which type the attribute '\(name)' is"
        writer.refusal("\(view.control.line): \(reason)")
      }
    }
  }

  /// The type that values of some types all are of; nil where there is none.
  private static func common(_ types: Set<String>) -> String? {
    switch types {
    case ["Int", "Double"]: "Double"
    case ["[Int]", "[Double]"]: "[Double]"
    case [""]: nil
    default: types.count == 1 ? types.first : nil
    }
  }

  /// Whether the class of UIKit's that a class inherits from has a property of a name.
  private func isOfSuperclass(_ name: String, _ view: ViewPlan) -> Bool {
    let objects = ["hash", "hashValue", "description", "debugDescription", "superclass", "self", "init"]
    return objects.contains(name)
      || Catalog.properties(in: view.control.kind.scope).contains { !$0.isLanguageOwn && $0.uiKitName == name }
  }

  /// The type of a literal; nil where it does not say it.
  private func attributeType(_ value: Value) -> String? {
    switch value.kind {
    case .string: return "String"
    case .integer: return "Int"
    case .decimal: return "Double"
    case .boolean: return "Bool"
    case .array:
      let types = Set(value.children.map { attributeType($0) })
      let only = types == ["Int", "Double"] ? "Double" : types.count == 1 ? types.first ?? nil : nil
      return only.map { "[\($0)]" }
    case .member where value.flags.contains(.hasArguments):
      return madeValue(value)?.type
    default: return nil
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
    if hasObservers { writer.add(ScreenText.observation) }
    if inputs.contains(where: hasPicker) || views.contains(where: { $0.control.kind == .picker }) {
      writer.add(inputs.contains(where: hasPicker) ? ScreenText.shownChoices : ScreenText.choices)
    }
    let dates = views.filter { $0.control.kind == .datePicker || $0.control.control.has(.inputView) }.flatMap { view in
      view.control.properties.compactMap(\.value).flatMap(\.dateBounds)
    }
    if dates.contains(where: { if case .day = $0 { true } else { false } }) { writer.add(ReadingText.day) }
    if dates.contains(where: { if case .today = $0 { true } else { false } }) { writer.add(ReadingText.today) }
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

  /// The same for pickers in the place of keyboards.
  static let shownChoices =
    String(choices.dropLast())
      + """

        /// Shows the row that is written as a text; where there is none yet, chooses what is shown.
        func show(
          _ text: String, in pickerView: UIPickerView, written: (String) -> String = { $0 }
        ) {
          let row = items.firstIndex { item in
            [item, written(item)].contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
          }
          if let row {
            pickerView.selectRow(row, inComponent: 0, animated: false)
          } else if text.isEmpty {
            let row = pickerView.selectedRow(inComponent: 0)
            self.pickerView(pickerView, didSelectRow: row, inComponent: 0)
          }
        }
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

extension ResolvedControl {
  /// What a class of one's own has beyond UIKit: its own first.
  var attributes: [(name: String, value: Value)] {
    ([block] + presets.map(\.block)).flatMap { block in
      block.topMembers.filter { $0.member.kind == .attributes }.flatMap { index, _ in
        block.innerMembers(of: index).compactMap { _, inner in
          block.value(of: inner).map { (block.source.text(inner.nameRange), $0) }
        }
      }
    }
  }
}

extension Value {
  /// The dates in a value of the language.
  fileprivate var dateBounds: [DateBound] {
    if let bound = DateBound(self) { return [bound] }
    return children.flatMap { $0.kind == .interpolation ? [] : $0.dateBounds }
  }
}
