import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `secure-content-type`: a secure field that no password manager knows.
enum SecureContentType: ControlRule {
  static let info = LintRuleInfo(
    "secure-content-type", .information, group: .keyboard,
    summary: "A secure field says nothing of its content.",
    reason: """
      With 'textContentType' .password or .newPassword the system offers to fill in and to save passwords; without, it guesses.
      """,
    bad: LintRuleInfo.example("isSecureTextEntry: true"),
    good: LintRuleInfo.example("isSecureTextEntry: true\ntextContentType: .password"),
    fix: "Says that it is a password.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.isSecureTextEntry], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.isSecureTextEntry], set.isWellFormed, set.value?.boolean == true,
      context.control.isComplete, !context.isSubclass, !context.control.sets(.textContentType),
      !takesDigits(context)
    else { return }
    report.add(
      Self.self, at: context.ownRange(set.member.nameRange, set.origin),
      "a secure field without 'textContentType': .password or .newPassword lets the system fill it in",
      fixes: context.setting(.textContentType, to: ".password", after: set), cause: context.control.cause(of: set))
  }

  /// What has to be set too where a field becomes secure.
  static func companions(_ context: ControlContext) -> [PropertySetting] {
    context.control.isComplete && !context.control.sets(.textContentType) && !takesDigits(context)
      ? [(.textContentType, ".password")] : []
  }

  /// Whether it takes a PIN: its keyboard is a pad, or its rules let through digits alone.
  private static func takesDigits(_ context: ControlContext) -> Bool {
    guard let keyboard = context.control.enumMember(.keyboardType), Catalog.keyboard(keyboard)?.isPad == false else {
      return true
    }
    return context.control.admitsOnly(digits)
  }

  /// Digits, and what may stand between them.
  private static let digits = UnicodeSets.digits.union(ScalarSet(scalars: [0x2D]))
}
