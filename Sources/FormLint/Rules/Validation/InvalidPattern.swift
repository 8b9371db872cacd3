import FieldLanguages
import FormModel
import TextPatterns

/// `invalid-pattern`: a regular expression that does not compile.
enum InvalidPattern: TextRule {
  static let info = LintRuleInfo(
    "invalid-pattern", .error, group: .validation,
    summary: "A regular expression does not compile.",
    reason: """
      NSRegularExpression throws an error without a place or a reason, and the check is never made: every text passes, or \
      the app stops, whichever the caller chose.
      """,
    bad: """
      form Person {
          textField airport {
              rule pattern(/[A-Z{3}/)
          }
      }
      """,
    good: """
      form Person {
          textField airport {
              rule pattern(/[A-Z]{3}/)
          }
      }
      """)

  static let fieldFilter: FieldFilter = .flaws

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for rule in field.rules where rule.isOwn {
      for (value, reading) in rule.patternValues {
        guard let error = reading.result.error else { continue }
        report.add(
          Self.self, at: value.range(inPattern: error.range), Finding.Message(error.message),
          data: [("icu", .text(error.icuName))])
      }
    }
  }
}
