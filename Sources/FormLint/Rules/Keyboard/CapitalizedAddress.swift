import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `capitalized-address`: a keyboard that begins an address with a capital letter.
enum CapitalizedAddress: ControlRule {
  static let info = LintRuleInfo(
    "capitalized-address", .warning, group: .keyboard,
    summary: "The keyboard capitalises or corrects an e-mail address, a web address or a user name.",
    reason: """
      'autocapitalizationType' is .sentences where nobody sets it: the first letter of an address becomes a capital, and many \
      services take the address for another one. With 'autocorrectionType' left on, names that are no words are changed \
      while they are typed. Where only correction is left on, this is only a hint.
      """,
    bad: LintRuleInfo.example("textContentType: .emailAddress\nkeyboardType: .emailAddress"),
    good: LintRuleInfo.example(
      """
      textContentType: .emailAddress
      keyboardType: .emailAddress
      autocapitalizationType: .none
      autocorrectionType: .no
      """),
    fix: "Turns capitals and correction off.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.textContentType, .keyboardType], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let address = address(context), let capitals = context.control.enumMember(.autocapitalizationType),
      let correction = context.control.enumMember(.autocorrectionType),
      !context.isSubclass, !context.control.has(.inputView), typesLetters(context),
      context.control.boolean(.isSecureTextEntry) == false
    else { return }
    let isCapitalized = capitalizes(capitals, address.kind, context)
    let isCorrected = correction != EnumMember.Autocorrection.no
    guard isCapitalized || isCorrected else { return }
    report.add(
      Self.self, at: context.valueRange(address.set),
      isCapitalized ? .capitalized(address.kind.words, capitals) : .corrected(address.kind.words),
      severity: isCapitalized ? nil : .hint, related: [context.related(.autocapitalizationType)].compactMap { $0 },
      fixes: fixes(isCapitalized, isCorrected, after: address.set, context),
      cause: context.control.cause(
        of: address.set, with: [.autocapitalizationType, .autocorrectionType, .keyboardType, .textContentType]))
  }

  /// The property that says that an address is typed, and what it says.
  private static func address(_ context: ControlContext) -> (set: ResolvedProperty, kind: Kind)? {
    let control = context.control
    let property: PropertyID = control.sets(.textContentType) ? .textContentType : .keyboardType
    guard control.sets(property), property == .textContentType || control.isComplete,
      let kind = control.enumMember(property).flatMap(kind), let set = control[property]
    else { return nil }
    return (set, kind)
  }

  /// What is typed that people spell in one way.
  enum Kind {
    case email, web, userName

    fileprivate var words: String {
      switch self {
      case .email: "an e-mail address"
      case .web: "a web address"
      case .userName: "a user name"
      }
    }
  }

  /// What a content type, or a keyboard, is for.
  private static func kind(_ member: EnumMember) -> Kind? {
    switch member {
    case EnumMember.ContentType.emailAddress, EnumMember.Keyboard.emailAddress: .email
    case EnumMember.ContentType.URL, EnumMember.Keyboard.URL: .web
    case EnumMember.ContentType.username: .userName
    default: nil
    }
  }

  private static func typesLetters(_ context: ControlContext) -> Bool {
    context.control.enumMember(.keyboardType).flatMap(Catalog.keyboard).map { !$0.isPad } ?? false
  }

  /// Whether a step is among those that texts take before rules see them.
  private static func normalizes(_ step: EnumMember, _ context: ControlContext) -> Bool {
    guard let steps = context.control[.normalize]?.value else { return false }
    return (steps.kind == .array ? Array(steps.children) : [steps]).contains { $0.isNamed(step) }
  }

  /// Whether capitals alone are wanted.
  private static func wantsCapitals(_ context: ControlContext) -> Bool {
    normalizes(EnumMember.Normalization.uppercase, context) || context.control.admitsOnly(noSmallLetters)
  }

  private static let noSmallLetters = ScalarSet(0x61...0x7A).complement

  /// Whether an address gets capitals that it does not have. User names may be codes, which are made of capitals alone.
  private static func capitalizes(_ capitals: EnumMember, _ kind: Kind, _ context: ControlContext) -> Bool {
    switch capitals {
    case EnumMember.Autocapitalization.none: false
    case EnumMember.Autocapitalization.allCharacters where kind == .userName || wantsCapitals(context): false
    default: !normalizes(EnumMember.Normalization.lowercase, context)
    }
  }

  /// One fix for all that is on.
  private static func fixes(
    _ isCapitalized: Bool, _ isCorrected: Bool, after set: ResolvedProperty, _ context: ControlContext
  ) -> [Fix] {
    let settings = settings(isCapitalized, isCorrected)
    return context.setting(
      settings, after: set,
      title: "Set \(enumerated(settings.map { "'\($0.property.name)' to \($0.value)" }))")
  }

  private static func settings(_ isCapitalized: Bool, _ isCorrected: Bool) -> [PropertySetting] {
    (isCapitalized ? [(.autocapitalizationType, ".none")] : []) + (isCorrected ? [(.autocorrectionType, ".no")] : [])
  }

  /// What has to be set too where a field gets a keyboard, or a content type, for an address.
  static func companions(_ context: ControlContext, _ kind: Kind) -> [PropertySetting] {
    settings(
      context.control.enumMember(.autocapitalizationType).map { capitalizes($0, kind, context) } ?? false,
      context.control.enumMember(.autocorrectionType).map { $0 != EnumMember.Autocorrection.no } ?? false)
  }
}

extension Finding.Message {
  fileprivate static func capitalized(_ words: String, _ capitals: EnumMember) -> Self {
    Finding.Message(
      "the keyboard capitalises \(words): 'autocapitalizationType' is .\(capitals.name); set it to .none")
  }

  fileprivate static func corrected(_ words: String) -> Self {
    Finding.Message("the keyboard may correct \(words); set 'autocorrectionType' to .no")
  }
}
