/// The blocks of the language in which a property may stand: one bit for each kind of control, then the other blocks.
public struct Scope: OptionSet, Hashable, Sendable {
  /// One bit a kind of block.
  public let rawValue: UInt32

  /// Blocks by their bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `textField name { }`.
  @inlinable public static var textField: Scope { ControlKind.textField.scope }
  /// `textView name { }`.
  @inlinable public static var textView: Scope { ControlKind.textView.scope }
  /// `searchField name { }`.
  @inlinable public static var searchField: Scope { ControlKind.searchField.scope }
  /// `label name { }`.
  @inlinable public static var label: Scope { ControlKind.label.scope }
  /// `button name { }`.
  @inlinable public static var button: Scope { ControlKind.button.scope }
  /// `switch name { }`.
  @inlinable public static var `switch`: Scope { ControlKind.switch.scope }
  /// `segmentedControl name { }`.
  @inlinable public static var segmentedControl: Scope { ControlKind.segmentedControl.scope }
  /// `datePicker name { }`.
  @inlinable public static var datePicker: Scope { ControlKind.datePicker.scope }
  /// `picker name { }`.
  @inlinable public static var picker: Scope { ControlKind.picker.scope }
  /// `stepper name { }`.
  @inlinable public static var stepper: Scope { ControlKind.stepper.scope }
  /// `slider name { }`.
  @inlinable public static var slider: Scope { ControlKind.slider.scope }
  /// `webInput name { }`.
  @inlinable public static var webInput: Scope { ControlKind.webInput.scope }

  /// Bits that are kept for kinds of controls.
  public static var controlBits: UInt32 { 24 }

  /// `form Name { }`, and what stands in no control of it.
  @inlinable public static var form: Scope { Scope(rawValue: 1 << 24) }
  /// The `{ }` of a `rule`.
  @inlinable public static var rule: Scope { Scope(rawValue: 1 << 25) }
  /// The `{ }` of an `on`.
  @inlinable public static var event: Scope { Scope(rawValue: 1 << 26) }
  /// The `{ }` of an `observe`.
  @inlinable public static var observer: Scope { Scope(rawValue: 1 << 27) }
  /// The `{ }` of an `override`.
  @inlinable public static var override: Scope { Scope(rawValue: 1 << 28) }

  /// Text fields, search fields among them.
  @inlinable public static var textFields: Scope { [.textField, .searchField] }
  /// Everything that the keyboard types into.
  @inlinable public static var textInputs: Scope { [.textField, .searchField, .textView] }
  /// Controls of every kind.
  @inlinable public static var controls: Scope { Scope(rawValue: (1 << controlBits) - 1) }
  /// Controls that are views of UIKit.
  @inlinable public static var views: Scope { controls.subtracting(.webInput) }
  /// Subclasses of `UIControl`.
  @inlinable public static var uiControls: Scope { views.subtracting([.textView, .label, .picker]) }
  /// All blocks.
  @inlinable public static var everywhere: Scope { Scope(rawValue: .max) }
  /// A preset may hold what any control may.
  @inlinable public static var preset: Scope { controls }

  /// The kinds of controls among the blocks, in the order of the grammar.
  public var controlKinds: [ControlKind] { ControlKind.allCases.filter { contains($0.scope) } }

  /// Whether some block is in both.
  @inlinable public func meets(_ other: Scope) -> Bool { rawValue & other.rawValue != 0 }

  /// Whether controls of a kind are among the blocks.
  @inlinable public func contains(_ kind: ControlKind) -> Bool { contains(kind.scope) }
}

extension Scope {
  /// The words of the tables and what they stand for.
  private static let words: [(StaticString, Scope)] = [
    ("text", .textInputs), ("field", .textFields), ("textView", .textView), ("searchField", .searchField),
    ("views", .views), ("controls", .controls), ("uiControls", .uiControls), ("form", .form), ("rule", .rule),
    ("event", .event),
    ("observer", .observer), ("override", .override), ("label", .label), ("button", .button), ("switch", .switch),
    ("segmentedControl", .segmentedControl), ("datePicker", .datePicker), ("picker", .picker),
    ("stepper", .stepper), ("slider", .slider), ("webInput", .webInput),
  ]

  private static let index = NameIndex(
    words.enumerated().map { .init(name: CatalogText($1.0), group: 0, row: UInt16(truncatingIfNeeded: $0)) })

  /// Reads words of a table, parted by blanks; an unknown word is nil.
  init?(_ field: CatalogText) {
    var scope: UInt32 = 0
    var rest = field
    while !rest.isEmpty {
      let (word, tail) = rest.cut(at: UInt8(ascii: " "))
      guard let known = Self.index.row(named: word.bytes) else { return nil }
      scope |= Self.words[Int(known)].1.rawValue
      rest = tail
    }
    self.init(rawValue: scope)
  }
}
