import FormModel
import FormSyntax
import UIKitCatalog

/// `next-without-next`: a Next that leads nowhere.
enum NextWithoutNext: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "next-without-next", .warning, group: .keyboard,
    summary: "The Return key says Next, and there is no next field.",
    reason: """
      On the last field Next promises another one, and fields that stay hidden or disabled are passed over; 'focus:' to \
      the field itself, or to a hidden or disabled one, does nothing.
      """,
    bad: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { returnKeyType: .next }
          on textFieldShouldReturn(_:) { focus: next }
      }
      """,
    good: """
      form Person {
          textField name { returnKeyType: .next }
          textField city { returnKeyType: .done }
          on textFieldShouldReturn(_:) { focus: next }
      }
      """,
    fix: "Lets the last key say Done.")

  static let controlFilter = RuleFilter(.textInputs, needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    if context.control.id == context.traits.lastInput { checkLast(context, &report) }
    guard context.control.memberKinds.contains(MemberKinds(.event)) else { return }
    for handler in context.events where handler.isWellFormed {
      guard let focus = handler.inner(.focus), Catalog.word(named: focus.nameBytes, for: .focus) == nil,
        let target = context.file.control(named: focus.nameBytes, in: context.form)
      else { continue }
      if target.id == context.control.id {
        report.add(
          Self.self, at: context.ownRange(focus.range, handler.origin),
          "the focus goes to the field that has it already")
      } else if let kind = target.block.control, !kind.takesFocus, target.block.member(of: .class) == nil {
        report.add(Self.self, at: context.ownRange(focus.range, handler.origin), .unable(focus, kind))
      } else if let obstacle = context.notes.obstacle(
        of: target.id, { FocusObstacle(of: target, context.resolved, context.traits) }), obstacle.stops(handler)
      {
        report.add(Self.self, at: context.ownRange(focus.range, handler.origin), .stopped(focus, obstacle))
      }
    }
  }

  static let formFilter = FormFilter([.isHidden, .isEnabled, .outlet, .class], members: [.event])

  /// Where the form's handlers lead.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.events where event.isWellFormed {
      guard let focus = event.handler.inner(.focus), Catalog.word(named: focus.nameBytes, for: .focus) == nil,
        let target = context.file.control(named: focus.nameBytes, in: context.form)
      else { continue }
      if let kind = target.block.control, !kind.takesFocus, target.block.member(of: .class) == nil {
        report.add(Self.self, at: event.place(focus.range), .unable(focus, kind))
      } else if let obstacle = FocusObstacle(of: target, context.resolved, context.traits),
        obstacle.stops(event.handler)
      {
        report.add(Self.self, at: event.place(focus.range), .stopped(focus, obstacle))
      } else if event.member.answersReturn, isAsked(event, by: target.id, context) {
        report.add(Self.self, at: event.place(focus.range), .own(focus))
      }
    }
  }

  /// Whether a field's Return key asks a handler of the form: nothing of its own answers it.
  private static func isAsked(_ event: FormMember, by id: ChunkID, _ context: FormContext) -> Bool {
    let field = context.inputs.first { $0.id == id }
    guard case .form(event.chunk) = field?.handlers.first(where: { $0.member.answersReturn })?.origin else {
      return false
    }
    return true
  }

  /// Looks at the last control that is typed into.
  private static func checkLast(_ context: ControlContext, _ report: inout Reporter) {
    guard context.kind.isTextField, let set = context.control[.returnKeyType],
      context.setMember(.returnKeyType) == EnumMember.ReturnKey.next, !context.isSubclass,
      !context.control.has(.inputView), !context.control.sets(.delegate),
      let keyboard = context.control.enumMember(.keyboardType), Catalog.keyboard(keyboard)?.hasReturnKey != false,
      !context.handlers.contains(where: leadsElsewhere)
    else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      "the Return key says .next, and no field that can be typed into follows '\(context.block.name)'",
      fixes: context.setting(.returnKeyType, to: ".done", after: set, isOwn: true))
  }

  /// Whether Return goes on to a certain field, or does something of its own.
  private static func leadsElsewhere(_ handler: ResolvedMember) -> Bool {
    guard handler.member.answersReturn else { return false }
    if handler.inner(.call) != nil { return true }
    return handler.inner(.focus).map { !$0.isNamed(.next) } ?? false
  }
}

extension FocusObstacle {
  /// What keeps the focus from going to a control; nil where nothing is known to, or a switch may take it away.
  fileprivate init?(of target: ModelEntry, _ form: ResolvedForm, _ traits: FormTraits) {
    guard !traits.mayReveal, let control = form.control(in: target), control.staysWithoutFocus else { return nil }
    if control.boolean(.isHidden) == true {
      // One that is there for its picker alone is hidden on purpose.
      if control.has(.inputView) { return nil }
      self = .hidden
    } else if control.boolean(.isEnabled) == false {
      self = .disabled
    } else {
      return nil
    }
  }

  /// Whether it is still there when a handler moves the focus: code that the handler calls may take it away before.
  fileprivate func stops(_ handler: ResolvedMember) -> Bool { handler.inner(.call) == nil }
}

extension Finding.Message {
  fileprivate static func own(_ focus: Value) -> Self {
    Finding.Message("at Return in '\(focus.name)', the focus goes to the field that has it already")
  }

  fileprivate static func unable(_ focus: Value, _ kind: ControlKind) -> Self {
    Finding.Message("the focus goes to '\(focus.name)': \(kind.phrase) cannot become first responder")
  }

  fileprivate static func stopped(_ focus: Value, _ obstacle: FocusObstacle) -> Self {
    Finding.Message("the focus goes to '\(focus.name)', which is \(obstacle.rawValue)")
  }
}
