/// The words that begin members. They are contextual: before a `:` each is a property's name.
public enum Keyword: UInt8, Sendable, CaseIterable {
  case `import`, form, preset, tags, section, use, rule, on, observe, override, attributes
  case textField, textView, searchField, label, button, `switch`, segmentedControl, datePicker, picker, stepper, slider
  case webInput

  /// The word as it is written.
  public var text: String { spelling.description }

  var spelling: StaticString {
    switch self {
    case .import: "import"
    case .form: "form"
    case .preset: "preset"
    case .tags: "tags"
    case .section: "section"
    case .use: "use"
    case .rule: "rule"
    case .on: "on"
    case .observe: "observe"
    case .override: "override"
    case .attributes: "attributes"
    case .textField: "textField"
    case .textView: "textView"
    case .searchField: "searchField"
    case .label: "label"
    case .button: "button"
    case .switch: "switch"
    case .segmentedControl: "segmentedControl"
    case .datePicker: "datePicker"
    case .picker: "picker"
    case .stepper: "stepper"
    case .slider: "slider"
    case .webInput: "webInput"
    }
  }

  @inlinable public var isControl: Bool { rawValue >= Keyword.textField.rawValue }

  /// Whether a member with this keyword may stand in a block.
  public func mayStand(in block: BlockKind) -> Bool { !blocks.isDisjoint(with: block.set) }

  /// The blocks in which a member with this keyword may stand.
  var blocks: BlockSet {
    switch self {
    case .import, .form, .preset: .file
    case .tags, .section, .observe: .form
    case .use, .rule, .attributes: [.control, .preset]
    case .on: [.form, .control, .preset]
    case .override: .control
    default: [.form, .section]
    }
  }

  /// The keyword that these bytes spell.
  static func spelled(_ bytes: UnsafePointer<UInt8>, count: Int) -> Keyword? {
    switch bytes[0] {
    case UInt8(ascii: "t"): return pick(bytes, count, .textField, .textView, .tags)
    case UInt8(ascii: "r"): return pick(bytes, count, .rule)
    case UInt8(ascii: "u"): return pick(bytes, count, .use)
    case UInt8(ascii: "o"): return pick(bytes, count, .on, .observe, .override)
    case UInt8(ascii: "f"): return pick(bytes, count, .form)
    case UInt8(ascii: "p"): return pick(bytes, count, .preset, .picker)
    case UInt8(ascii: "i"): return pick(bytes, count, .import)
    case UInt8(ascii: "l"): return pick(bytes, count, .label)
    case UInt8(ascii: "b"): return pick(bytes, count, .button)
    case UInt8(ascii: "a"): return pick(bytes, count, .attributes)
    case UInt8(ascii: "d"): return pick(bytes, count, .datePicker)
    case UInt8(ascii: "w"): return pick(bytes, count, .webInput)
    case UInt8(ascii: "s"):
      return pick(bytes, count, .section, .switch, .stepper)
        ?? pick(bytes, count, .slider, .searchField, .segmentedControl)
    default: return nil
    }
  }

  @inline(__always)
  private static func pick(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ first: Keyword, _ second: Keyword? = nil, _ third: Keyword? = nil
  ) -> Keyword? {
    if first.spells(bytes, count) { return first }
    if let second, second.spells(bytes, count) { return second }
    if let third, third.spells(bytes, count) { return third }
    return nil
  }

  private func spells(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    spelling.utf8CodeUnitCount == count && FormSyntax.spells(bytes, spelling)
  }
}

/// Whether the bytes begin with a word.
@inline(__always)
func spells(_ bytes: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
  for index in 0..<word.utf8CodeUnitCount where word.utf8Start[index] != bytes[index] { return false }
  return true
}

/// The blocks of the grammar that are open at a place, or in which a member may stand.
struct BlockSet: OptionSet, Sendable {
  let rawValue: UInt8
  static let file = BlockSet(rawValue: 1)
  static let form = BlockSet(rawValue: 2)
  static let section = BlockSet(rawValue: 4)
  static let control = BlockSet(rawValue: 8)
  static let preset = BlockSet(rawValue: 16)
  /// The `{ }` of a rule, an event, an observer or an override.
  static let properties = BlockSet(rawValue: 32)
  static let tags = BlockSet(rawValue: 64)

  /// Where `name: value` may stand.
  static let ofProperties: BlockSet = [.form, .control, .preset, .properties]
}
