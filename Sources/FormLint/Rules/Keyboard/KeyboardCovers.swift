import FormModel
import FormSyntax
import UIKitCatalog

/// `keyboard-covers`: fields that the keyboard may cover.
enum KeyboardCovers: FormRule {
  static let info = LintRuleInfo(
    "keyboard-covers", .information, group: .keyboard,
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

  static let formFilter = FormFilter.keyboard()

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    guard let said = context.resolved.said(.keyboardAvoidance),
      said.value.enumMember == EnumMember.KeyboardAvoidance.none,
      !isObserved(context), context.inputs.contains(where: \.canShowKeyboard)
    else { return }
    let member = context.form.properties[.keyboardAvoidance]
    // What the settings say is told at the form, that says nothing.
    let place =
      member?.place(said.value.range) ?? ChunkPlace(chunk: context.form.id, range: context.form.head.spot)
    report.add(
      Self.self, at: place,
      member == nil
        ? "the keyboard may cover the fields: the settings say 'keyboardAvoidance: .none'"
        : "the keyboard may cover the fields: nothing makes way for it")
  }

  /// Whether code of the form hears of the keyboard.
  private static func isObserved(_ context: FormContext) -> Bool { !context.form.observers.isEmpty }
}
