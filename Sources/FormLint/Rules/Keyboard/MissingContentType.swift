import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `missing-content-type`: a field for an address or a user name that AutoFill does not know.
enum MissingContentType: ControlRule {
  static let info = LintRuleInfo(
    "missing-content-type", .hint, group: .keyboard,
    summary: "A field for an e-mail address or a user name says nothing of its content.",
    reason: """
      With 'textContentType' the system offers the user's own address above the keyboard, and password managers know which \
      name goes with a password.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .emailAddress\nautocapitalizationType: .none\nautocorrectionType: .no"),
    good: LintRuleInfo.example(
      """
      keyboardType: .emailAddress
      textContentType: .emailAddress
      autocapitalizationType: .none
      autocorrectionType: .no
      """),
    fix: "Says what the content is.")

  static let controlFilter = RuleFilter(.textFields, anyOf: [.keyboardType, .label, .placeholder], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.isComplete, !context.control.sets(.textContentType), !context.isSubclass,
      !context.control.has(.inputView),
      context.control.boolean(.isSecureTextEntry) == false
    else { return }
    if context.control.enumMember(.keyboardType) == EnumMember.Keyboard.emailAddress,
      let set = context.control[.keyboardType]
    {
      if refusesAddresses(context.control) { return }
      return report.missing("an e-mail keyboard", ".emailAddress", .email, set, context)
    }
    guard let set = context.control[.label].flatMap(userName) ?? context.control[.placeholder].flatMap(userName)
    else { return }
    report.missing("a field for a user name", ".username", .userName, set, context)
  }

  /// Whether its rules let through no text that has what every ordinary e-mail address has: it takes something else, such as
  /// a name at a bank.
  private static func refusesAddresses(_ control: ResolvedControl) -> Bool {
    Catalog.autofill(EnumMember.ContentType.emailAddress)?.parts.contains {
      control.admitsOnly($0.scalars.complement)
    } ?? false
  }

  private static let userNames = ["username", "user name", "benutzername", "nom d’utilisateur"]

  /// Whether a text may ask for a user name: it is as long as one of those that do, and begins like it.
  static func mayNameUser(_ text: some Collection<UInt8>) -> Bool {
    userNames.contains { name in
      name.utf8.count == text.count && name.utf8.first == text.first.map { $0 | 0x20 }
    }
  }

  /// The property, where its text asks for a user name.
  private static func userName(_ set: ResolvedProperty) -> ResolvedProperty? {
    guard let value = set.value?.shownText else { return nil }
    let isWritten = !value.node.isEncoded
    guard !isWritten || userNames.contains(where: { $0.utf8.count == Int(value.node.textLength) }),
      let text = value.string, userNames.contains(text.lowercased())
    else { return nil }
    return set
  }
}

extension Reporter {
  fileprivate mutating func missing(
    _ words: String, _ type: String, _ kind: CapitalizedAddress.Kind, _ set: ResolvedProperty, _ context: ControlContext
  ) {
    add(
      MissingContentType.self, at: context.valueRange(set),
      Finding.Message("\(words) without 'textContentType': AutoFill does not know it; \(type) says what it is"),
      fixes: context.setting(
        [(.textContentType, type)] + CapitalizedAddress.companions(context, kind), after: set),
      cause: context.control.cause(of: set))
  }
}
