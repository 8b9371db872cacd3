import UIKitCatalog

/// `password-rules-without-secure`: password rules of a field that is not secure.
enum PasswordRulesWithoutSecure: InteractionRule {
  static let info = LintRuleInfo(
    "password-rules-without-secure", .warning, group: .overlays,
    summary: "Password rules are set, and the entry is not secure.",
    reason: """
      The system suggests a password, and asks the rules for it, in secure fields only.
      """,
    bad: LintRuleInfo.example("passwordRules: \"minlength: 12;\""),
    good: LintRuleInfo.example(
      "passwordRules: \"minlength: 12;\"\nisSecureTextEntry: true\ntextContentType: .newPassword"),
    fix: "Makes the entry secure.")

  static let rows = [
    InteractionRow(
      "password-rules-without-secure", at: [.passwordRules], "'{}' has no effect: 'isSecureTextEntry' is false",
      where: .editing,
      fix: .set([(.isSecureTextEntry, "true")], unlessSet: [(.textContentType, ".newPassword")]))
  ]
}
