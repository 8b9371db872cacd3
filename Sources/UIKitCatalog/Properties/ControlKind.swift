/// The kinds of controls that a form may have, in the order of the grammar.
public enum ControlKind: UInt8, CaseIterable, Sendable {
  /// Controls of UIKit, as the language names them.
  case textField, textView, searchField, label, button, `switch`, segmentedControl, datePicker, picker, stepper
  /// The last of UIKit, and the `input` element of HTML.
  case slider, webInput

  /// What the kind does, its class, and how the language writes it.
  private var facts: (keyword: StaticString, className: StaticString, summary: StaticString) {
    switch self {
    case .textField: ("textField", "UITextField", "One line of text that the user types.")
    case .textView: ("textView", "UITextView", "Text of several lines that scrolls.")
    case .searchField: ("searchField", "UISearchTextField", "A text field that looks for something.")
    case .label: ("label", "UILabel", "Text that cannot be changed.")
    case .button: ("button", "UIButton", "Does something when it is tapped.")
    case .switch: ("switch", "UISwitch", "On or off.")
    case .segmentedControl: ("segmentedControl", "UISegmentedControl", "One of a few choices, all of them in sight.")
    case .datePicker: ("datePicker", "UIDatePicker", "A date, a time, or both.")
    case .picker: ("picker", "UIPickerView", "One of many choices, on a wheel.")
    case .stepper: ("stepper", "UIStepper", "A number that goes up and down in steps.")
    case .slider: ("slider", "UISlider", "A number from a range, set by dragging.")
    case .webInput: ("webInput", "input", "An HTML input element inside a web view.")
    }
  }

  /// The word that declares such a control.
  public var keyword: StaticString { facts.keyword }

  /// Its UIKit class; for `webInput` the HTML element.
  public var className: StaticString { facts.className }

  /// What it is, in a sentence.
  public var summary: StaticString { facts.summary }

  /// Whether the user types text into it with the keyboard.
  @inlinable public var isTextInput: Bool { self == .textField || self == .textView || self == .searchField }

  /// Whether it holds a text that somebody typed: validation rules are about that.
  @inlinable public var takesText: Bool { isTextInput || self == .webInput }

  /// Whether it can become first responder, unless a subclass says otherwise: other controls and labels cannot.
  @inlinable public var takesFocus: Bool { takesText }

  /// Whether it is a `UITextField`.
  @inlinable public var isTextField: Bool { self == .textField || self == .searchField }

  /// The version of iOS that brought its class; nil of those that are older than any form.
  public var since: IOSVersion? { self == .searchField ? IOSVersion(13) : nil }

  /// The scope of its block.
  @inlinable public var scope: Scope { Scope(rawValue: 1 << UInt32(rawValue)) }

  /// The kind that a keyword declares.
  public static func named(_ keyword: UnsafeBufferPointer<UInt8>) -> ControlKind? {
    allCases.first { CatalogText($0.keyword).equals(keyword) }
  }

  /// The kind that a keyword declares.
  @inlinable public static func named(_ keyword: some Collection<UInt8>) -> ControlKind? {
    withBytes(keyword) { bytes in named(bytes) }
  }
}
