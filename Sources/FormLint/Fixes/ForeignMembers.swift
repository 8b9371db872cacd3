import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Members of text inputs as other languages write them: attributes of HTML and React, modifiers of SwiftUI, keywords of
/// JSON Schema, and keywords of this language with a colon.
enum ForeignMembers {
  /// The member of this language that a property of another stands for; nil where that is not known.
  static func member(for name: String, _ value: Value?, in scope: Scope) -> String? {
    guard let value, scope.meets(.textInputs) else { return nil }
    // All of it hangs on these texts alone, but for whether what is written is a value.
    let written = value.block.source.bytes(value.range)
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count + written.count + 16)
    var marks = UInt64(scope.rawValue) << 2 | (value.isBroken ? 2 : 0) | (value.isWellFormed ? 1 : 0)
    while marks != 0 {
      key.append(UInt8(ascii: "0") + UInt8(marks & 63))
      marks >>= 6
    }
    key.append(UInt8(ascii: " "))
    key.append(contentsOf: name.utf8)
    key.append(UInt8(ascii: ":"))
    key.append(contentsOf: written)
    return known.value(String(decoding: key, as: UTF8.self)) { find(name, value, scope) }
  }

  private static let known = TextTable<String?>(most: 1 << 10, longest: 256)

  private static func find(_ name: String, _ value: Value, _ scope: Scope) -> String? {
    keyword(name, value) ?? handler(name.lowercased(), value, scope)
      ?? property(name.lowercased(), value, scope) ?? RuleRewriting.rule(name, value).map { "rule \($0)" }
  }

  // MARK: Keywords

  /// `use: P`, `rule: required`, `on: textFieldShouldReturn`.
  private static func keyword(_ name: String, _ value: Value) -> String? {
    switch name.lowercased() {
    case let word where UseSlip.words.contains(word):
      let values = elements(value)
      let names = values.map { $0.kind == .string ? $0.string ?? "" : $0.name }
      let isCalled = values.contains { $0.flags.contains(.hasArguments) }
      if isCalled, values.count == 1, FieldFormat(value) != nil {
        return "formatter: \(value.block.source.text(value.range))"
      }
      return !isCalled && !names.isEmpty && names.allSatisfy(isName) ? "use \(names.joined(separator: ", "))" : nil
    case "rule", "rules", "validate", "validation", "validations", "validator", "validators", "constraint":
      let rules = elements(value).map(ownRule)
      return rules.isEmpty || rules.contains(nil) ? nil : rules.compactMap { $0 }.joined(separator: "; ")
    default: return nil
    }
  }

  /// The elements of a list, or the value alone.
  private static func elements(_ value: Value) -> [Value] {
    if !value.isWellFormed && value.isBroken { return [] }
    return value.kind == .array ? Array(value.children) : [value]
  }

  /// `rule: length(...5)` without its colon; an expression is a pattern.
  private static func ownRule(_ value: Value) -> String? {
    if value.kind == .regex { return RuleRewriting.rule("pattern", value).map { "rule \($0)" } }
    guard !value.isBroken, value.kind == .reference || value.kind == .member else { return nil }
    let written = value.block.source.text(value.range).drop { $0 == "." }
    if ValidationRuleKind.named(value.nameBytes) != nil, isRule(written) { return "rule \(written)" }
    if !value.flags.contains(.hasArguments) { return RuleRewriting.rule(value.name, nil).map { "rule \($0)" } }
    let arguments = Array(value.children)
    guard arguments.count == 1, arguments[0].kind == .argument, arguments[0].name.isEmpty else { return nil }
    return arguments[0].children.first { _ in true }.flatMap { RuleRewriting.rule(value.name, $0) }.map { "rule \($0)" }
  }

  /// Whether nothing is wrong with a rule that is written so.
  private static func isRule(_ written: Substring) -> Bool {
    FileModel(Document("form A {\ntextField a {\nrule \(written)\n}\n}\n")).entries.allSatisfy { entry in
      !entry.block.hasSyntaxErrors && entry.block.problems.isEmpty
    }
  }

  private static func isName(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(\.isOfName) }

  // MARK: Events

  /// `onChange: f`, `focus: next`, `on: textFieldShouldReturn`.
  private static func handler(_ name: String, _ value: Value, _ scope: Scope) -> String? {
    let said = value.kind == .string ? value.string ?? "" : value.name
    guard !value.isBroken, [.reference, .member, .string].contains(value.kind), isName(said),
      !value.flags.contains(.hasArguments)
    else { return nil }
    let kind: ControlKind = scope.meets(.textField) ? .textField : .textView
    if name == "on" || name == "ison" {
      return ForeignEvents.method(named: said, in: kind).map { "on \($0) { }" }
    }
    if name == "focus" || name == "nextfield" || name == "nextfocus" {
      return scope.meets(.textField) ? "on textFieldShouldReturn(_:) { focus: \(said) }" : nil
    }
    let does = said == "next" ? "focus" : "call"
    return ForeignEvents.method(ofHandler: name, in: kind).map { "on \($0) { \(does): \(said) }" }
  }

  // MARK: Properties

  private static func property(_ name: String, _ value: Value, _ scope: Scope) -> String? {
    guard !value.isBroken else { return nil }
    let word = word(value)
    switch name {
    // Android's numbers are whole ones, those of HTML are any.
    case "inputtype" where word == "number": return "keyboardType: .numberPad"
    case "type", "inputtype", "inputmode", "keyboard", "keyboardtype": return keyboard(word, isMode: name != "type")
    case "autocomplete", "contenttype", "autofill": return contentType(word)
    case "autocapitalize", "autocapitalization", "textinputautocapitalization", "capitalization":
      return capitals[word].map { "autocapitalizationType: .\($0)" }
    case "autocorrect", "autocorrection": return truth(word).map { "autocorrectionType: .\($0 ? "yes" : "no")" }
    case "disableautocorrection", "autocorrectiondisabled":
      return truth(word).map { "autocorrectionType: .\($0 ? "no" : "yes")" }
    case "spellcheck", "spellchecking": return truth(word).map { "spellCheckingType: .\($0 ? "yes" : "no")" }
    case "enterkeyhint", "submitlabel", "returnkey", "returnkeylabel", "imeoptions":
      return returnKeys[word.hasPrefix("action") ? String(word.dropFirst("action".count)) : word].map {
        "returnKeyType: .\($0)"
      }
    case "secure", "issecure", "password", "ispassword", "secureentry", "obscuretext", "hidetext":
      return truth(word).map { "isSecureTextEntry: \($0)" }
    case "disabled", "readonly", "isdisabled", "isreadonly": return truth(word).map { locked(!$0, scope) }
    case "editable": return truth(word).map { locked($0, scope) }
    default: return text(name, value, scope) ?? look(name, word, value)
    }
  }

  private static func locked(_ isFree: Bool, _ scope: Scope) -> String {
    scope.meets(.textField) ? "isEnabled: \(isFree)" : "isEditable: \(isFree)"
  }

  /// What is shown, and how it is written.
  private static func text(_ name: String, _ value: Value, _ scope: Scope) -> String? {
    guard value.kind == .string, let text = value.string, !text.isEmpty else { return nil }
    let written = value.block.source.text(value.range)
    switch name {
    case "value", "default", "defaultvalue", "initialvalue": return "text: \(written)"
    case "title", "caption", "labeltext": return "label: \(written)"
    case "mask": return "formatter: .mask(\(written))"
    case "digits": return "rule characters(\(written))"
    case "placeholdertext": return scope.meets(.textField) ? "placeholder: \(written)" : nil
    case "hint", "prompt": return scope.meets(.textField) ? "placeholder: \(written)" : nil
    case "const": return "rule oneOf([\(written)])"
    case "currency": return "formatter: .number(style: .currency, currency: \(written))"
    case "format", "dateformat": return format(text, written)
    default: return nil
    }
  }

  /// A format of JSON Schema, a mask, or the format of a date.
  private static func format(_ text: String, _ written: String) -> String? {
    switch text.lowercased() {
    case "email", "idn-email": return "keyboardType: .emailAddress"
    case "uri", "url", "iri": return "keyboardType: .URL"
    case "phone", "tel": return "keyboardType: .phonePad"
    case "password": return "isSecureTextEntry: true"
    case "date": return "formatter: .date(format: \"yyyy-MM-dd\")"
    default: break
    }
    if text.contains("#") { return "formatter: .mask(\(written))" }
    let letters = text.filter { $0.isASCII && $0.isLetter }
    guard letters.allSatisfy({ "GyYuMLdDEeaHhKkmsSzZ".contains($0) }),
      letters.contains(where: { "yMdHhms".contains($0) })
    else { return nil }
    return "formatter: .date(format: \(written))"
  }

  private static func look(_ name: String, _ word: String, _ value: Value) -> String? {
    let isColor = value.kind == .member && Catalog.member(named: value.nameBytes, of: .color) != nil
    switch name {
    case "foregroundcolor", "foregroundstyle": return isColor ? "textColor: .\(value.name)" : nil
    case "multilinetextalignment", "textalign":
      return alignments[word].map { "textAlignment: .\($0)" }
    case "textfieldstyle": return ["roundedborder": "borderStyle: .roundedRect", "plain": "borderStyle: .none"][word]
    case "trim", "uppercase", "lowercase": return truth(word) == true ? "normalize: [.\(name)]" : nil
    default: return nil
    }
  }

  // MARK: Words

  /// What a value says as one word of small letters.
  private static func word(_ value: Value) -> String {
    switch value.kind {
    case .string: value.string?.lowercased() ?? ""
    case .reference, .member, .boolean, .integer: value.flags.contains(.hasArguments) ? "" : value.name.lowercased()
    default: ""
    }
  }

  private static func truth(_ word: String) -> Bool? {
    switch word {
    case "true", "on", "yes", "1": true
    case "false", "off", "no", "0": false
    default: nil
    }
  }

  private static func keyboard(_ word: String, isMode: Bool) -> String? {
    if word == "password" && !isMode || ["textpassword", "numberpassword"].contains(word) {
      return "isSecureTextEntry: true"
    }
    let word = word.filter { $0 != "-" && $0 != "_" }
    return keyboards[word].map { "keyboardType: .\($0)" }
  }

  private static let keyboards = [
    "email": "emailAddress", "emailaddress": "emailAddress", "tel": "phonePad", "phone": "phonePad", "url": "URL",
    "number": "decimalPad", "decimal": "decimalPad", "numeric": "numberPad", "integer": "numberPad",
    "numberpad": "numberPad", "search": "webSearch", "textemailaddress": "emailAddress", "texturi": "URL",
    "numberdecimal": "decimalPad", "decimalpad": "decimalPad", "phonepad": "phonePad",
  ]

  private static func contentType(_ word: String) -> String? {
    let found =
      Catalog.member(raw: word.utf8, of: .textContentType)
      ?? EnumID.textContentType.members.first { $0.name.string.lowercased() == word }
    guard let found, found.isWritable, !found.isUnavailableOnIOS else { return nil }
    return "textContentType: .\(found.name)"
  }

  private static let capitals = [
    "off": "none", "none": "none", "never": "none", "on": "sentences", "sentences": "sentences", "words": "words",
    "characters": "allCharacters", "allcharacters": "allCharacters",
  ]

  private static let returnKeys = [
    "enter": "default", "return": "default", "default": "default", "done": "done", "go": "go", "next": "next",
    "search": "search", "send": "send", "join": "join", "route": "route", "continue": "continue",
  ]

  private static let alignments = [
    "leading": "natural", "start": "natural", "left": "left", "center": "center", "trailing": "right", "end": "right",
    "right": "right", "justify": "justified",
  ]
}
