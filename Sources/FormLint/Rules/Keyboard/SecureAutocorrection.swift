import FormModel
import UIKitCatalog

/// `secure-autocorrection`: text assistance in a secure field.
enum SecureAutocorrection: ControlRule {
  static let info = LintRuleInfo(
    "secure-autocorrection", .hint, group: .keyboard,
    summary: "Correction, spell checking or capitalisation is switched on in a secure field.",
    reason: """
      A secure field neither corrects nor checks nor predicts what is typed: these traits have no effect in it.
      """,
    bad: LintRuleInfo.example("isSecureTextEntry: true\ntextContentType: .password\nautocorrectionType: .yes"),
    good: LintRuleInfo.example("isSecureTextEntry: true\ntextContentType: .password"),
    fix: "Removes the property.")

  static let controlFilter = RuleFilter(
    .textFields, anyOf: [.autocorrectionType, .spellCheckingType, .autocapitalizationType], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.boolean(.isSecureTextEntry) == true else { return }
    let off: [EnumMember] = [
      EnumMember.Autocorrection.no, EnumMember.Autocorrection.default, EnumMember.SpellChecking.no,
      EnumMember.SpellChecking.default, EnumMember.Autocapitalization.none,
    ]
    for property in [PropertyID.autocorrectionType, .spellCheckingType, .autocapitalizationType] {
      guard let member = context.setMember(property), !off.contains(member), let set = context.control[property] else {
        continue
      }
      report.add(
        Self.self, at: context.ownRange(set.member.nameRange, set.origin),
        Finding.Message("'\(property.name)' has no effect: the entry is secure"),
        related: [context.related(.isSecureTextEntry)].compactMap { $0 }, tags: [.unnecessary],
        fixes: context.removal(of: set), cause: context.control.cause(of: set, with: [.isSecureTextEntry]))
    }
  }
}
