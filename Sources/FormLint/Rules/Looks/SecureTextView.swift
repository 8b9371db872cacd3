import UIKitCatalog

/// `secure-text-view`: secure entry on a text view, which hides nothing.
enum SecureTextView: InteractionRule {
  static let info = LintRuleInfo(
    "secure-text-view", .warning, group: .overlays,
    summary: "Secure entry is set on a text view.",
    reason: """
      UITextView does not hide what is typed: a password in it can be read by everybody who looks.
      """,
    bad: LintRuleInfo.example("isSecureTextEntry: true", kind: "textView"),
    good: LintRuleInfo.example("isSecureTextEntry: false", kind: "textView"))

  static let rows = [
    InteractionRow(
      "secure-on-text-view", at: [.isSecureTextEntry], "a text view does not hide what is typed; use a text field")
  ]
}
