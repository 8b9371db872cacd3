import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// What the formatter of a field is, given as it is written; nil for one that is none.
func format(_ formatter: String) -> FieldFormat? {
  let file = FileModel(Document("form Test {\ntextField f {\nformatter: \(formatter)\n}\n}\n"))
  guard let form = file.forms.first, let entry = file.control(named: Array("f".utf8), in: form),
    let control = ResolvedControl(entry, in: file, .ownOnly)
  else { return nil }
  return control[.formatter]?.value.flatMap { FieldFormat($0) }
}

/// How a number is written.
func written(_ number: String, _ formatter: String, _ locale: String = "en_US") -> String? {
  guard case .number(let format) = format(".number(\(formatter))") else { return nil }
  return format.text(of: number, in: FormattingContext(locale: locale))
}

/// How a moment is written.
func written(_ seconds: Double, _ formatter: String, _ locale: String = "en_US") -> String? {
  guard case .date(let format) = format(".date(\(formatter))") else { return nil }
  return format.text(secondsSince1970: seconds, in: FormattingContext(locale: locale))
}
