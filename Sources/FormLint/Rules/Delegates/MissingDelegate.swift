import FormModel
import FormSyntax
import UIKitCatalog

/// `missing-delegate`: handlers that nobody calls, since there is no delegate.
enum MissingDelegate: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "missing-delegate", .warning, group: .delegates,
    summary: "Messages are handled, and the field has no delegate.",
    reason: """
      UIKit sends the messages of editing to the delegate of a field; where that is nil, none of the handlers is called, \
      and no rule is checked when editing ends. A form that does not name a delegate has one, the object that its code is \
      in, such as the generated view controller; 'delegate: none' says that there is none.
      """,
    bad: LintRuleInfo.example("delegate: none\non textFieldShouldReturn(_:) { focus: next }"),
    good: LintRuleInfo.example("on textFieldShouldReturn(_:) { focus: next }"), isToldOncePerForm: true)

  static let controlFilter = RuleFilter(.textInputs, members: [.event, .rule])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard !context.mayHaveDelegate, let (member, isHandler) = unheard(context.control) else { return }
    report.add(
      Self.self, at: context.ownRange(member.member.nameRange, member.origin),
      isHandler
        ? "this handler is never called: the delegate is 'none'"
        : context.traits.maySubmit
          ? "this rule is checked at a submission only: the delegate is 'none'"
          : "this rule is never checked: the delegate is 'none'",
      related: [context.related(.delegate)].compactMap { $0 })
  }

  static let formFilter = FormFilter(members: [.event, .rule])

  /// What the form handles for its fields, where none of them has a delegate. Fields with handlers or rules of their own
  /// tell of it themselves.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    guard let event = context.form.events.first(where: { $0.isWellFormed && $0.member.method != nil }) else { return }
    var hasInput = false
    for control in context.inputs {
      if control.mayHaveDelegate || unheard(control) != nil { return }
      hasInput = true
    }
    guard hasInput else { return }
    report.add(
      Self.self, at: ChunkPlace(chunk: event.chunk, range: event.member.nameRange),
      "this handler is never called: the delegate is 'none'")
  }

  /// The first handler of a control that its delegate is to call, else the first rule that it is to check. What a text
  /// field tells of its changes by itself is enough for rules at '.change'.
  private static func unheard(_ control: ResolvedControl) -> (member: ResolvedMember, isHandler: Bool)? {
    if let handler = control.events.first(where: { $0.isWellFormed && $0.member.method != nil }) {
      return (handler, true)
    }
    let rule = control.rules.compactMap(ResolvedRule.init).first {
      $0.member.isWellFormed
        && ($0.time == EnumMember.RuleTime.endEditing
          || $0.time == (control.kind?.isTextField == true ? EnumMember.RuleTime.return : EnumMember.RuleTime.change))
    }
    return rule.map { ($0.member, false) }
  }
}
