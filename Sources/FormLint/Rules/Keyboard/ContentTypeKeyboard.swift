import FormModel
import FormSyntax
import UIKitCatalog

/// `content-type-keyboard`: a content type and a keyboard that disagree.
enum ContentTypeKeyboard: ControlRule {
  static let info = LintRuleInfo(
    "content-type-keyboard", .warning,
    summary: "The content type and the keyboard disagree.",
    reason: """
      The content type says what is typed, and the keyboard cannot type it, or is not made for it.
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

  static let interest = RuleFilter(.textInputs, anyOf: [.textContentType])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let type = context.setMember(.textContentType), let facts = Catalog.contentType(type),
      let keyboard = context.control.enumMember(.keyboardType), facts.confidence >= .medium,
      facts.incompatible.contains(keyboard), !context.control.sets(.inputView), context.canShowKeyboard,
      !context.control.memberKinds.contains(MemberKinds(.rule)),
      let set = context.control[.keyboardType] ?? context.control[.textContentType]
    else { return }
    let isName = type == EnumMember.ContentType.username || type == EnumMember.ContentType.password
    let fixes = facts.best.first.map { context.setting(.keyboardType, to: ".\($0.name)", after: set) } ?? []
    report.add(
      Self.self, at: context.valueRange(set),
      Finding.Message("'textContentType' is .\(type.name), and '.\(keyboard.name)' does not fit: \(facts.reason)"),
      severity: isName ? .information : nil, related: [context.related(.textContentType)].compactMap { $0 },
      fixes: fixes)
  }
}
