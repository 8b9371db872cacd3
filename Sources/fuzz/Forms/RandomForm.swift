import TestSupport
import UIKitCatalog

/// A form with random controls, properties, rules and handlers, as source text; most of them have no mistake.
struct RandomForm {
  /// The oldest iOS that it runs on, as `deploymentTarget` has it; 15 where it does not say.
  private(set) var target = 15
  /// The form definition.
  private(set) var text = ""
  private var random: SplitMix64
  private var names: [String] = []

  /// The form of a seed, which is also a part of its name.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    text = "form R\(seed) {\n"
    addSettings()
    let count = number(1, 9)
    for index in 0..<count {
      if chance(8) { text += "section \"Part \(index)\" {\n" + control(index) + "}\n" } else { text += control(index) }
    }
    if chance(2) {
      text += "button save { title: \"Save\"; submit: true\(chance(3) ? "; enabledWhen: .valid" : "") }\n"
    }
    if chance(2) { text += "on textFieldShouldReturn(_:) { focus: next }\n" }
    if chance(4) { text += "on textFieldShouldClear(_:) { return: \(chance(2)) }\n" }
    if chance(4), let name = one(Catalog.notifications)?.name { text += "observe \(name) { call: noted }\n" }
    text += "}\n"
  }

  // MARK: Chance

  private mutating func number(_ least: Int, _ most: Int) -> Int { Int.random(in: least...most, using: &random) }
  private mutating func chance(_ of: Int) -> Bool { number(1, of) == 1 }
  private mutating func one<Element>(_ of: [Element]) -> Element? { of.randomElement(using: &random) }
  private mutating func word(_ of: String...) -> String { one(of) ?? "" }

  // MARK: The form

  private mutating func addSettings() {
    if chance(2) {
      target = number(15, 18)
      text += "deploymentTarget: iOS(\(target))\n"
    }
    if chance(3) { text += "title: \(shown("Form"))\n" }
    if chance(3) { text += "dispatch: .outlets\n" } else if chance(3) { text += "tags R\(number(1, 1 << 60))Tag { }\n" }
    if chance(2) {
      let way = word("automatic", "keyboardLayoutGuide", "contentInset", "resize", "scroll", "none")
      text += "keyboardAvoidance: .\(way)\n"
    }
    if chance(2) { text += "dismissKeyboard: [.\(word("tapOutside", "onDrag", "interactive", "submit"))]\n" }
    if chance(4) { text += "presentation: .formSheet\n" }
    if chance(4) { text += "timeZone: \"Asia/Bangkok\"\n" }
  }

  private mutating func shown(_ text: String) -> String {
    chance(3) ? ".localized(\"key.\(text)\", default: \"\(text) \\\"x\\\"\")" : "\"\(text)\""
  }

  // MARK: Controls

  private mutating func control(_ index: Int) -> String {
    let kinds = ControlKind.allCases.filter { $0 != .webInput }
    let kind = chance(2) ? .textField : one(kinds) ?? .textField
    let strange = [
      "default", "init", "self", "view", "hash", "in", "text", "title", "values", "actions", "bar", "stack", "имя",
      "description", "func", "submit", "left", "right", "scroll", "delegate", "Type", "locale",
    ]
    let candidate = chance(3) ? one(strange) ?? "a" : "a\(index)"
    let name = names.contains(candidate) ? "b\(index)" : candidate
    var members = [chance(2) ? "label: \(shown("Label"))" : "", chance(2) ? "key: \"k.\(index)\"" : ""]
    if kind == .picker { members.append("items: [\"a\", \(shown("b"))]") }
    if kind == .segmentedControl { members.append("segments: [\"a\", \(shown("b"))]") }
    if kind == .button { members.append("title: \(shown("Do"))") }
    for _ in 0..<number(0, 3) { members.append(property(of: kind)) }
    if kind.isTextInput { members += typing(kind) }
    if let handler = handler(of: kind) { members.append(handler) }
    if kind.isTextInput { names.append(name) }
    return "\(kind.keyword) \(name) {\n\(members.filter { !$0.isEmpty }.joined(separator: "\n"))\n}\n"
  }

  private mutating func property(of kind: ControlKind) -> String {
    let own = ["items", "segments", "title", "label", "key", "isSecureTextEntry"]
    let properties = Catalog.properties(in: kind.scope).filter {
      !$0.isLanguageOwn && !$0.isReadOnly && $0.deprecation == nil && !own.contains($0.name.string)
    }
    guard let property = one(properties), let value = value(property.type) else { return "" }
    return "`\(property.name)`: \(value)"
  }

  private mutating func value(_ type: ValueType) -> String? {
    switch type {
    case .bool: return "\(chance(2))"
    case .integer, .count, .number, .nonNegative, .positive: return "\(number(1, 9))"
    case .string, .text, .placeholder: return shown("text")
    case .enumeration(let id):
      return one(id.members.filter { $0.isWritable && !$0.isUnavailableOnIOS && $0.deprecation == nil })
        .map { ".\($0.name)" }
    case .options(let id):
      return one(id.members.filter { $0.isWritable && !$0.isUnavailableOnIOS && $0.deprecation == nil })
        .map { "[.\($0.name)]" }
    case .color: return word(".label", ".hex(\"#336699\")", ".named(\"Brand\")", ".systemBlue")
    case .font: return word(".preferred(.body)", ".system(size: 16, weight: .bold)", ".named(\"Menlo\", size: 14)")
    case .image: return word("\"picture\"", ".system(\"checkmark\")")
    case .overlay: return word(".label(\"€\")", ".image(\"x\")", ".button(image: \"x\", title: \"X\", action: tapped)")
    case .inputView: return word(".picker([\"a\", \"b\"])", ".datePicker(mode: .date)", ".datePicker(mode: .time)")
    case .accessory: return ".toolbar([.previous, .next, .flexibleSpace, .button(title: \"X\", action: chosen), .done])"
    case .attributedText: return ".attributed(\"text\", .kern(1), .foregroundColor(.label))"
    case .attributes: return "[.font(.system(size: 12)), .underlineStyle([.single])]"
    case .insets: return ".insets(top: 1, left: 2, bottom: 3, right: 4)"
    case .date: return word("today", "now", "today(days: 1)", "date(\"2020-02-29\")")
    default: return nil
    }
  }

  // MARK: Texts

  private mutating func typing(_ kind: ControlKind) -> [String] {
    var members: [String] = []
    if chance(4) { members.append("normalize: [.\(word("removeSpaces", "uppercase", "lowercase", "asciiDigits"))]") }
    if chance(10) { members.append("isSecureTextEntry: true") }
    let isNumber = chance(5)
    if isNumber { members.append("formatter: .number(style: .\(word("decimal", "currency", "percent")))") }
    let isDate = !isNumber && chance(5)
    if isDate { members.append("formatter: \(word(".date(style: .medium)", ".date(format: \"yyyy-MM-dd\")"))") }
    if !isNumber, !isDate, chance(5) {
      members.append("formatter: \(word(".mask(\"(###) ###[-##]\")", ".grouped([4], separator: \" \")"))")
    } else {
      for _ in 0..<number(0, 2) { members.append(rule(isNumber, isDate)) }
    }
    if chance(10), kind == .textField {
      members.append("override textRect(forBounds:) { insets: .insets(top: 0, left: 8, bottom: 0, right: 8) }")
    }
    return members
  }

  private mutating func rule(_ isNumber: Bool, _ isDate: Bool) -> String {
    let told = [
      "", " { message: \(shown("Wrong")) }", " { severity: .warning; message: \"Hm\" }",
      " { when: .endEditing; effect: .refuse; title: \"T\"; message: \"M\"; buttons: [\"OK\", \"Clear\"] }",
      " { when: .return; message: \"M\"; buttons: [\(shown("Clear"))] }",
    ]
    let block = one(told) ?? ""
    if isNumber { return "rule range(\(number(-5, 0))...\(number(1, 99)))\(block)" }
    if isDate { return "rule range(date(\"1900-01-01\")...today(days: 1))\(block)" }
    let rules = [
      "required", "length(1...20)", "length(...40, counting: .utf16)", "pattern(/[a-z0-9 ]+/)", "custom(isKnown)",
      "pattern(/\\w\"?/, match: .anywhere)", "characters([.letters, \" -\"])", "characters(/[0-9A-Fa-f]/)",
      "range(0..<500)", "oneOf([\"red\", \"blue\"])", "checksum(.luhn)", "checksum(.mod97)", "checksum(.isbn)",
      "equal(to: \(names.last ?? "a0"))",
    ]
    return "rule \(one(rules) ?? "required")\(block)"
  }

  private mutating func handler(of kind: ControlKind) -> String? {
    if !chance(4) { return nil }
    let events = Catalog.controlEvents(for: kind).filter { !$0.isLanguageOwn }.map { ".\($0.name)" }
    let methods = Catalog.delegateMethods(for: kind).filter {
      [.textFieldDelegate, .textViewDelegate, .scrollViewDelegate].contains($0.owner) && $0.returnType.isEmpty
        && $0.since == nil
    }.map(\.selector.string)
    return one(events + methods).map { "on \($0) { call: happened }" }
  }
}
