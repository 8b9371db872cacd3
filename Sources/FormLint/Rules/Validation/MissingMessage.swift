import FormModel
import UIKitCatalog

/// `missing-message`: a refusal that says nothing.
enum MissingMessage: ControlRule {
  static let info = LintRuleInfo(
    "missing-message", .information, group: .validation,
    summary: "A rule refuses to end editing and says nothing.",
    reason: """
      The user taps another field, nothing happens, and nothing says why.
      """,
    bad: LintRuleInfo.example("rule length(...5) { when: .endEditing; effect: .refuse }"),
    good: LintRuleInfo.example(
      "rule length(...5) { when: .endEditing; effect: .refuse; message: \"Enter at most 5 characters\" }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.rule], inner: [.effect], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for rule in context.rules where rule.member.isWellFormed && !isUnclear(rule.member) {
      guard rule.effect == EnumMember.RuleEffect.refuse, rule.time != EnumMember.RuleTime.change,
        rule.kind != .custom, case let texts = [PropertyID.message, .ruleTitle].compactMap({ rule.member.inner($0) }),
        texts.allSatisfy({ $0.showsNothing })
      else { continue }
      let range = texts.first?.range ?? rule.member.member.nameRange
      report.add(
        Self.self, at: context.ownRange(range, rule.member.origin), .silent(rule.kind, isSet: !texts.isEmpty),
        cause: context.cause(range, rule.member.origin))
    }
  }

  /// Whether it may speak, or be checked at a moment at which nobody waits for words, in a way that cannot be read.
  private static func isUnclear(_ rule: ResolvedMember) -> Bool {
    [.message, .ruleTitle, .effect, .when].contains(where: rule.isOpen)
  }
}

extension Finding.Message {
  /// - Parameter isSet: whether there is a message, which is empty.
  fileprivate static func silent(_ kind: ValidationRuleKind, isSet: Bool) -> Self {
    Finding.Message(
      "'\(kind.keyword)' refuses to end editing and \(isSet ? "its message says nothing" : "has no 'message'")")
  }
}
