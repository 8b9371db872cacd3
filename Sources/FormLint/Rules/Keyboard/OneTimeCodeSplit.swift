import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `one-time-code-split`: a one-time code in a field that cannot hold it.
enum OneTimeCodeSplit: TextRule {
  static let info = LintRuleInfo(
    "one-time-code-split", .warning, group: .keyboard,
    summary: "A field for a one-time code accepts fewer than four characters.",
    reason: """
      AutoFill puts the whole code into one field. Where each digit has a field of its own, it fills in the first digit, or \
      nothing at all.
      """,
    bad: """
      form Code {
          textField digit {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              textContentType: .oneTimeCode
              rule pattern(/[0-9]/)
          }
      }
      """,
    good: """
      form Code {
          textField code {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              textContentType: .oneTimeCode
              rule pattern(/[0-9]{6}/)
          }
      }
      """)

  static let fieldFilter: FieldFilter = .autofill
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let type = field.source[.textContentType],
      type.value?.enumMember == EnumMember.ContentType.oneTimeCode,
      let longest = longest(field), longest < 4
    else { return }
    let limiting = field.rules.indices.filter { index in
      let limit = field.rules[index].language.window?.max
      return field.rules[index].rejects && (limit == longest || longest == field.language.longest && limit == nil)
    }
    let mask = field.language.placesOfMask == longest ? field.source[.formatter].map { [$0.origin] } ?? [] : []
    report.add(
      Self.self, at: field.range(of: .textContentType), .split(longest),
      cause: type.value.flatMap { field.cause($0.range, type.origin, with: field.origins(limiting) + mask) })
  }

  /// The most characters that a code may have: what a length says, whatever it counts, all rules together, or a mask.
  private static func longest(_ field: FieldContext) -> Int? {
    if field.language.analysis.conflict != nil { return nil }
    let limits =
      field.rules.filter(\.rejects).compactMap(\.language.window?.max)
      + [field.language.longest, field.language.placesOfMask].compactMap(\.self)
    return limits.min()
  }
}

extension Finding.Message {
  fileprivate static func split(_ longest: Int) -> Self {
    Finding.Message(
      "the field accepts \(longest == 1 ? "one character" : "\(longest) characters"); AutoFill puts the whole code into one field"
    )
  }
}
