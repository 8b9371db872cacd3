import FormModel
import UIKitCatalog
import ValueFormatting

/// A value as Swift, with the version of iOS that it needs.
struct ValueExpression {
  /// The expression.
  var text: String
  /// The iOS from which on what it names is there; nil: all.
  var since: IOSVersion?

  /// An expression that needs that version of iOS.
  init(_ text: String, since: IOSVersion? = nil) {
    self.text = text
    self.since = since
  }
}

/// The values of properties as expressions of Swift.
extension ScreenPlan {
  /// Nil where there is no way to write one.
  func expression(_ value: Value, _ type: ValueType, for what: @autoclosure () -> String) -> ValueExpression? {
    if value.kind == .nilLiteral { return ValueExpression("nil") }
    switch type {
    case .bool: return value.boolean.map { ValueExpression(String($0)) }
    case .integer, .number: return value.numberText.map { ValueExpression(SwiftLiteral.number($0)) }
    case .string: return value.string.map { ValueExpression(SwiftLiteral.string($0)) }
    case .text, .placeholder: return ValueExpression(plan.expression(value, for: what()))
    case .enumeration(let id): return member(value, id)
    case .options: return options(value)
    case .color: return color(value)
    case .font: return font(value).map { ValueExpression($0) }
    case .image: return image(value).map { ValueExpression($0) }
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
      let distance = [("years", offset.years), ("months", offset.months), ("days", offset.days)].filter { $0.1 != 0 }
      return "Self.today(Date()\(distance.map { ", \($0.0): \($0.1)" }.joined())\(zone))"
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
    if value.name == "named" { return ValueExpression("UIColor(named: \(SwiftLiteral.string(text)))") }
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
    guard value.name == "hex", let digits = value.argument()?.string?.drop(while: { $0 == "#" }) else {
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
    let size = size(of: value)
    switch value.name {
    case "preferred":
      return caseName(value.argument()).map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    case "system":
      let weight = caseName(value.argument("weight")).map { ", weight: .\($0)" } ?? ""
      return "UIFont.systemFont(ofSize: \(size)\(weight))"
    case "named": return value.argument()?.string.map { "UIFont(name: \(SwiftLiteral.string($0)), size: \(size))" }
    default: return nil
    }
  }

  private func size(of font: Value) -> String {
    font.argument("size")?.numberText.map(SwiftLiteral.number) ?? "UIFont.systemFontSize"
  }

  /// The name of a case, be it known of which enumeration or not.
  private func caseName(_ value: Value?) -> String? {
    guard let value, value.kind == .member else { return nil }
    return value.enumMember?.name.string ?? SwiftName.member(value.name)
  }

  /// A `UIImage`, of the system's symbols or the app's assets; nil where the value is none.
  func image(_ value: Value) -> String? {
    guard let name = value.string ?? value.argument()?.string else { return nil }
    return
      "UIImage(\(value.name == "system" && value.string == nil ? "systemName" : "named"): \(SwiftLiteral.string(name)))"
  }

  /// What a call makes where nothing but the call says what it is, with its type; nil where it does not say it either.
  func madeValue(_ value: Value) -> (text: String, type: String)? {
    let hasText = value.argument()?.string != nil
    switch value.name {
    case "localized" where hasText: return (plan.localized(value, for: plan.form.name), "String")
    case "attributed" where hasText:
      return attributedText(value, plan.form.name).map { ($0.text, "NSAttributedString") }
    case "preferred": return font(value).map { ($0, "UIFont") }
    case "named" where value.argument("size") != nil: return font(value).map { ($0, "UIFont") }
    case "system" where !hasText: return font(value).map { ($0, "UIFont") }
    case "named", "hex": return color(value).map { ($0.text, "UIColor") }
    case "image", "system": return image(value).map { ($0, "UIImage") }
    case "insets": return insets(value).map { ($0, "UIEdgeInsets") }
    default: return nil
    }
  }

  private func insets(_ value: Value) -> String? {
    let labels = ["top", "left", "bottom", "right"]
    let numbers =
      value.kind == .array ? value.children.map(\.numberText) : labels.map { value.argument($0)?.numberText }
    guard numbers.count == 4 else { return nil }
    let known = numbers.compactMap { $0 }.map(SwiftLiteral.number)
    guard known.count == 4 else { return nil }
    return "UIEdgeInsets(" + zip(labels, known).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
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
    let entries = values.compactMap { value -> String? in
      guard let argument = value.argument() else { return nil }
      let written =
        switch value.name {
        case "font": certainFont(argument)
        case "backgroundColor": certainColor(argument, or: "clear")
        case "foregroundColor", "underlineColor", "strokeColor": certainColor(argument, or: "label")
        case "underlineStyle", "strikethroughStyle": options(argument).map { "NSUnderlineStyle(\($0.text)).rawValue" }
        case "link": argument.string.map(SwiftLiteral.string)
        default: argument.numberText.map(SwiftLiteral.number)
        }
      return written.map { ".\(value.name): \($0)" }
    }
    return entries.isEmpty ? "[:]" : SwiftLiteral.list(entries)
  }

  /// A color in a list of attributes, which takes no nil: another one where the app has none of its name.
  private func certainColor(_ value: Value, or other: String) -> String? {
    shortColor(value).map { value.name == "named" ? "\($0) ?? UIColor.\(other)" : $0 }
  }

  /// A font in such a list: the system's where there is none of its name.
  private func certainFont(_ value: Value) -> String? {
    font(value).map { value.name == "named" ? "\($0) ?? UIFont.systemFont(ofSize: \(size(of: value)))" : $0 }
  }
}
