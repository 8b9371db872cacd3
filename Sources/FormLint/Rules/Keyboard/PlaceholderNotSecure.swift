import FormModel
import FormSyntax
import UIKitCatalog

/// `placeholder-not-secure`: a password field that shows what is typed.
enum PlaceholderNotSecure: ControlRule {
  static let info = LintRuleInfo(
    "placeholder-not-secure", .warning, group: .keyboard,
    summary: "The placeholder speaks of a password, and the entry is not secure.",
    reason: """
      What is typed into the field can be read by everybody who looks at the screen.
      """,
    bad: """
      form Person {
          textField secret { placeholder: "Password" }
      }
      """,
    good: """
      form Person {
          textField secret { placeholder: "Password"; isSecureTextEntry: true; textContentType: .password }
      }
      """,
    fix: "Makes the entry secure.")

  static let controlFilter = RuleFilter(
    .textFields, anyOf: [.placeholder, .attributedPlaceholder], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let placeholder = context.memo.placeholder, placeholder.topic == .password,
      context.control.boolean(.isSecureTextEntry) == false, !context.isSubclass,
      !context.control.sets(.rightView), !context.control.sets(.leftView), !context.control.sets(.textContentType)
    else { return }
    report.add(
      Self.self, at: context.valueRange(placeholder.set),
      "the placeholder speaks of a password: 'isSecureTextEntry' is false",
      fixes: context.setting(
        [(.isSecureTextEntry, "true")] + SecureContentType.companions(context), after: placeholder.set),
      cause: context.control.cause(of: placeholder.set))
  }
}
