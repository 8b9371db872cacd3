import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `content-type-keyboard`: a content type and a keyboard that disagree.
enum ContentTypeKeyboard: ControlRule, TextRule {
  static let info = LintRuleInfo(
    "content-type-keyboard", .warning, group: .keyboard,
    summary: "The content type and the keyboard disagree.",
    reason: """
      The content type says what is typed, and the keyboard cannot type it, or is not made for it: the default keyboard has \
      no @, no slash and no digits in sight. UIKit does not choose the keyboard by the content type. \
      For a one-time code on the default keyboard this is information, and so it is for a user name or a password on a pad \
      without letters: these may be digits.
      """,
    bad: """
      form Person {
          textField name {
              textContentType: .emailAddress
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              autocapitalizationType: .none
              autocorrectionType: .no
          }
      }
      """,
    good: """
      form Person {
          textField name {
              textContentType: .emailAddress
              keyboardType: .emailAddress
              autocapitalizationType: .none
              autocorrectionType: .no
          }
      }
      """,
    fix: "Takes the fitting keyboard.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.textContentType], needsKeyboard: true)

  static let fieldFilter: FieldFilter = .contentType
  static let needsKeyboard = true

  /// A field without validation rules; for others, the rules decide. What a mask leaves open has to be typed, too.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard !context.control.memberKinds.contains(MemberKinds(.rule)),
      let disagreement = KeyboardDisagreement(context.control)
    else { return }
    let locales = context.environment.fields.typingLocales
    let best = disagreement.facts.best.first { context.control.maskGap(of: $0, in: locales) == nil }
    if best == nil, !disagreement.isIncompatible { return }
    report.add(disagreement, of: context.control, best) { keyboard, subject in
      context.setting(
        [(.keyboardType, ".\(keyboard.name)")]
          + CannotDismiss.companions(of: keyboard, context.control, context.resolved),
        after: subject)
    }
  }

  /// A field whose rules may accept only what the keyboard types: a PIN, the number of a customer; or what no keyboard that
  /// is made for the content types: a code with letters.
  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.memberKinds.contains(MemberKinds(.rule)), let disagreement = KeyboardDisagreement(field.source),
      !disagreement.isIncompatible || !field.language.fits(disagreement.keyboard)
    else { return }
    let locales = field.language.environment.typingLocales
    let best = disagreement.facts.best.first {
      !field.language.speaksOfMore(than: $0) && field.source.maskGap(of: $0, in: locales) == nil
    }
    if best == nil, !disagreement.isIncompatible { return }
    report.add(disagreement, of: field.source, best) { best, _ in
      let keyboard = best == EnumMember.Keyboard.numberPad ? field.numberPad : best
      return field.setting(
        [(.keyboardType, ".\(keyboard.name)")] + CannotDismiss.companions(of: keyboard, field.source, field.resolved),
        "Use .\(keyboard.name)")
    }
  }
}

extension KeyboardDisagreement {
  /// PINs and customer numbers are digits; a code can be typed on any keyboard.
  fileprivate var severity: Severity? {
    if isIncompatible {
      return type == EnumMember.ContentType.username || type == EnumMember.ContentType.password ? .information : nil
    }
    return type == EnumMember.ContentType.oneTimeCode ? .information : nil
  }
}

extension Reporter {
  /// - Parameter best: the keyboard that is made for the content.
  fileprivate mutating func add(
    _ disagreement: KeyboardDisagreement, of control: ResolvedControl, _ best: EnumMember?,
    fixes: (_ keyboard: EnumMember, _ subject: ResolvedProperty) -> [Fix]
  ) {
    let subject = disagreement.subject
    var related: [Related] = []
    if let type = control[.textContentType], let value = type.value, type.member.symbol != subject.member.symbol {
      related = [
        Related("'textContentType' is .\(disagreement.type.name) here", control.place(value.range, type.origin))
      ]
    }
    add(
      ContentTypeKeyboard.self,
      at: control.ownRange(subject.value?.range ?? subject.member.nameRange, subject.origin),
      .disagree(disagreement, best), severity: disagreement.severity, related: related,
      fixes: best.map { fixes($0, control[.textContentType] ?? subject) } ?? [],
      cause: control.cause(of: subject, with: [.textContentType]))
  }
}

extension Finding.Message {
  fileprivate static func disagree(_ disagreement: KeyboardDisagreement, _ best: EnumMember?) -> Self {
    let type = disagreement.type.name
    guard disagreement.isIncompatible else {
      let best = best.map { "; .\($0.name) is made for it" } ?? ""
      return Finding.Message("'textContentType' is .\(type), and the keyboard is the default one\(best)")
    }
    return Finding.Message(
      "'textContentType' is .\(type), and '.\(disagreement.keyboard.name)' does not fit: \(disagreement.facts.reason)")
  }
}
