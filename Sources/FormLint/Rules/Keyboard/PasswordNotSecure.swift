import UIKitCatalog

/// `password-not-secure`: a password that everybody can read.
enum PasswordNotSecure: InteractionRule {
  static let info = LintRuleInfo(
    "password-not-secure", .warning, group: .keyboard,
    summary: "A password is typed in the clear.",
    reason: """
      A field with a password content type shows what is typed unless 'isSecureTextEntry' is true.
      """,
    bad: LintRuleInfo.example("textContentType: .password"),
    good: LintRuleInfo.example("textContentType: .password\nisSecureTextEntry: true"),
    fix: "Makes the entry secure.")

  static let rows = [
    InteractionRow(
      "password-without-secure", at: [.textContentType], marks: (.value, .value),
      "this password is typed in the clear: 'isSecureTextEntry' is false", where: .nothingReveals, related: [],
      fix: .set(.isSecureTextEntry, "true"))
  ]
}
