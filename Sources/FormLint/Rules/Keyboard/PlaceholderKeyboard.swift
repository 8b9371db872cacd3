import FormModel
import FormSyntax
import UIKitCatalog

/// `placeholder-keyboard`: a placeholder and a keyboard that disagree.
enum PlaceholderKeyboard: ControlRule {
  static let info = LintRuleInfo(
    "placeholder-keyboard", .warning,
    summary: "The placeholder asks for something that the keyboard is not made for.",
    reason: """
      An e-mail address, a web address or a telephone number has a keyboard of its own, with its signs in sight.
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

  static let interest = RuleFilter(.textFields, anyOf: [.placeholder])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.placeholder], let value = set.value, let text = value.shownText?.string,
      let keyboard = context.control.enumMember(.keyboardType), !context.control.sets(.textContentType),
      !context.control.sets(.inputView), context.canShowKeyboard, let meant = meant(by: text.lowercased()),
      !meant.fitting.contains(keyboard), let best = meant.fitting.first
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      Finding.Message("the placeholder speaks of \(meant.words), and the keyboard is .\(keyboard.name)"),
      fixes: context.setting(.keyboardType, to: ".\(best.name)", after: set),
      cause: context.control.cause(of: set, with: [.keyboardType]))
  }

  /// What a placeholder asks for, where it says only that.
  private static func meant(by text: String) -> (words: String, fitting: [EnumMember])? {
    switch text {
    case "email", "e-mail", "email address", "e-mail address", "your email":
      ("an e-mail address", [EnumMember.Keyboard.emailAddress])
    case "url", "website", "web address", "https://":
      ("a web address", [EnumMember.Keyboard.URL, EnumMember.Keyboard.webSearch])
    case "phone", "phone number", "telephone", "telephone number", "mobile number":
      (
        "a telephone number",
        [
          EnumMember.Keyboard.phonePad, EnumMember.Keyboard.namePhonePad, EnumMember.Keyboard.numbersAndPunctuation,
          EnumMember.Keyboard.numberPad, EnumMember.Keyboard.asciiCapableNumberPad,
        ]
      )
    default: nil
    }
  }
}
