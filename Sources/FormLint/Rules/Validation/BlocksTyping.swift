import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `blocks-typing`: a rule that refuses a keystroke on every way to a valid text.
enum BlocksTyping: TextRule {
  static let info = LintRuleInfo(
    "blocks-typing", .error, group: .validation,
    summary: "A rule that is checked at every change lets nobody type a valid text.",
    reason: """
      At a change the text is not complete. A rule that only the complete text meets refuses the first keystroke, and the \
      field stays empty; only paste can fill it.
      """,
    bad: """
      form Person {
          textField ssn {
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/) { when: .change; effect: .refuse; message: "NNN-NN-NNNN" }
          }
      }
      """,
    good: """
      form Person {
          textField ssn {
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/) { when: .endEditing; effect: .report; message: "NNN-NN-NNNN" }
          }
      }
      """,
    fix: "Checks the rule at the end of editing, where it reports: there '.refuse' would keep the user in the field.")

  static let fieldFilter: FieldFilter = .changes
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    // What stands in the place of the keyboard writes the text as a whole.
    guard field.source.kind != nil, !field.source.has(.inputView) else { return }
    let blockedTyping = field.language.blockedTyping
    for (index, rule) in field.rules.enumerated() {
      if rule.kind == .equal, rule.terms.refusesKeys, !takesOneCharacter(field) {
        report.add(
          Self.self, at: field.range(of: rule), .blockedEqual(rule), fixes: field.checkingAtEnd(rule),
          cause: field.cause(rule.spot, rule.member.origin))
      }
      guard let blocked = blockedTyping[index] else { continue }
      report.add(
        Self.self, at: field.range(of: rule), .blocked(rule, blocked), fixes: field.checkingAtEnd(rule),
        data: [("goal", .text(blocked.goal)), ("refused", .text(blocked.refused))],
        cause: field.cause(rule.spot, rule.member.origin))
    }
  }
}

extension BlocksTyping {
  /// Whether the rules accept no text of two characters.
  private static func takesOneCharacter(_ field: FieldContext) -> Bool {
    let limits = field.rules.filter(\.rejects).compactMap(\.language.window?.max)
    return (limits + [field.language.longest].compactMap(\.self)).min() == 1
  }
}

extension Finding.Message {
  fileprivate static func blockedEqual(_ rule: ValidationRule) -> Self {
    Finding.Message("no text of two characters or more can be typed: \(rule.quoted) refuses its first keystroke")
  }

  fileprivate static func blocked(_ rule: ValidationRule, _ blocked: BlockedTyping) -> Self {
    let goal = CharacterWords.quoted(blocked.goal)
    let refused = CharacterWords.quoted(blocked.refused)
    return blocked.refused.count == 1
      ? Finding.Message("\(goal) cannot be typed: \(rule.quoted) refuses the first keystroke, \(refused)")
      : Finding.Message("\(goal) cannot be typed: \(rule.quoted) refuses \(refused) on the way")
  }
}
