import FormModel
import FormSyntax
import UIKitCatalog

/// `cannot-dismiss`: a keyboard that nothing puts away.
enum CannotDismiss: ControlRule {
  static let info = LintRuleInfo(
    "cannot-dismiss", .information, group: .keyboard,
    summary: "Nothing puts the keyboard away.",
    reason: """
      Nothing hides the keyboard by itself. Digit pads have no Return key on an iPhone, and Return in a text view begins a \
      new line: without a bar, a tap, a button in the field or a handler that resigns, the keyboard stays and covers the \
      form. It is a warning where nothing else is typed into and nothing of the form calls code or submits: a button may \
      put the keyboard away, where the keyboard does not cover it.
      """,
    bad: """
      form Person {
          textField amount { keyboardType: .numberPad }
          textField name { key: NameKey }
      }
      """,
    good: """
      form Person {
          dismissKeyboard: .tapOutside
          textField amount { keyboardType: .numberPad }
          textField name { key: NameKey }
      }
      """,
    fix: "Adds a bar with a Done button.", isToldOncePerForm: true)

  static let controlFilter = RuleFilter(.textInputs, needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.kind == .textView || context.control.sets(.keyboardType),
      let keyboard = context.control.enumMember(.keyboardType), lacksKey(keyboard, context.kind),
      context.control.isComplete, !context.isSubclass,
      !context.block.mayMean(.dismissKeyboard, in: .form),
      !context.control.has(.inputView), !hasAccessory(context.control), !hasOverlayButton(context.control),
      !isDismissed(context.control, context.resolved), !context.handlers.contains(where: mayResign)
    else { return }
    let set = context.control[.keyboardType]
    report.add(
      Self.self, at: set.map(context.valueRange) ?? context.block.nameRange,
      Catalog.keyboard(keyboard)?.hasReturnKey == false ? .pad(keyboard) : .newLine,
      severity: context.traits.hasOneInput && !context.traits.maySubmit ? .warning : nil,
      fixes: (context.control[.inputAccessoryView] ?? set).map {
        context.setting(.inputAccessoryView, to: bar, after: $0)
      } ?? context.adding(.inputAccessoryView, bar))
  }

  /// What has to be set too where a field gets a keyboard: a bar, if nothing else puts it away.
  static func companions(
    of keyboard: EnumMember, _ control: ResolvedControl, _ form: ResolvedForm?
  ) -> [PropertySetting] {
    guard Catalog.keyboard(keyboard)?.hasReturnKey == false, !control.sets(.inputAccessoryView),
      !hasOverlayButton(control), form.map({ !isDismissed(control, $0) }) ?? true,
      !control.handlers.contains(where: mayResign)
    else { return [] }
    return [(.inputAccessoryView, bar)]
  }

  private static let bar = ".toolbar([.flexibleSpace, .done])"

  /// Whether the keyboard has no key that puts it away.
  private static func lacksKey(_ keyboard: EnumMember, _ kind: ControlKind) -> Bool {
    kind == .textView || Catalog.keyboard(keyboard)?.hasReturnKey == false
  }

  /// Whether something over the keyboard may put it away: not a bar without anything to tap.
  private static func hasAccessory(_ control: ResolvedControl) -> Bool {
    guard control.has(.inputAccessoryView) else { return false }
    guard let set = control[.inputAccessoryView], set.isWellFormed, let items = set.value?.argument(),
      items.kind == .array
    else { return true }
    return items.children.contains { $0.enumMember != EnumMember.ToolbarItem.flexibleSpace }
  }

  /// Whether something at an edge of the field may put the keyboard away: a view of one's own, or a button that calls code,
  /// unless it is certainly not there while the field is edited.
  private static func hasOverlayButton(_ control: ResolvedControl) -> Bool {
    [(PropertyID.leftView, PropertyID.leftViewMode), (.rightView, .rightViewMode)].contains { view, mode in
      guard control.has(view) else { return false }
      let mode = control.enumMember(mode)
      if mode == EnumMember.ViewMode.unlessEditing { return false }
      if mode == EnumMember.ViewMode.never,
        !control.handlers.contains(where: { $0.isUnclear || $0.inner(.show) != nil })
      {
        return false
      }
      guard let set = control[view], set.isWellFormed, let function = set.value?.function else { return true }
      return function == .view || function == .button && set.value?.argument(.action) != nil
    }
  }

  /// Whether the form, or the text view when it is dragged, puts the keyboard away, or may.
  private static func isDismissed(_ control: ResolvedControl, _ form: ResolvedForm) -> Bool {
    if let set = control[.keyboardDismissMode],
      !set.isWellFormed || set.value?.isNamed(EnumMember.KeyboardDismissMode.none) != true
    {
      return true
    }
    if control.openProperties.contains(.keyboardDismissMode) { return true }
    if form.index.openProperties.contains(.dismissKeyboard) { return true }
    guard let ways = form.said(.dismissKeyboard)?.value else { return false }
    return ways.kind != .array || ways.children.contains { _ in true }
  }

  /// Whether a handler may put the keyboard away, as what cannot be read in one may. One of the Return key is never called where there is none.
  private static func mayResign(_ handler: ResolvedMember) -> Bool {
    let member = handler.member
    if member.flags.contains(.unknown) || member.controlEvent == .complete { return true }
    if member.answersReturn { return false }
    return handler.isUnclear || [.resign, .call, .focus, .submit].contains { handler.inner($0) != nil }
  }
}

extension Finding.Message {
  fileprivate static func pad(_ keyboard: EnumMember) -> Self {
    Finding.Message("nothing puts this keyboard away: .\(keyboard.name) has no Return key on an iPhone")
  }

  fileprivate static var newLine: Self {
    "nothing puts the keyboard of this text view away: its Return key begins a new line"
  }
}
