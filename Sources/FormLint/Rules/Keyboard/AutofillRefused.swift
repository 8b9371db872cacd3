import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `autofill-refused`: a rule that refuses what AutoFill inserts.
enum AutofillRefused: TextRule {
  static let info = LintRuleInfo(
    "autofill-refused", .warning, group: .keyboard,
    summary: "A rule refuses what AutoFill inserts.",
    reason: """
      AutoFill inserts a phone number as '+1 (555) 010-0199' and an expiry date as '12/27', a name has a space and an \
      e-mail address an '@', suggestions end in a space, and a new password is made by 'passwordRules'. A rule that refuses that refuses the help that the content type asks for.
      """,
    bad: """
      form Person {
          textField phone {
              textContentType: .telephoneNumber
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule characters("0123456789") { when: .change; effect: .refuse; message: "Digits only" }
          }
      }
      """,
    good: """
      form Person {
          textField phone {
              textContentType: .telephoneNumber
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              normalize: [.removeCharacters(" ()-+")]
              rule characters("0123456789") { when: .change; effect: .refuse; message: "Digits only" }
          }
      }
      """,
    fix: "Takes the punctuation out before the rules see the text.")

  static let fieldFilter: FieldFilter = .autofill
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    // What a preset meets is judged where it is used.
    guard field.source.kind != nil else { return }
    checkPasswordRules(field, &report)
    guard let type = field.source[.textContentType], type.isWellFormed, let member = type.value?.enumMember,
      let normalization = field.language.normalization
    else { return }
    if let refused = field.language.refusedAutofill(member) {
      let rule = field.rules[refused.rule]
      return report.add(
        Self.self, at: field.range(of: rule), .partRefused(refused, rule), data: [("text", .text(refused.example))],
        cause: field.cause(rule.spot, rule.member.origin, with: [type.origin]))
    }
    for inserted in insertions(member, field) {
      let seen = normalization.applied(to: inserted)
      guard !seen.isEmpty,
        let index = field.rules.indices.first(where: {
          field.rules[$0].terms.refusesKeys && field.rules[$0].breaks(seen) == true
            && !field.language.rejectsEveryText($0)
        })
      else { continue }
      let rule = field.rules[index]
      return report.add(
        Self.self, at: field.range(of: rule), .refused(inserted, rule),
        fixes: fix(inserted, rule, field).map { [$0] } ?? [], data: [("text", .text(inserted))],
        cause: field.cause(rule.spot, rule.member.origin, with: [type.origin]))
    }
  }

  /// What AutoFill inserts for a content type, as people have it; for every type a valid text with a space behind it, which
  /// suggestions above the keyboard append where the text is to be seen.
  private static func insertions(_ member: EnumMember, _ field: FieldContext) -> [String] {
    switch member {
    case EnumMember.ContentType.telephoneNumber, EnumMember.ContentType.creditCardExpiration:
      Catalog.autofill(member).map { [$0.example] } ?? []
    case EnumMember.ContentType.oneTimeCode, EnumMember.ContentType.password, EnumMember.ContentType.newPassword: []
    default: field.source.boolean(.isSecureTextEntry) == false ? field.language.samples(1).map { $0 + " " } : []
    }
  }

  /// Takes the punctuation out, where the rule then accepts what is left.
  private static func fix(_ inserted: String, _ rule: ValidationRule, _ field: FieldContext) -> Fix? {
    let left = inserted.filter { $0.isNumber || $0.isLetter }
    guard field.source[.normalize] == nil, rule.breaks(left) == false else { return nil }
    let punctuation = inserted.filter { !$0.isNumber && !$0.isLetter }
    let unique = String(punctuation.reduce(into: [Character]()) { if !$0.contains($1) { $0.append($1) } })
    return field.setting(
      .normalize, to: "[.trim, .removeCharacters(\"\(unique)\")]", "Take this punctuation out first", beside: rule)
  }

  private static func checkPasswordRules(_ field: FieldContext, _ report: inout Reporter) {
    guard let set = field.source[.passwordRules], set.isWellFormed, let value = set.value,
      let rules = value.string.flatMap({ PasswordRules($0) }), let refused = field.language.rejectedPassword(rules)
    else { return }
    let rule = field.rules[refused.rule]
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .passwordRefused(refused.password, rule),
      related: field.related([refused.rule]) { "this \($0.quoted) rejects it" },
      data: [("text", .text(refused.password))])
  }
}

extension Finding.Message {
  fileprivate static func refused(_ text: String, _ rule: ValidationRule) -> Self {
    Finding.Message("\(rule.quoted) refuses \(CharacterWords.quoted(text)), as AutoFill inserts it")
  }

  fileprivate static func partRefused(_ refused: RefusedAutofill, _ rule: ValidationRule) -> Self {
    Finding.Message(
      "\(rule.quoted) refuses \(CharacterWords.phrase(refused.part)), as in \(CharacterWords.quoted(refused.example)), "
        + "which AutoFill inserts")
  }

  fileprivate static func passwordRefused(_ text: String, _ rule: ValidationRule) -> Self {
    Finding.Message(
      "iOS may make a password such as \(CharacterWords.quoted(text)) by these rules, and \(rule.quoted) rejects it")
  }
}
