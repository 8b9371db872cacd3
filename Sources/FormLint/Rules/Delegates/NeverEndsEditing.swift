import FormModel
import FormSyntax
import UIKitCatalog

/// `never-ends-editing`: a field that keeps the focus whatever is typed.
enum NeverEndsEditing: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "never-ends-editing", .warning, group: .delegates,
    summary: "Editing is never allowed to end.",
    reason: """
      A delegate that always answers false keeps the user in the field: no other one can be reached, and the keyboard stays.
      """,
    bad: LintRuleInfo.example("on textFieldShouldEndEditing(_:) { return: false }"),
    good: LintRuleInfo.example("on textFieldShouldEndEditing(_:) { call: checkName }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event], needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.mayHaveDelegate else { return }
    for handler in context.events {
      guard let answer = refusal(handler) else { continue }
      report.add(
        Self.self, at: context.ownRange(answer.range, handler.origin), .neverEnds,
        cause: context.cause(answer.range, handler.origin))
    }
  }

  static let formFilter = FormFilter.keyboard()

  /// What the form handles for its fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.handlers {
      guard let answer = refusal(event.handler), context.inputs(askedBy: event).contains(where: \.canShowKeyboard)
      else { continue }
      report.add(Self.self, at: event.place(answer.range), .neverEnds)
    }
  }

  /// What a handler always answers, where it lets editing never end: a function that it calls has no part in the answer.
  private static func refusal(_ handler: ResolvedMember) -> Value? {
    guard handler.isWellFormed, let method = handler.member.method,
      method == .textFieldShouldEndEditing || method == .textViewShouldEndEditing,
      let answer = handler.inner(.return), answer.boolean == false
    else { return nil }
    return answer
  }
}

extension Finding.Message {
  fileprivate static var neverEnds: Self { "editing never ends: this handler always answers false" }
}
