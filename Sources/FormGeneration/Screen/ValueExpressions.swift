import FormModel
import UIKitCatalog
import ValueFormatting

/// A value as Swift, with the version of iOS that it needs.
struct ValueExpression {
  /// The expression.
  var text: String
  /// The iOS from which on what it names is there; nil: all.
  var since: IOSVersion?

  /// Whether it is nil where there is nothing of the name that it says.
  var isOptional: Bool

  /// An expression that needs that version of iOS.
  init(_ text: String, since: IOSVersion? = nil, isOptional: Bool = false) {
    self.text = text
    self.since = since
    self.isOptional = isOptional
  }
}

/// The values of properties as expressions of Swift.
extension ScreenPlan {
  /// Nil where there is no way to write one.
  func expression(_ value: Value, _ type: ValueType, for what: @autoclosure () -> String) -> ValueExpression? {
    if value.kind == .nilLiteral { return ValueExpression("nil") }
    switch type {
    case .bool: return value.boolean.map { ValueExpression(String($0)) }
    case .integer, .count, .number, .nonNegative, .positive:
      return value.numberText.map { ValueExpression(SwiftLiteral.number($0)) }
    case .string: return value.string.map { ValueExpression(SwiftLiteral.string($0)) }
    case .text, .placeholder: return ValueExpression(plan.expression(value, for: what()))
    case .enumeration(let id): return member(value, id)
    case .options: return options(value)
    case .color: return color(value)
    case .font: return font(value).map { ValueExpression($0, isOptional: value.isNamed(.namedFont)) }
    case .image: return image(value).map { ValueExpression($0, isOptional: true) }
    case .attributedText: return attributedText(value, what())
    case .attributes: return ValueExpression(attributes(Array(value.children)))
    case .insets: return insets(value).map { ValueExpression($0) }
    case .passwordRules:
      return value.string.map { ValueExpression("UITextInputPasswordRules(descriptor: \(SwiftLiteral.string($0)))") }
    case .strings, .texts:
      return ValueExpression(SwiftLiteral.list(value.children.map { plan.expression($0, for: what()) }))
    case .locale: return value.string.map { ValueExpression("Locale(identifier: \(SwiftLiteral.string($0)))") }
    case .timeZone: return value.string.map { ValueExpression("TimeZone(identifier: \(SwiftLiteral.string($0)))") }
    case .date: return DateBound(value).map { ValueExpression(date($0)) }
    default: return nil
    }
  }

  /// A day or moment, reckoned by the controller's own functions.
  ///
  /// - Parameter picker: the date picker in whose time zone days begin; nil for the user's own.
  func date(_ bound: DateBound, of picker: String? = nil) -> String {
    let zone = picker.map { ", in: \($0).timeZone" } ?? ""
    switch bound {
    case .now: return "Date()"
    case .day(let day): return "Self.day(\(day.year), \(day.month), \(day.day)\(zone))"
    case .today(let offset):
      let parts = [(ArgumentLabel.years, offset.years), (.months, offset.months), (.days, offset.days)]
      let distance = parts.filter { $0.1 != 0 }.map { ", \($0.0.rawValue): \($0.1)" }
      return "Self.today(Date()\(distance.joined())\(zone))"
    }
  }

  private func member(_ value: Value, _ id: EnumID) -> ValueExpression? {
    guard let member = value.enumMember else { return nil }
    let name = "." + SwiftName.member(member.name.string)
    return ValueExpression(id == .calendar ? "Calendar(identifier: \(name))" : name, since: member.since)
  }

  private func options(_ value: Value) -> ValueExpression? {
    if value.kind == .array {
      let members = value.children.compactMap(\.enumMember)
      let names = members.filter(\.isWritable).map { ".\($0.name.string)" }
      return ValueExpression(SwiftLiteral.list(names), since: members.compactMap(\.since).max())
    }
    guard let member = value.enumMember else { return nil }
    return ValueExpression(member.isWritable ? ".\(member.name.string)" : "[]", since: member.since)
  }

  // MARK: Looks

  /// A `UIColor`; nil where the value is none.
  func color(_ value: Value) -> ValueExpression? {
    if let member = value.enumMember { return ValueExpression("UIColor.\(member.name.string)", since: member.since) }
    guard let text = value.argument()?.string else { return nil }
    if value.isNamed(.namedColor) {
      return ValueExpression("UIColor(named: \(SwiftLiteral.string(text)))", isOptional: true)
    }
    let digits = Array(text.drop { $0 == "#" })
    guard digits.count >= 6 else { return nil }
    let parts = stride(from: 0, to: 8, by: 2).map { at in
      let byte = at + 1 < digits.count ? "\(digits[at])\(digits[at + 1])" : "FF"
      return byte == "00" ? "0" : byte.uppercased() == "FF" ? "1" : "0x\(byte) / 255.0"
    }
    return ValueExpression("UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))")
  }

  /// The same in a list of attributes, where there is less room: parts of a color by its digits are written in four places,
  /// which is more than a screen shows.
  private func shortColor(_ value: Value) -> String? {
    guard value.isNamed(.hex), let digits = value.argument()?.string?.drop(while: { $0 == "#" }) else {
      return color(value)?.text
    }
    let bytes = stride(from: 0, to: 8, by: 2).map { Int(digits.dropFirst($0).prefix(2), radix: 16) ?? 255 }
    let labels = ["red", "green", "blue", "alpha"]
    let parts = zip(labels, bytes).map { label, byte in
      "\(label): \(byte == 255 ? "1" : byte == 0 ? "0" : "\((Double(byte) / 255 * 10_000).rounded() / 10_000)")"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// A `UIFont`; nil where the value is none.
  func font(_ value: Value) -> String? {
    if value.isNamed(.preferredFont) {
      return caseName(value.argument()).map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    }
    let size = size(of: value)
    if value.isNamed(.systemFont) {
      let weight = caseName(value.argument(.weight)).map { ", weight: .\($0)" } ?? ""
      return "UIFont.systemFont(ofSize: \(size)\(weight))"
    }
    guard value.isNamed(.namedFont), let name = value.argument()?.string else { return nil }
    return "UIFont(name: \(SwiftLiteral.string(name)), size: \(size))"
  }

  private func size(of font: Value) -> String {
    font.argument(.size)?.numberText.map(SwiftLiteral.number) ?? "UIFont.systemFontSize"
  }

  /// The name of a case, be it known of which enumeration or not.
  private func caseName(_ value: Value?) -> String? {
    guard let value, value.kind == .member else { return nil }
    return value.enumMember?.name.string ?? SwiftName.member(value.name)
  }

  /// A `UIImage`, of the system's symbols or the app's assets; nil where the value is none.
  func image(_ value: Value) -> String? {
    guard let name = value.string ?? value.argument()?.string else { return nil }
    let isSymbol = value.isNamed(.systemImage) && value.string == nil
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftLiteral.string(name)))"
  }

  /// What a call makes where nothing but the call says what it is, with its type; nil where it does not say it either.
  func madeValue(_ value: Value) -> (text: String, type: String)? {
    let hasText = value.argument()?.string != nil
    if hasText, value.isNamed(.localized) { return (plan.localized(value, for: plan.form.name), "String") }
    if hasText, value.isNamed(.attributedText) {
      return attributedText(value, plan.form.name).map { ($0.text, "NSAttributedString") }
    }
    // Fonts, colors and images have names in common.
    let isFont =
      value.isNamed(.preferredFont) || value.isNamed(.namedFont) && value.argument(.size) != nil
      || value.isNamed(.systemFont) && !hasText
    if isFont { return font(value).map { ($0, "UIFont") } }
    if value.isNamed(.namedColor) || value.isNamed(.hex) { return color(value).map { ($0.text, "UIColor") } }
    if value.isNamed(.image) || value.isNamed(.systemImage) { return image(value).map { ($0, "UIImage") } }
    return value.isNamed(.insets) ? insets(value).map { ($0, "UIEdgeInsets") } : nil
  }

  private func insets(_ value: Value) -> String? {
    let edges = ArgumentLabel.edges
    let numbers =
      value.kind == .array ? value.children.map(\.numberText) : edges.map { value.argument($0)?.numberText }
    guard numbers.count == 4 else { return nil }
    let known = numbers.compactMap { $0 }.map(SwiftLiteral.number)
    guard known.count == 4 else { return nil }
    return "UIEdgeInsets(" + zip(edges, known).map { "\($0.rawValue): \($1)" }.joined(separator: ", ") + ")"
  }

  private func attributedText(_ value: Value, _ what: String) -> ValueExpression? {
    guard let text = value.argument() else { return nil }
    let rest = value.children.filter { $0.kind == .argument }.compactMap { $0.children.first { _ in true } }.dropFirst()
    let string = plan.expression(text, for: what)
    if rest.isEmpty { return ValueExpression("NSAttributedString(string: \(string))") }
    return ValueExpression("NSAttributedString(string: \(string), attributes: \(attributes(Array(rest))))")
  }

  /// A dictionary of attributes of text.
  func attributes(_ values: [Value]) -> String {
    let entries = values.compactMap { value in
      attribute(value).map { ".\(value.name): \($0)" }
    }
    return entries.isEmpty ? "[:]" : SwiftLiteral.list(entries)
  }

  /// What an attribute of a text is set to.
  private func attribute(_ value: Value) -> String? {
    guard let argument = value.argument() else { return nil }
    if value.isNamed(.fontAttribute) { return certainFont(argument) }
    if value.isNamed(.backgroundColor) { return certainColor(argument, or: "clear") }
    if ScreenPlan.colors.contains(where: value.isNamed) { return certainColor(argument, or: "label") }
    if value.isNamed(.underlineStyle) || value.isNamed(.strikethroughStyle) {
      return options(argument).map { "NSUnderlineStyle\($0.text.hasPrefix("[") ? "(\($0.text))" : $0.text).rawValue" }
    }
    if value.isNamed(.link) { return argument.string.map(SwiftLiteral.string) }
    return argument.numberText.map(SwiftLiteral.number)
  }

  /// The attributes that are colors of what is drawn.
  private static let colors: [FunctionID] = [.foregroundColor, .underlineColor, .strokeColor]

  /// A color in a list of attributes, which takes no nil: another one where the app has none of its name.
  private func certainColor(_ value: Value, or other: String) -> String? {
    shortColor(value).map { value.isNamed(.namedColor) ? "\($0) ?? UIColor.\(other)" : $0 }
  }

  /// A font in such a list: the system's where there is none of its name.
  private func certainFont(_ value: Value) -> String? {
    font(value).map { value.isNamed(.namedFont) ? "\($0) ?? UIFont.systemFont(ofSize: \(size(of: value)))" : $0 }
  }
}
