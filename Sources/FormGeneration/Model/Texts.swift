import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Texts that people see, as expressions.
extension FormPlan {
  /// A string, or a text from the app's strings.
  func expression(_ value: Value, for what: @autoclosure () -> String) -> String {
    value.function == .localized ? localized(value, for: what()) : literal(value)
  }

  /// A text from the app's strings.
  func localized(_ value: Value, for what: @autoclosure () -> String) -> String {
    let key = SwiftLiteral.string(value.argument()?.string ?? "")
    let standard = value.argument(.default).map { ", value: \(literal($0))" } ?? ""
    return "NSLocalizedString(\(key), bundle: \(formType).bundle\(standard), comment: \(SwiftLiteral.string(what())))"
  }

  private func literal(_ value: Value) -> String { SwiftLiteral.string(value.string ?? "") }

  /// The placeholder of a field, its values written by `formatter`.
  func placeholder(_ value: Value, of field: ControlPlan) -> String {
    guard value.function == .localized else { return shown(value, field) }
    let key = SwiftLiteral.string(value.argument()?.string ?? "")
    let standard = value.argument(.default).map { ", value: \(shown($0, field))" } ?? ""
    let comment = SwiftLiteral.string("\(form.name).\(field.name), placeholder")
    return "NSLocalizedString(\(key), bundle: bundle\(standard), comment: \(comment))"
  }

  /// A string whose `\(…)` are values.
  func shown(_ value: Value, _ field: ControlPlan) -> String {
    if let plain = value.string { return SwiftLiteral.string(plain) }
    var text = ""
    var at = value.node.textRange.lowerBound
    for part in value.children where part.kind == .interpolation {
      text += piece(at..<max(at, part.range.lowerBound), value)
      if let inner = part.children.first(where: { _ in true }) { text += "\\(\(written(inner, field)))" }
      at = part.range.upperBound
    }
    return "\"\(text)\(piece(at..<max(at, value.node.textRange.upperBound), value))\""
  }

  private func piece(_ range: Range<Int>, _ literal: Value) -> String {
    SwiftLiteral.escaped(
      StringLiteral.decode(literal.block.source.bytes(range), marks: Int(literal.node.marks), isMultiline: false))
  }

  /// A value as the field's formatter writes it.
  private func written(_ value: Value, _ field: ControlPlan) -> String {
    if let number = value.numberText {
      guard case .number = field.format, let decimal = SwiftLiteral.decimal(number) else { return "\"\(number)\"" }
      let value = decimal.contains("(") ? decimal : "Decimal(\(decimal))"
      return "\(field.stem)Formatter(locale).string(for: \(value)) ?? \"\(number)\""
    }
    if value.kind == .reference, value.function == nil, value.isNamed(.example) {
      guard let set = field.control[.example], set.isWellFormed, let example = set.value else { return "\"\"" }
      return example.string.map(SwiftLiteral.string) ?? shown(example, field)
    }
    guard case .date(let format) = field.format, let bound = DateBound(value) else { return "\"\"" }
    let isNow = bound == .now || bound == .today(.zero)
    // A day that is no moment is shown at noon.
    let noon = isNow || !format.writesTime ? "" : ".addingTimeInterval(43_200)"
    let moment = isNow ? "now" : moment(bound, format, of: field) + noon
    return "\(field.stem)Formatter(locale).string(from: \(moment))"
  }

  /// The beginning of a day, or a moment, as an expression.
  ///
  /// - Parameter plusDays: so many days later.
  func moment(_ bound: DateBound, _ format: DateFormat, of field: ControlPlan, plusDays: Int = 0) -> String {
    let zone = timeZone(of: format) == nil ? "" : ", in: \(field.stem)Zone"
    switch bound {
    case .now: return "now"
    case .day(let day):
      let day = day.adding(days: plusDays)
      return "day(\(day.year), \(day.month), \(day.day)\(zone))"
    case .today(let offset):
      // Years count as months where there are both, so that the end of a month is looked at once.
      let parts: [(String, Int)] =
        offset.years != 0 && offset.months != 0
        ? [("months", offset.years * 12 + offset.months), ("days", offset.days + plusDays)]
        : [("years", offset.years), ("months", offset.months), ("days", offset.days + plusDays)]
      let given = parts.filter { $0.1 != 0 }.map { ", \($0.0): \($0.1)" }.joined()
      return "today(now\(given)\(zone))"
    }
  }

  /// The name of the time zone of a format's dates; nil for the user's own, which no constant says.
  func timeZone(of format: DateFormat) -> String? { format.timeZone ?? form.value(.timeZone)?.value.string }

  /// Writes the function that gives a field's placeholder, where text fields have one.
  func writePlaceholders(to writer: inout SwiftWriter) {
    let shown = fields.compactMap { field -> (ControlPlan, Value)? in
      guard field.kind.isTextField, let set = field.control[.placeholder], set.isWellFormed, let value = set.value,
        value.kind != .nilLiteral
      else { return nil }
      return (field, value)
    }
    writer.doc("What an empty field shows.")
    writer.function(
      "\(access)static func placeholder", ["of field: Field", "locale: Locale", "now: Date"], " -> String?"
    ) { writer in
      guard !shown.isEmpty else { return writer.line("nil") }
      writer.choice("field") { writer in
        for (field, value) in shown {
          writer.line("case .\(field.memberName):")
          writer.nested { $0.expression(placeholder(value, of: field)) }
        }
        if shown.count < fields.count { writer.line("default: nil") }
      }
    }
  }
}

extension SwiftWriter {
  /// An expression by itself, a call broken where it does not fit.
  mutating func expression(_ text: String, prefix: String = "") {
    let whole = prefix + text
    if fits(whole) { return line(whole) }
    if LongLiteral(text) != nil {
      guard prefix.hasSuffix("= ") else { return long(whole) }
      line(String(prefix.dropLast()))
      return nested { $0.long(text, isValue: true) }
    }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return list(prefix, SwiftWriter.arguments(text.dropFirst().dropLast()))
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].allSatisfy({ $0.isLetter || $0 == "." })
    else { return line(whole) }
    call(prefix + text[..<open], SwiftWriter.arguments(text[text.index(after: open)...].dropLast()))
  }

  /// Arguments parted by commas, those in strings and brackets left alone.
  static func arguments(_ text: Substring) -> [String] {
    var parts: [String] = [""]
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for character in text {
      if character == ",", depth == 0, !isQuoted {
        parts.append("")
        continue
      }
      switch character {
      case "\"" where !isEscaped: isQuoted.toggle()
      case "(", "[": if !isQuoted { depth += 1 }
      case ")", "]": if !isQuoted { depth -= 1 }
      default: break
      }
      isEscaped = character == "\\" && !isEscaped
      if parts[parts.count - 1].isEmpty, character == " " { continue }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension DateFormat {
  /// Whether it writes a time of the day.
  fileprivate var writesTime: Bool {
    time != nil || (format ?? template ?? "").contains { "hHkKmsSaAbBjJ".contains($0) }
  }
}
