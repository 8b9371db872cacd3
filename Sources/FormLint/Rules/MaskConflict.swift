import FieldLanguages
import ValueFormatting
import FormModel
import UIKitCatalog

/// `mask-conflict`: a mask that can write nothing that the rules let through.
enum MaskConflict: TextRule {
  static let info = LintRuleInfo(
    "mask-conflict", .error,
    summary: "A mask can write no text that meets the rules.",
    reason: """
      The mask puts its signs between what is typed, and the rules see them. Where they want none, or others, whatever the \
      user types is refused; 'normalize' can take the signs out before the rules see the text.
      """,
    bad: """
      form Person {
          textField phone {
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .mask("(###) ###-####")
              rule pattern(/[0-9]{10}/)
          }
      }
      """,
    good: """
      form Person {
          textField phone {
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .mask("(###) ###-####")
              normalize: [.removeCharacters("() -")]
              rule pattern(/[0-9]{10}/)
          }
      }
      """)

  static let concerns: FieldFilter = .formatter

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], set.isWellFormed, let value = set.value,
      let format = FieldFormat(value),
      field.language.excludes(format)
    else { return }
    let concerned = field.rules.indices.filter { field.rules[$0].refuses && field.rules[$0].kind != .required }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .conflict(format),
      related: field.related(concerned) { "this \($0.quoted) is to be met" })
  }
}

extension Finding.Message {
  fileprivate static func conflict(_ format: FieldFormat) -> Self {
    let advice = "; 'normalize' can take its signs out before they see the text"
    return Finding.Message("nothing that this formatter writes meets the rules\(format.writesSigns ? advice : "")")
  }
}
