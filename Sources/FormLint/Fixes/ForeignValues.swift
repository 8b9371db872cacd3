import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// Values as other languages write them: calls of Swift and UIKit, strings for what is no string here.
enum ForeignValues {
  /// The value of this language that one of another stands for, where the place takes a type; nil where that is not known.
  static func literal(for value: Value, _ type: ValueType) -> String? {
    guard !value.isBroken else { return nil }
    switch type {
    case .characterSet: return characters(value)
    case .formatter: return formatter(value)
    case .text, .placeholder, .example, .string: return text(value, type)
    case .token(let id): return token(value, id)
    case .font: return font(value)
    case .color: return color(value)
    case .inputView:
      return value.isBare("datePicker") || value.isBare("UIDatePicker") ? ".datePicker(mode: .date)" : nil
    case .accessory:
      return value.isBare("toolbar") || value.isBare("UIToolbar") ? ".toolbar([.flexibleSpace, .done])" : nil
    case .overlay: return value.kind == .string ? ".label(\(value.written))" : nil
    case .date, .valueRange: return day(value)
    case .method, .className, .outlet, .control, .delegate, .key, .focus: return name(value)
    case .version: return version(value)
    case .locales, .locale: return locale(value, type)
    case .lengthRange: return value.kind == .string ? range(value) : nil
    case .tag, .integer, .count, .number, .nonNegative, .positive: return number(value)
    case .integers: return value.kind == .integer && value.isLast ? "[\(value.written)]" : nil
    case .toolbarItems: return value.kind == .member && value.isLast ? "[\(value.written)]" : nil
    default: return caseOfPath(value, type)
    }
  }

  /// `Date()` and its like as `today`; `Date("2010-11-15")` as `date("2010-11-15")`.
  private static func day(_ value: Value) -> String? {
    guard ["Date", "Date.now", "NSDate", "now"].contains(value.name) else { return nil }
    if !value.flags.contains(.hasArguments) || value.children.first(where: { _ in true }) == nil { return "today" }
    guard let text = value.argument()?.string, Day(text) != nil else { return nil }
    return "date(\(LiteralText.quoted(text)))"
  }

  /// A word of HTML that lacks its quotes.
  private static func token(_ value: Value, _ id: EnumID) -> String? {
    guard value.kind == .reference || value.kind == .member, !value.flags.contains(.hasArguments),
      let word = Catalog.member(named: value.nameBytes, of: id)
    else { return nil }
    return "\"\(word.name)\""
  }

  /// A number in quotes.
  private static func number(_ value: Value) -> String? {
    guard value.kind == .string, let text = value.string, text.utf8.count < 10, !text.isEmpty else { return nil }
    return text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? text : nil
  }

  /// `16`, `"16.0"`, `iOS16` and `.iOS(16)` as `iOS(16)`.
  private static func version(_ value: Value) -> String? {
    let written = value.kind == .string ? value.string ?? "" : value.written
    let number = written.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let before = written.prefix { !$0.isNumber }.lowercased().filter(\.isLetter)
    guard number.first?.isNumber == true, number.last?.isNumber == true, before.isEmpty || before == "ios",
      written.dropFirst(written.count - number.count).elementsEqual(number), number.count(where: { $0 == "." }) < 2
    else { return nil }
    return "iOS(\(number))"
  }

  /// `"en_US"` where a list of locales is wanted, and `en_US` without its quotes.
  private static func locale(_ value: Value, _ type: ValueType) -> String? {
    let name = value.flags.contains(.hasArguments) ? value.argument()?.string ?? "" : value.string ?? value.name
    guard let identifier = LocaleIdentifier(name), identifier.unknownPart == nil else { return nil }
    let text = LiteralText.quoted(name)
    return type == .locales ? "[\(text)]" : value.kind == .string ? nil : text
  }

  /// A range of lengths in quotes.
  private static func range(_ value: Value) -> String? {
    guard let text = value.string, text.utf8.count < 20, text.contains("..."),
      text.allSatisfy({ $0 == "." || $0 == " " || $0.isASCII && $0.isNumber })
    else { return nil }
    return text
  }

  /// A name in quotes, with a dot before it, or with arguments.
  private static func name(_ value: Value) -> String? {
    let isMarked = value.flags.contains(.hasArguments) || value.kind == .member
    let name = value.kind == .string ? value.string ?? "" : isMarked ? value.name : ""
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    return name.allSatisfy(\.isOfName) ? name : nil
  }

  /// `CharacterSet.decimalDigits` as `.decimalDigits`; sets that have no case, as classes.
  private static func characters(_ value: Value) -> String? {
    guard value.kind == .member || value.kind == .reference, !value.flags.contains(.hasArguments),
      let last = value.name.split(separator: ".").last
    else { return nil }
    let name = String(last)
    if let pattern = classes[name.lowercased()] { return pattern }
    // A name that only lacks its dot is sure, and told as such.
    let isCase = Catalog.member(named: name.utf8, of: .characterClass) != nil
    guard value.name != name || value.kind == .reference && !isCase else { return nil }
    let meant = closestMatch(to: name, among: EnumID.characterClass.members.map(\.name.string))
    return meant.map { ".\($0)" }
  }

  private static let classes = [
    "hex": "/[0-9A-Fa-f]/", "hexdigits": "/[0-9A-Fa-f]/", "hexadecimal": "/[0-9A-Fa-f]/", "hexdigit": "/[0-9A-Fa-f]/",
    "uppercaseletters": "/\\p{Lu}/", "uppercase": "/\\p{Lu}/", "capitals": "/\\p{Lu}/", "upper": "/\\p{Lu}/",
    "lowercaseletters": "/\\p{Ll}/", "lowercase": "/\\p{Ll}/", "lower": "/\\p{Ll}/",
    "punctuation": "/\\p{P}/", "punctuationcharacters": "/\\p{P}/", "symbols": "/\\p{S}/", "newlines": "/[\\n\\r]/",
  ]

  /// `.currency` as `.number(style: .currency)`, `"yyyy-MM-dd"` as `.date(format: "yyyy-MM-dd")`.
  private static func formatter(_ value: Value) -> String? {
    if value.kind == .string {
      let member = ForeignMembers.member(for: "dateFormat", value, in: .textField)
      return member.flatMap { $0.hasPrefix("formatter: ") ? String($0.dropFirst("formatter: ".count)) : nil }
    }
    guard value.isBareWord else { return nil }
    switch value.name {
    case "date", "DateFormatter": return ".date(style: .medium)"
    case "time": return ".date(style: .none, time: .short)"
    case "number", "NumberFormatter", "decimal": return ".number(style: .decimal)"
    case "currency", "percent", "ordinal", "scientific", "spellOut": return ".number(style: .\(value.name))"
    default: return nil
    }
  }

  /// `NSLocalizedString("x", comment: "")` and `String(localized: "x")` as `.localized("x")`; a number in quotes.
  private static func text(_ value: Value, _ type: ValueType) -> String? {
    if value.kind == .integer || value.kind == .decimal { return "\"\(value.written)\"" }
    if value.kind == .reference, !value.flags.contains(.hasArguments), !value.flags.contains(.isPath) {
      return LiteralText.quoted(value.name)
    }
    guard value.kind == .reference, value.flags.contains(.hasArguments) else { return nil }
    switch value.name {
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "Text":
      return value.argument()?.string.map { localized($0, type) }
    case "String":
      return value.argument("localized")?.string.map { localized($0, type) }
        ?? value.argument()?.string.map(LiteralText.quoted)
    default: return nil
    }
  }

  private static func localized(_ key: String, _ type: ValueType) -> String {
    type == .text || type == .placeholder ? ".localized(\(LiteralText.quoted(key)))" : LiteralText.quoted(key)
  }

  /// `.body` as `.preferred(.body)`, `UIFont.systemFont(ofSize: 16)` as `.system(size: 16)`.
  private static func font(_ value: Value) -> String? {
    if value.kind == .string { return value.string?.isEmpty ?? true ? nil : ".named(\(value.written), size: 17)" }
    let name = value.name.split(separator: ".").last.map(String.init) ?? ""
    if value.isBareWord || value.kind == .reference && !value.flags.contains(.hasArguments) {
      return Catalog.member(named: name.utf8, of: .textStyle) == nil ? nil : ".preferred(.\(name))"
    }
    switch name {
    case "systemFont": return value.argument("ofSize")?.numberText.map { ".system(size: \($0))" }
    case "boldSystemFont": return value.argument("ofSize")?.numberText.map { ".system(size: \($0), weight: .bold)" }
    case "preferredFont": return value.argument("forTextStyle").map { ".preferred(.\($0.name))" }
    default: return nil
    }
  }

  /// `"#336699"` as `.hex("#336699")`.
  private static func color(_ value: Value) -> String? {
    guard value.kind == .string, let text = value.string, text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return ".hex(\(value.written))"
  }

  /// `Checksum.luhn`, `UIKit.UIKeyboardType.numberPad` as the case alone.
  private static func caseOfPath(_ value: Value, _ type: ValueType) -> String? {
    guard let id = type.enumID else { return nil }
    if case .enumeration = type, let only = onlyCase(value, id) { return ".\(only.name)" }
    if let truth = value.boolean {
      return Catalog.member(named: (truth ? "yes" : "no").utf8, of: id).map { ".\($0.name)" }
    }
    guard value.kind == .reference, !value.flags.contains(.hasArguments),
      let last = value.name.split(separator: ".").last, last.utf8.count < value.name.utf8.count
    else { return nil }
    // As Swift 2 had it: with a capital letter.
    let names = [String(last), last.prefix(1).lowercased() + last.dropFirst()]
    return names.first { Catalog.member(named: $0.utf8, of: id) != nil }.map { ".\($0)" }
  }

  /// The case that stands in a list by itself, or has brackets with nothing in them; for `nil` the one that means nothing.
  private static func onlyCase(_ value: Value, _ id: EnumID) -> EnumMember? {
    switch value.kind {
    case .array:
      let elements = Array(value.children)
      guard elements.count == 1, elements[0].kind == .member else { return nil }
      return Catalog.member(named: elements[0].nameBytes, of: id)
    case .member where value.flags.contains(.hasArguments):
      return value.children.contains { _ in true } ? nil : Catalog.member(named: value.nameBytes, of: id)
    case .nilLiteral: return Catalog.member(named: "none".utf8, of: id)
    default: return nil
    }
  }
}

extension Value {
  /// As it is written.
  fileprivate var written: String { block.source.text(range) }

  /// Whether a bracket follows it: no other value does.
  fileprivate var isLast: Bool {
    block.source.bytes(range.upperBound..<block.source.count).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ")")
  }

  /// Whether it is a name, with a dot or without, and perhaps empty brackets.
  fileprivate var isBareWord: Bool {
    (kind == .member || kind == .reference) && !children.contains { $0.kind == .argument }
  }

  /// Whether it is this name, with a dot or without, and perhaps empty brackets.
  fileprivate func isBare(_ name: String) -> Bool { isBareWord && isNamed(name) }
}
