import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// The field of a form with one text field, given its members and those of the form.
func field(_ members: String, form: String = "", kind: String = "textField") -> FieldLanguage? {
  let file = FileModel(Document("form Test {\n\(form)\n\(kind) f {\n\(members)\n}\n}\n"))
  guard let form = file.forms.first, let entry = file.control(named: Array("f".utf8), in: form),
    let control = ResolvedControl(entry, in: file, .ownOnly)
  else { return nil }
  return FieldLanguage(control, FieldEnvironment(ResolvedForm(form, in: file, .ownOnly)), FieldLanguageCache())
}

/// What the formatter of a field stores.
func stored(_ formatter: String, form: String = "") -> StoredTexts? {
  let file = FileModel(Document("form Test {\n\(form)\ntextField f {\nformatter: \(formatter)\n}\n}\n"))
  guard let form = file.forms.first, let entry = file.control(named: Array("f".utf8), in: form),
    let control = ResolvedControl(entry, in: file, .ownOnly)
  else { return nil }
  return StoredTexts(control[.formatter]?.value, FieldEnvironment(ResolvedForm(form, in: file, .ownOnly)))
}

/// What the rules together say of a text: nil where one of them does not know.
func accepts(_ field: FieldLanguage?, _ text: String) -> Bool? {
  guard let field else { return nil }
  let judgements = field.judge(text)
  if judgements.contains(.broken) { return false }
  return judgements.allSatisfy { $0 == .met } ? true : nil
}
