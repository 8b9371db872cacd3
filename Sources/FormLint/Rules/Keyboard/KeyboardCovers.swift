import FormModel
import FormSyntax
import UIKitCatalog

/// `keyboard-covers`: fields that the keyboard may cover.
enum KeyboardCovers: FormRule {
  static let info = LintRuleInfo(
    "keyboard-covers", .information,
    summary: "The form has fields, and does not make way for the keyboard.",
    reason: """
      The keyboard covers the lower half of the screen; a field below it is edited blindly.
      """,
    bad: """
      form Person {
          keyboardAvoidance: .none
          textField name { key: NameKey }
      }
      """,
    good: """
      form Person {
          keyboardAvoidance: .keyboardLayoutGuide
          textField name { key: NameKey }
      }
      """)

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    guard let member = context.form.properties[.keyboardAvoidance], let value = member.block.value(of: member.member),
      value.enumMember == EnumMember.KeyboardAvoidance.none, !isObserved(context),
      context.file.chunks(of: context.form).contains(where: { context.file.entries[$0].block.isTextInput })
    else { return }
    report.add(
      Self.self, at: ChunkPlace(chunk: member.chunk, range: value.range),
      "the keyboard may cover the fields: nothing makes way for it")
  }

  /// Whether code of the form hears of the keyboard.
  private static func isObserved(_ context: FormContext) -> Bool { !context.form.observers.isEmpty }
}
