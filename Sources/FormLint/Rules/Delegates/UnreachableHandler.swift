import FormModel
import FormSyntax
import UIKitCatalog

/// `unreachable-handler`: a handler that nothing ever calls.
enum UnreachableHandler: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "unreachable-handler", .information,
    summary: "A handler waits for something that does not happen.",
    reason: """
      Digit pads have no Return key on an iPhone; the clear button shows only as 'clearButtonMode' says; and where editing never begins, it neither changes nor ends.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\non textFieldShouldReturn(_:) { focus: next }"
    ),
    good: LintRuleInfo.example("on textFieldShouldReturn(_:) { focus: next }"))

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for handler in context.control.events where handler.origin.isOwn && handler.isWellFormed {
      guard let reason = UnreachableReason(handler, context.control, context.handlers) else { continue }
      report.add(
        Self.self, at: handler.member.nameRange, reason.message, severity: reason.severity, tags: [.unnecessary])
    }
  }

  /// What the form handles for its fields, where the same holds of all that it is to hear of.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.events where event.isWellFormed && UnreachableReason.mayConcern(event.member) {
      var reason: UnreachableReason?
      for control in context.inputs(askedBy: event) {
        let found = UnreachableReason(event.handler, control, control.handlers)
        if found == nil || reason != nil && found != reason {
          reason = nil
          break
        }
        reason = found
      }
      guard let reason else { continue }
      report.add(
        Self.self, at: event.place(event.member.nameRange), reason.message, severity: reason.severity,
        tags: [.unnecessary])
    }
  }
}

/// Why a handler of a field is never called.
private enum UnreachableReason {
  /// The keyboard has no Return key on an iPhone.
  case noReturnKey
  /// Neither the clear button nor the beginning of editing asks.
  case noClearButton
  /// Editing never begins, and nothing happens instead.
  case neverBegins

  /// Nil where it may be called.
  init?(_ handler: ResolvedMember, _ control: ResolvedControl, _ handlers: [ResolvedMember]) {
    guard let method = handler.member.method else { return nil }
    if method == .textFieldShouldReturn, control.canShowKeyboard(handlers), UnreachableReason.hasNoReturnKey(control) {
      self = .noReturnKey
    } else if method == .textFieldShouldClear, UnreachableReason.clearsNothing(control) {
      self = .noClearButton
    } else if UnreachableReason.editing.contains(method), handlers.contains(where: UnreachableReason.refusesEditing) {
      self = .neverBegins
    } else {
      return nil
    }
  }

  /// Whether there is a reason for which a handler may never be called.
  static func mayConcern(_ handler: Member) -> Bool {
    guard let method = handler.method else { return false }
    return method == .textFieldShouldReturn || method == .textFieldShouldClear || editing.contains(method)
  }

  /// What is called between the beginning and the end of editing.
  private static let editing: Set<MethodID> = [
    .textFieldDidBeginEditing, .textFieldShouldChange, .textFieldShouldChangeRanges, .textFieldDidEndEditing,
    .textFieldDidEndEditingReason,
    .textFieldShouldEndEditing, .textViewDidBeginEditing, .textViewShouldChange, .textViewShouldChangeRanges,
    .textViewDidEndEditing, .textViewShouldEndEditing,
  ]

  private static func refusesEditing(_ handler: ResolvedMember) -> Bool {
    let method = handler.member.method
    return (method == .textFieldShouldBeginEditing || method == .textViewShouldBeginEditing)
      && handler.isWellFormed && handler.inner(.return)?.boolean == false && handler.inner(.call) == nil
  }

  private static func hasNoReturnKey(_ control: ResolvedControl) -> Bool {
    guard !control.sets(.inputView), let keyboard = control.enumMember(.keyboardType),
      let facts = Catalog.keyboard(keyboard)
    else { return false }
    return !facts.hasReturnKey
  }

  private static func clearsNothing(_ control: ResolvedControl) -> Bool {
    control.enumMember(.clearButtonMode) == EnumMember.ViewMode.never && control.kind == .textField
      && control.boolean(.clearsOnBeginEditing) == false && !control.sets(.class)
  }

  var severity: Severity { self == .noReturnKey ? .information : .warning }

  var message: Finding.Message {
    switch self {
    case .noReturnKey: "this keyboard has no Return key on an iPhone: only iPads and hardware keyboards have one"
    case .noClearButton: "no clear button shows: 'clearButtonMode' is .never"
    case .neverBegins: "editing never begins: the handler that is asked before always answers false"
    }
  }
}
