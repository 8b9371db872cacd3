import FormModel
import FormSyntax
import UIKitCatalog

/// A view of a screen.
final class ViewPlan {
  /// The control that the view shows.
  let control: ControlPlan
  /// The controller's property.
  let property: String
  /// The property's name in those of functions and classes.
  let capitalizedName: String
  /// The property as it is declared and read.
  let name: String
  /// The case of the field's enumeration.
  let field: String
  /// The same where an optional is expected: `none` and `some` would be those of `Optional`.
  let optionalField: String
  /// The same where an optional is matched.
  let matchedField: String
  /// Its class.
  let type: String
  /// What handles its messages and events, by precedence.
  let handlers: [ResolvedMember]
  /// The delegate methods among them.
  let handled: Set<MethodID>
  /// The class of the delegate that it has in place of the form's; nil where it has none of its own.
  let otherDelegate: String?
  /// Whether the controller is its delegate.
  let hasDelegate: Bool

  /// Whether the controller is told of changes of its text: text views tell none but their delegate.
  var isTold: Bool { control.kind.isTextField || hasDelegate }

  /// A view whose name is none of `taken`, nor differs from one in case only; adds it there.
  ///
  /// - Parameter delegate: that of all fields of the form.
  init(
    _ control: ControlPlan, _ form: ResolvedForm, _ delegate: Value?, _ taken: inout TakenNames,
    _ capitals: inout TakenNames
  ) {
    self.control = control
    let own = control.control[.outlet].flatMap { $0.isWellFormed ? $0.value?.name : nil }
    var name =
      own.flatMap { taken.contains($0) || SwiftName.isType($0) || SwiftName.isQualified($0) ? nil : $0 } ?? control.name
      + ViewPlan.suffix(control.kind)
    name = taken.take(name, ending: "Outlet")
    property = name
    capitalizedName = capitals.take(SwiftName.capitalized(name), ending: "View")
    self.name = SwiftName.declared(name)
    field = ".\(control.memberName)"
    let isOptionals = SwiftName.isOptionalCase(control.name)
    optionalField = isOptionals ? "\(SwiftName.type(form.name))Form.Field\(field)" : field
    matchedField = isOptionals ? field + "?" : field
    let named = control.control[.class].flatMap { $0.isWellFormed ? $0.value?.name : nil }
    let overrides = form.overrides(of: control.control)
    type =
      named
      ?? (overrides.isEmpty ? "\(control.kind.className)" : SwiftName.type(form.name) + capitalizedName)
    handlers = control.handlers
    handled = Set(handlers.lazy.compactMap(\.member.method))
    let said = control.control[.delegate]?.value
    let isNone = (said ?? (control.control.isComplete ? delegate : nil))?.isNamed(.noDelegate) == true
    let isForms = said.map { ExactText($0.name) } == delegate.map { ExactText($0.name) }
    otherDelegate = isNone || isForms ? nil : said?.name
    hasDelegate = control.isTextInput && !isNone && otherDelegate == nil
  }

  private static func suffix(_ kind: ControlKind) -> String {
    switch kind {
    case .textField, .searchField: "Field"
    case .textView: "View"
    case .label: "Label"
    case .button: "Button"
    case .switch: "Switch"
    case .segmentedControl: "Control"
    case .datePicker, .picker: "Picker"
    case .stepper: "Stepper"
    case .slider: "Slider"
    case .webInput: "Input"
    }
  }
}
