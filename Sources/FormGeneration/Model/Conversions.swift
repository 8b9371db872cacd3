import UIKitCatalog
import ValueFormatting

/// Texts into values and back.
extension FormPlan {
  /// Writes the functions that make values of texts, and texts of values.
  func writeConversions(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    writer.doc("What the texts of fields stand for; nil for an empty text, and for one that is no value.")
    writer.function("\(access)static func values", ["of texts: [Field: String]", "locale: Locale"], " -> Values") {
      writer in
      guard !fields.isEmpty else { return writer.line("Values()") }
      writer.block("func typed(_ field: Field) -> String?") { writer in
        writer.line("let text = texts[field].map { normalized($0, of: field) }")
        writer.line("return text.flatMap { $0.isEmpty ? nil : $0 }")
      }
      writer.line("var values = Values()")
      for field in fields {
        let typed = "values.\(field.memberName) = typed(.\(field.memberName))"
        if let reading = field.valueReading("$0") {
          writer.closure(typed + ".flatMap", reading)
        } else {
          writer.line(typed)
        }
      }
      writer.line("return values")
    }
    writer.line()
    writer.doc("How fields show values.")
    writer.function(
      "\(access)static func texts", ["of values: Values", "locale: Locale"], " -> [Field: String]"
    ) { writer in
      guard !fields.isEmpty else { return writer.line("[:]") }
      writer.line("var texts: [Field: String] = [:]")
      for field in fields { writeText(of: field, &writer) }
      writer.line("return texts")
    }
    let formatted = needs.dates + needs.numbers
    guard !formatted.isEmpty else { return }
    writer.line()
    writer.doc(
      "A text as its field's formatter writes the value that it stands for; itself where it stands for none, or the "
        + "formatter does not keep all of it.")
    writer.function(
      "\(access)static func formatted", ["_ text: String", "as field: Field", "locale: Locale"], " -> String"
    ) { writer in
      if formatted.count < fields.count {
        let names = formatted.map { ".\($0.memberName)" }
        let guarded = "guard [\(names.joined(separator: ", "))].contains(field) else { return text }"
        if writer.fits(guarded) {
          writer.line(guarded)
        } else {
          writer.list("let formatted: [Field] = ", names)
          writer.line("guard formatted.contains(field) else { return text }")
        }
      }
      writer.lines([
        "let given = values(of: [field: text], locale: locale)",
        "let written = texts(of: given, locale: locale)[field] ?? text",
        "return values(of: [field: written], locale: locale) == given ? written : text",
      ])
    }
  }

  private func writeText(of field: ControlPlan, _ writer: inout SwiftWriter) {
    let value = "texts[.\(field.memberName)] = values.\(field.memberName)"
    let formatter = "\(field.stem)Formatter(locale)"
    switch field.format {
    case .date: writer.closure(value + ".map", "\(formatter).string(from: $0)")
    case .number: writer.closure(value + ".flatMap", "\(formatter).string(from: NSDecimalNumber(decimal: $0))")
    case .mask, .grouped: writer.closure(value + ".map", "entered($0, in: .\(field.memberName)) ?? $0")
    case .custom, nil: writer.line(value)
    }
  }
}
