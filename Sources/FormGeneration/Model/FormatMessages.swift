import FormModel
import UIKitCatalog
import ValueFormatting

/// What is said of texts that are no value of their field's formatter: they are shown one.
extension FormPlan {
  /// An expression: the placeholder where it shows a value, else an example.
  func formatMessage(of field: ControlPlan) -> String {
    if field.kind.isTextField, let set = field.control[.placeholder], set.isWellFormed, let value = set.value,
      (value.shownText ?? value).children.contains(where: { $0.kind == .interpolation })
    {
      return "placeholder(of: .\(field.memberName), locale: locale, now: now)"
    }
    if let set = field.control[.example], set.isWellFormed, let value = set.value {
      return "\"Example: " + shown(value.shownText ?? value, field).dropFirst()
    }
    switch field.format {
    case .date: return "\"Example: \\(\(field.stem)Formatter(locale).string(from: now))\""
    case .number(let format):
      let number = format.exampleNumber
      return "\"Example: \\(\(field.stem)Formatter(locale).string(from: \(number)) ?? \"\(number)\")\""
    case .mask(let pattern): return SwiftLiteral.string("Example: " + FieldFormat.filled(pattern))
    case .grouped, .custom, nil: return "nil"
    }
  }
}
