import FormModel
import FormSyntax
import UIKitCatalog

/// `next-without-next`, of handlers that move the focus to a control which does not take it.
enum FocusWithoutTarget: ControlRule, FormRule {
  static let info = NextWithoutNext.info

  static let controlFilter = RuleFilter(members: [.event], inner: [.focus])

  /// What a control or its presets handle.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    if context.block.isTextInput, !context.canShowKeyboard { return }
    for handler in context.events where handler.isWellFormed {
      guard let focus = handler.namedFocus, let target = context.file.control(named: focus.nameBytes, in: context.form)
      else { continue }
      let message: Finding.Message?
      if target.block.cannotFocus {
        message = .unable(focus, target.block)
      } else if target.id == context.control.id {
        message = handler.focusingItself
      } else if context.control.boolean(.isHidden) == true {
        // What shows the one may show the other.
        message = nil
      } else {
        let mayCall = context.traits.mayCall
        message = context.notes.obstacle(of: target.id) {
          FocusObstacle(of: target, context.resolved, mayCall: mayCall)
        }.map { .stopped(focus, $0) }
      }
      if let message { report.add(Self.self, at: context.ownRange(focus.range, handler.origin), message) }
    }
  }

  static let formFilter = FormFilter(
    [
      .isHidden, .isEnabled, .outlet, .class, .action, .inputView, .inputAccessoryView, .leftView, .rightView,
    ], members: [.event], rules: [.custom])

  /// Where the form's handlers lead.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.events where event.isWellFormed {
      guard let focus = event.handler.namedFocus,
        let target = context.file.control(named: focus.nameBytes, in: context.form)
      else { continue }
      if target.block.cannotFocus {
        report.add(Self.self, at: event.place(focus.range), .unable(focus, target.block))
      } else if let obstacle = FocusObstacle(of: target, context.resolved, mayCall: context.traits.mayCall) {
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
}

extension ResolvedMember {
  /// The control that a handler names for the focus; nil for the next one or the one before.
  fileprivate var namedFocus: Value? {
    inner(.focus).flatMap { Catalog.word(named: $0.nameBytes, for: .focus) == nil ? $0 : nil }
  }
}

extension ResolvedMember {
  /// What is said of it where its field gives the focus to itself; nil where the field may not have it.
  fileprivate var focusingItself: Finding.Message? {
    switch member.method?.phase ?? member.controlEvent?.phase {
    case .afterBegin, .during, .beforeEnd: "the focus goes to the field that has it already"
    case .beforeBegin: "the focus goes to the field that is about to take it, and so asks again"
    case .afterEnd, .any, nil: nil
    }
  }
}

extension BlockModel {
  /// Whether it is a control that UIKit lets no keyboard come up for.
  fileprivate var cannotFocus: Bool { control.map { !$0.takesFocus } ?? false && member(of: .class) == nil }
}

extension FocusObstacle {
  /// What keeps the focus from going to a control; nil where nothing is known to, or code may take it away.
  fileprivate init?(of target: ModelEntry, _ form: ResolvedForm, mayCall: Bool) {
    guard !mayCall, let control = form.control(in: target), control.staysWithoutFocus else { return nil }
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
}

extension Finding.Message {
  fileprivate static func own(_ focus: Value) -> Self {
    Finding.Message("at Return in '\(focus.name)', the focus goes to the field that has it already")
  }

  fileprivate static func unable(_ focus: Value, _ target: BlockModel) -> Self {
    let kind = target.control.map { "\($0.phrase)" } ?? "it"
    return Finding.Message("the focus goes to '\(focus.name)': \(kind) cannot become first responder")
  }

  fileprivate static func stopped(_ focus: Value, _ obstacle: FocusObstacle) -> Self {
    Finding.Message("the focus goes to '\(focus.name)', which is \(obstacle.rawValue)")
  }
}
