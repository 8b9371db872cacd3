import UIKitCatalog

/// `password-not-secure`: a password that everybody can read.
enum PasswordNotSecure: InteractionRule {
  static let info = LintRuleInfo(
    "password-not-secure", .warning, group: .keyboard,
    summary: "A password is typed in the clear.",
    reason: """
      A field with a password content type shows what is typed unless 'isSecureTextEntry' is true; a text view always does.
      """,
    bad: LintRuleInfo.example("textContentType: .password"),
    good: LintRuleInfo.example("textContentType: .password\nisSecureTextEntry: true"),
    fix: "Makes the entry of a text field secure.")

  static let rows = [
    InteractionRow(
      "password-without-secure", at: [.textContentType], marks: (.value, .value),
      "this password is typed in the clear: 'isSecureTextEntry' is false", where: .nothingReveals, related: [],
      fix: .set(.isSecureTextEntry, "true")),
    InteractionRow(
      "password-in-text-view", at: [.textContentType], marks: (.value, .value),
      "this password is typed in the clear: a text view does not hide what is typed; use a text field",
      where: .nothingReveals, related: []),
  ]
}
