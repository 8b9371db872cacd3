import FormModel
import FormSyntax
import UIKitCatalog

/// `placeholder-keyboard`: a placeholder and a keyboard that disagree.
enum PlaceholderKeyboard: ControlRule {
  static let info = LintRuleInfo(
    "placeholder-keyboard", .warning, group: .keyboard,
    summary: "The placeholder asks for something that the keyboard is not made for.",
    reason: """
      An e-mail address, a web address or a telephone number has a keyboard of its own, with its punctuation in sight.
      """,
    bad: """
      form Person {
          textField email {
              placeholder: "Email address"
              autocapitalizationType: .none
              autocorrectionType: .no
          }
      }
      """,
    good: """
      form Person {
          textField email {
              placeholder: "Email address"
              keyboardType: .emailAddress
              textContentType: .emailAddress
              autocapitalizationType: .none
              autocorrectionType: .no
          }
      }
      """,
    fix: "Takes the fitting keyboard.")

  static let controlFilter = RuleFilter(
    .textFields, anyOf: [.placeholder, .attributedPlaceholder], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let placeholder = context.memo.placeholder, let keyboard = context.control.enumMember(.keyboardType),
      disagrees(placeholder.topic, with: keyboard, in: context.control),
      let best = placeholder.topic.keyboards.first
    else { return }
    report.add(
      Self.self, at: context.valueRange(placeholder.set), .disagrees(placeholder.topic, keyboard),
      fixes: context.setting(
        [(.keyboardType, ".\(best.name)")] + companions(of: best, placeholder.topic, context), after: placeholder.set),
      cause: context.control.cause(of: placeholder.set, with: [.keyboardType]))
  }
}

extension PlaceholderKeyboard {
  /// Whether a field's placeholder would disagree with a keyboard: a fix that takes it would be taken back.
  static func wouldDisagree(with keyboard: EnumMember, in control: ResolvedControl) -> Bool {
    control.kind?.isTextField == true
      && control.spokenPlaceholder.map { disagrees($0.topic, with: keyboard, in: control) } ?? false
  }

  private static func disagrees(
    _ topic: PlaceholderTopic, with keyboard: EnumMember, in control: ResolvedControl
  ) -> Bool {
    let isKnown = ![.textContentType, .class].contains(where: control.sets) && !control.has(.inputView)
    return isKnown && !topic.keyboards.isEmpty && !topic.keyboards.contains(keyboard)
  }

  /// What has to be set too for the keyboard not to be a mistake of its own.
  private static func companions(
    of keyboard: EnumMember, _ topic: PlaceholderTopic, _ context: ControlContext
  ) -> [PropertySetting] {
    if context.control.boolean(.isSecureTextEntry) != false { return [] }
    switch topic {
    case .emailAddress: return [(.textContentType, ".emailAddress")] + CapitalizedAddress.companions(context, .email)
    case .webAddress: return CapitalizedAddress.companions(context, .web)
    case .telephoneNumber, .password:
      return CannotDismiss.companions(of: keyboard, context.control, context.resolved)
    }
  }
}

extension Finding.Message {
  fileprivate static func disagrees(_ topic: PlaceholderTopic, _ keyboard: EnumMember) -> Self {
    Finding.Message("the placeholder speaks of \(topic.words), and the keyboard is .\(keyboard.name)")
  }
}

extension PlaceholderTopic {
  /// The keyboards that are made for it, the best first; none where any will do.
  fileprivate var keyboards: [EnumMember] {
    switch self {
    case .emailAddress: [EnumMember.Keyboard.emailAddress]
    case .webAddress: [EnumMember.Keyboard.URL, EnumMember.Keyboard.webSearch]
    case .telephoneNumber:
      [
        EnumMember.Keyboard.phonePad, EnumMember.Keyboard.namePhonePad, EnumMember.Keyboard.numbersAndPunctuation,
        EnumMember.Keyboard.numberPad, EnumMember.Keyboard.asciiCapableNumberPad,
      ]
    case .password: []
    }
  }
}
