import FormModel
import UIKitCatalog

/// `password-not-secure`: a password that everybody can read.
enum PasswordNotSecure: ControlRule {
  static let info = LintRuleInfo(
    "password-not-secure", .warning,
    summary: "A password is typed in the clear.",
    reason: """
      A field with a password content type shows what is typed unless 'isSecureTextEntry' is true.
      """,
    bad: LintRuleInfo.example("textContentType: .password"),
    good: LintRuleInfo.example("textContentType: .password\nisSecureTextEntry: true"),
    fix: "Makes the entry secure.")

  static let interest = RuleFilter(.textFields, anyOf: [.textContentType], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let type = context.setMember(.textContentType), let set = context.control[.textContentType],
      type == EnumMember.ContentType.password || type == EnumMember.ContentType.newPassword,
      context.control.boolean(.isSecureTextEntry) == false, !context.traits.mayReveal, !revealsText(context)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set), "this password is typed in the clear: 'isSecureTextEntry' is false",
      fixes: context.setting(.isSecureTextEntry, to: "true", after: set), cause: context.control.cause(of: set))
  }

  /// Whether a button beside the text may switch between dots and text, or a class of one's own does.
  private static func revealsText(_ context: ControlContext) -> Bool {
    if context.isSubclass { return true }
    return [PropertyID.leftView, .rightView].contains { property in
      guard let view = context.control[property]?.value, view.kind != .nilLiteral else { return false }
      return view.argument("action") != nil || view.function?.name.equals("view".utf8) == true
    }
  }
}
