import FormModel
import FormSyntax
import UIKitCatalog

/// `missing-key`: a control whose value nobody stores.
enum MissingKey: ControlRule {
  static let info = LintRuleInfo(
    "missing-key", .warning, group: .tags, isOnByDefault: false,
    summary: "The value of a control is stored nowhere.",
    reason: """
      What the user enters is kept under the control's 'key'. Without one, and without code that hears of the value, it is \
      gone when the form closes. Off unless it is selected: many forms store values in code of their own.
      """,
    bad: LintRuleInfo.example("label: \"Name\""),
    good: LintRuleInfo.example("label: \"Name\"\nkey: NameKey"))

  static let controlFilter = RuleFilter(.controls.subtracting([.label, .button, .searchField]))

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.isComplete, !hasKey(context.control), !context.control.mayBe(.isEnabled, false),
      !context.control.mayBe(.isEditable, false), !context.control.mayBe(.isSecureTextEntry, true),
      context.control.enumMember(.textContentType) != EnumMember.ContentType.oneTimeCode,
      !context.control.rules.contains(where: { $0.member.rule == .equal }),
      !context.handlers.contains(where: hearsOfValue),
      !context.form.observers.contains(where: { hears($0, context.kind) })
    else { return }
    report.add(
      Self.self, at: context.block.nameRange.isEmpty ? context.block.keywordRange : context.block.nameRange,
      Finding.Message("nobody stores the value of '\(context.block.name)': it has no 'key'"))
  }

  /// Whether it has a key; an empty string is none.
  private static func hasKey(_ control: ResolvedControl) -> Bool {
    guard let set = control[.key] else { return false }
    return set.value?.string?.isEmpty != true
  }

  /// Whether code that the form notifies hears of the value.
  static func hears(_ observer: FormMember, _ kind: ControlKind) -> Bool {
    guard observer.isWellFormed, let notification = observer.member.notification else {
      return observer.member.flags.contains(.unknown)
    }
    guard observer.handler.inner(.call) != nil else { return false }
    return kind.isTextField
      ? notification == .textFieldDidEndEditing || notification == .textFieldDidChange
      : kind == .textView && (notification == .textViewDidEndEditing || notification == .textViewDidChange)
  }

  /// Whether code hears of the value when it changes, or when editing ends.
  private static func hearsOfValue(_ handler: ResolvedMember) -> Bool {
    if handler.member.flags.contains(.unknown) { return true }
    guard handler.isUnclear || handler.inner(.call) != nil else { return false }
    switch handler.member.method {
    case .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textFieldShouldEndEditing, .textViewDidEndEditing,
      .textViewShouldEndEditing, .textViewDidChange:
      return true
    default:
      return handler.member.controlEvent.map { $0 == .valueChanged || $0 == .editingChanged || $0 == .editingDidEnd }
        ?? false
    }
  }
}
