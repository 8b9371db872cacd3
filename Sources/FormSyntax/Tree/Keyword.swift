/// The words that begin members. They are contextual: before a `:` each is a property's name.
public enum Keyword: UInt8, Sendable, CaseIterable {
  /// Keywords of declarations, handlers and lists.
  case `import`, form, preset, tags, section, use, rule, on, observe, override, attributes
  /// Keywords of UIKit's controls.
  case textField, textView, searchField, label, button, `switch`, segmentedControl, datePicker, picker, stepper, slider
  /// The keyword of an `input` element of HTML.
  case webInput

  /// The word as it is written.
  public var text: String { spelling.description }

  /// The word as it is written, in ASCII; to be held against bytes without making a `String`.
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

  /// Whether it begins a control.
  @inlinable public var isControl: Bool { rawValue >= Keyword.textField.rawValue }

  /// The kind of block that it begins; nil where it begins none.
  public var block: BlockKind? {
    switch self {
    case .import, .use: nil
    case .form: .form
    case .preset: .preset
    case .tags: .tags
    case .section: .section
    case .rule: .rule
    case .on: .event
    case .observe: .observer
    case .override: .override
    case .attributes: .attributes
    default: .control
    }
  }

  /// Whether a member with this keyword may stand in a block.
  public func mayStand(in block: BlockKind) -> Bool { blocks.contains(block) }

  /// The blocks in which a member with this keyword may stand.
  var blocks: BlockSet {
    switch self {
    case .import, .form, .preset: .of(.file)
    case .tags, .section, .observe: .of(.form)
    case .use, .rule, .attributes: .of(.control, .preset, .unknown)
    case .on: .of(.form, .control, .preset, .unknown)
    case .override: .of(.control, .unknown)
    default: .of(.form, .section)
    }
  }

  /// The keyword that a text is; nil for another one.
  public init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    guard
      let found = bytes.withUnsafeBufferPointer({ bytes in
        bytes.baseAddress.flatMap { Keyword.spelled($0, count: bytes.count) }
      })
    else { return nil }
    self = found
  }

  /// The keyword that these bytes spell: most words are none by their length.
  static func spelled(_ bytes: UnsafePointer<UInt8>, count: Int) -> Keyword? {
    switch count {
    case 2: pick(bytes, .on)
    case 3: pick(bytes, .use)
    case 4: pick(bytes, .rule, .form, .tags)
    case 5: pick(bytes, .label)
    case 6: pick(bytes, .button, .switch, .import) ?? pick(bytes, .preset, .picker, .slider)
    case 7: pick(bytes, .section, .observe, .stepper)
    case 8: pick(bytes, .textView, .override, .webInput)
    case 9: pick(bytes, .textField)
    case 10: pick(bytes, .datePicker, .attributes)
    case 11: pick(bytes, .searchField)
    case 16: pick(bytes, .segmentedControl)
    default: nil
    }
  }

  /// The keyword that these bytes spell when capital letters do not count.
  static func spelledWithCapitals(_ bytes: UnsafePointer<UInt8>, count: Int) -> Keyword? {
    allCases.first { keyword in
      keyword.spelling.utf8CodeUnitCount == count
        && (0..<count).allSatisfy { keyword.spelling.utf8Start[$0] | 0x20 == bytes[$0] | 0x20 }
    }
  }

  /// The keyword that a word of another library stands for: a class of UIKit, an element of SwiftUI, HTML or Android.
  public static func meant(by word: String) -> Keyword? {
    let word = word.lowercased()
    if let keyword = foreignWords[word] { return keyword }
    guard word.hasPrefix("ui") else { return nil }
    return allCases.first { $0.isControl && $0.text.lowercased() == word.dropFirst(2) }
  }

  private static let foreignWords: [String: Keyword] = [
    "field": .textField, "input": .textField, "inputfield": .textField, "textinput": .textField,
    "textbox": .textField, "edittext": .textField, "textarea": .textView, "texteditor": .textView,
    "uisearchtextfield": .searchField, "checkbox": .switch, "toggle": .switch, "radio": .segmentedControl,
    "radiogroup": .segmentedControl, "select": .picker, "dropdown": .picker, "spinner": .picker, "combobox": .picker,
    "uipickerview": .picker, "calendar": .datePicker, "group": .section, "fieldset": .section,
  ]

  /// The same of bytes.
  static func meant(by bytes: UnsafePointer<UInt8>, count: Int) -> Keyword? {
    guard count <= longestForeignWord else { return nil }
    return meant(by: String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  }

  private static let longestForeignWord = 20

  /// Whether a word is spelled so but for one letter that is left out, put in, or another one, or two that changed places.
  func isOneEdit(from word: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount)
    guard abs(own.count - word.count) <= 1 else { return false }
    let start = zip(own, word).prefix { $0 == $1 }.count
    let (rest, written) = (own.dropFirst(start), word.dropFirst(start))
    if rest.isEmpty, written.isEmpty { return false }
    return rest.dropFirst().elementsEqual(written.dropFirst()) || rest.dropFirst().elementsEqual(written)
      || rest.elementsEqual(written.dropFirst())
      || rest.count > 1 && written.count > 1 && rest.prefix(2).reversed().elementsEqual(written.prefix(2))
        && rest.dropFirst(2).elementsEqual(written.dropFirst(2))
  }

  /// That one of some keywords, all as long as the word, which it spells.
  @inline(__always)
  private static func pick(
    _ bytes: UnsafePointer<UInt8>, _ first: Keyword, _ second: Keyword? = nil, _ third: Keyword? = nil
  ) -> Keyword? {
    if spells(bytes, first.spelling) { return first }
    if let second, spells(bytes, second.spelling) { return second }
    if let third, spells(bytes, third.spelling) { return third }
    return nil
  }
}

/// Whether the bytes begin with a word.
@inline(__always)
func spells(_ bytes: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
  for index in 0..<word.utf8CodeUnitCount where word.utf8Start[index] != bytes[index] { return false }
  return true
}
