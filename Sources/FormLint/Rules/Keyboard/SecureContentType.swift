import FormModel
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

  /// Whether it takes a PIN: its keyboard is a pad, or a rule speaks of digits alone.
  private static func takesDigits(_ context: ControlContext) -> Bool {
    guard let keyboard = context.control.enumMember(.keyboardType), Catalog.keyboard(keyboard)?.isPad == false else {
      return true
    }
    return context.control.rules.contains { rule in
      rule.member.rule == .characters && rule.argument()?.enumMember == EnumMember.CharacterClass.decimalDigits
        || rule.member.rule == .pattern && isOfDigits(rule.argument()?.pattern)
    }
  }

  /// Whether a pattern is made of digits and counts: `[0-9]{4}`, `\\d{4,6}`.
  private static func isOfDigits(_ pattern: ArraySlice<UInt8>?) -> Bool {
    guard let pattern, !pattern.isEmpty else { return false }
    return pattern.allSatisfy { byte in
      (0x30...0x39).contains(byte) || Array("[]-{},+*?\\\\d^$()".utf8).contains(byte)
    }
  }
}
