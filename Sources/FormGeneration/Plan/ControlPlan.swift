import FormModel
import UIKitCatalog
import ValueFormatting

/// A control as it is generated.
final class ControlPlan: Sendable {
  /// The control with its presets and form.
  let control: ResolvedControl
  /// Which control of the language it is.
  let kind: ControlKind
  /// As the form has it.
  let name: String
  /// The number that its view has.
  let tag: Int64
  /// Where it stands: `Person.formdef:12`.
  let line: String
  /// How its value is written; nil for plain text.
  let format: FieldFormat?
  /// Whether its text is a secret, which is neither stored nor printed.
  let isSecret: Bool
  /// The rules of its texts in the order in which they are checked.
  let rules: [ResolvedRule]
  /// What it and its presets set, as `allProperties` has it.
  let properties: [ResolvedProperty]
  /// What handles its messages and events, by precedence.
  let handlers: [ResolvedMember]
  /// As it is declared.
  let declaredName: String
  /// As it stands behind a dot.
  let memberName: String
  /// Whether it is a date picker whose value is a time to count down, in seconds.
  let countsDown: Bool
  /// What the value is, in Swift; nil for a control that has none.
  let valueType: StoredType?

  /// A control of a form with its tag, and the place that comments name: `Person.formdef:12`.
  init(_ control: ResolvedControl, _ form: ResolvedForm, tag: Int64, line: String) {
    self.control = control
    self.tag = tag
    self.line = line
    kind = control.kind ?? .label
    name = control.block.name
    declaredName = SwiftName.declared(name)
    memberName = SwiftName.member(name)
    format = control[.formatter]?.value.flatMap { FieldFormat($0) }
    properties = control.allProperties
    handlers = control.allHandlers
    countsDown = kind == .datePicker && control.enumMember(.mode) == EnumMember.DatePickerMode.countDownTimer
    valueType = ControlPlan.valueType(kind, format, countsDown: countsDown)
    rules = kind.isTextInput ? form.rules(of: control) : []
    isSecret =
      control.boolean(.isSecureTextEntry) == true
      || control.enumMember(.textContentType) == EnumMember.ContentType.oneTimeCode
  }

  /// Whether the control takes text.
  var isTextInput: Bool { kind.isTextInput }

  private static func valueType(_ kind: ControlKind, _ format: FieldFormat?, countsDown: Bool) -> StoredType? {
    switch kind {
    case .textField, .textView, .searchField:
      switch format {
      case .date: .date
      case .number: .decimal
      default: .string
      }
    case .switch: .bool
    case .slider, .stepper: .double
    case .segmentedControl, .picker: .int
    case .datePicker: countsDown ? .double : .date
    case .label, .button, .webInput: nil
    }
  }

  /// What stores its value: a string literal, or the name of a constant; nil where nothing does.
  var key: String? {
    guard let set = control[.key], set.isWellFormed, let value = set.value else { return nil }
    return value.string.map(SwiftLiteral.string) ?? SwiftName.declared(value.name)
  }

  /// The constant of the app's that is its key; nil where the key is a literal, or there is none.
  var keyName: String? {
    guard let set = control[.key], set.isWellFormed, let value = set.value, value.string == nil else { return nil }
    return value.name
  }

  /// The part of a name that stands for it in those of functions and constants: `salary` in `salaryFormatter`.
  var stem: String {
    // `DateFormatter` and its like are types that the code names.
    ["Date", "Number", "Time"].contains(name) ? name + "Text" : name
  }
}

/// The types of Swift that values have, each an optional: a field may be empty.
enum StoredType: String {
  /// Texts; dates and numbers that formatters read.
  case string = "String", date = "Date", decimal = "Decimal"
  /// What other controls are set to.
  case bool = "Bool", double = "Double", int = "Int"
}
