import FormModel
import UIKitCatalog

/// What of a field is on the screen while somebody uses it, step by step. Whatever is not certain counts as what shows less:
/// a view that code may have hidden is hidden.
struct EditedField {
  /// What the right view is.
  enum RightView {
    /// It is hidden, or nobody knows.
    case hidden
    /// It is there when its mode says so.
    case asItsModeSays
    /// A handler has shown it.
    case shown(by: ResolvedMember)
  }

  /// The field between two steps.
  private struct State: Hashable {
    var view: View
    var isEdited = false
    var hasText = false
  }

  /// The right view; a handler stands for the step in which it is called.
  private enum View: Hashable {
    case hidden, asItsModeSays
    case shown(in: EditingStep)
  }

  /// Whether a handler that is called hides the view.
  let hidesView: Bool
  private let effects: EditingEffects
  private let canBegin, startsWithText, emptiesAtBegin, hasReturnKey: Bool
  /// Whether the text is sure to become as long as it can, and whether it can be there without that.
  private let completes, canStayIncomplete: Bool

  /// Nil where nobody sees the field.
  init?(_ context: ControlContext) {
    let control = context.control
    let isOff = control.boolean(.isEnabled) == false || control.boolean(.isUserInteractionEnabled) == false
    let heard = context.handlers
    let called = heard.filter { handler in
      let newer = context.form.newer(than: handler)
      return newer == nil || !heard.contains { $0.member.method == newer }
    }
    effects = EditingEffects(called) { handler in
      // The same delegate may have the newer method for another field.
      let newer = context.form.newer(than: handler)
      return newer.flatMap { context.form.rivals[$0] }.map { !$0.isEmpty } ?? false
    }
    hidesView = called.contains { $0.hiddenView == .rightView }
    let refuses = effects[.beforeBegin].refuses
    if !context.canShowKeyboard, !isOff, !refuses { return nil }
    canBegin = !isOff
    // What is stored under a key is written back when the form is shown.
    startsWithText = control.sets(.key) || control[.text]?.value?.string?.isEmpty == false
    emptiesAtBegin = control.boolean(.clearsOnBeginEditing) != false
    hasReturnKey =
      !control.has(.inputView)
      && control.enumMember(.keyboardType).flatMap { Catalog.keyboard($0)?.hasReturnKey } ?? false
    let longest = control.rules.filter { $0.member.rule == .length }
      .compactMap { $0.argument()?.upper?.integer }.min()
    completes = longest != nil
    canStayIncomplete = longest.map { $0 > 2 } ?? false
  }

  /// What the right view is when it shows beside the clear button; nil where it never certainly does.
  func viewBesideClearButton(_ clear: EnumMember, _ mode: EnumMember) -> RightView? {
    let (clear, mode) = (clear.showing, mode.showing)
    var seen: Set<State> = []
    var waiting = [false, true].filter { startsWithText || !$0 }.map { State(view: .asItsModeSays, hasText: $0) }
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      next += 1
      guard seen.insert(state).inserted else { continue }
      let time: EditingTimes = state.isEdited ? .editing : .otherwise
      let isCleared = state.hasText && clear.contains(time)
      switch state.view {
      case .shown(let step) where isCleared: return effects[step].shower.map { .shown(by: $0) }
      case .asItsModeSays where isCleared && mode.contains(time): return .asItsModeSays
      default: break
      }
      waiting += state.isEdited ? whileEdited(state, isCleared) : unedited(state, isCleared)
    }
    return nil
  }

  // MARK: Steps

  /// What may follow where the field is not edited.
  private func unedited(_ state: State, _ isCleared: Bool) -> [State] {
    guard canBegin else { return [] }
    var begun = state
    apply(.beforeBegin, to: &begun)
    if effects[.beforeBegin].refuses { return [begun] }
    apply(.begin, to: &begun)
    hide(in: .select, &begun)
    begun.isEdited = true
    var states: [State] = []
    if isCleared, !effects[.clear].refuses {
      // Nobody says whether it is asked to clear before editing begins or after that.
      var cleared = begun
      apply(.clear, to: &cleared)
      for step in [EditingStep.beforeBegin, .begin] { hide(in: step, &cleared) }
      cleared.hasText = false
      states.append(cleared)
    }
    if emptiesAtBegin {
      if begun.hasText { hide(in: .clear, &begun) }
      begun.hasText = false
    }
    return states + [begun]
  }

  /// What may follow while it is edited.
  private func whileEdited(_ state: State, _ isCleared: Bool) -> [State] {
    var states = ended(state)
    var typed = state
    apply(.beforeChange, to: &typed)
    if effects[.beforeChange].refuses {
      states.append(typed)
    } else {
      typed.hasText = true
      apply(.change, to: &typed)
      hide(in: .select, &typed)
      if completes {
        var complete = typed
        apply(.complete, to: &complete)
        hide(in: .change, &complete)
        states += after(.complete, complete)
      }
      if !canStayIncomplete { hide(in: .complete, &typed) }
      states.append(typed)
    }
    if state.hasText {
      var moved = state
      apply(.select, to: &moved)
      states.append(moved)
    }
    if hasReturnKey { states += returned(state) }
    if isCleared {
      var cleared = state
      apply(.clear, to: &cleared)
      hide(in: .change, &cleared)
      if !effects[.clear].refuses { cleared.hasText = false }
      states.append(cleared)
    }
    return states
  }

  /// What follows the Return key.
  private func returned(_ state: State) -> [State] {
    let (asked, exit) = (effects[.return], effects[.exit])
    var state = state
    apply(.return, to: &state)
    if asked.refuses { return after(.return, state) }
    // Where code answers, nobody knows whether the events of the Return key come.
    if asked.isHandled, !asked.agrees {
      hide(in: .exit, &state)
    } else {
      apply(.exit, to: &state)
    }
    return exit.mayEnd ? ended(state) : after(.return, state)
  }

  /// What follows a step: where that may end editing, the field as it is when it has ended.
  private func after(_ step: EditingStep, _ state: State) -> [State] {
    effects[step].mayEnd ? ended(state) : [state]
  }

  private func ended(_ state: State) -> [State] {
    var state = state
    apply(.beforeEnd, to: &state)
    if effects[.beforeEnd].refuses { return [state] }
    apply(.end, to: &state)
    state.isEdited = false
    return [state]
  }

  private func apply(_ step: EditingStep, to state: inout State) {
    if effects[step].mayHide {
      state.view = .hidden
    } else if effects[step].shower != nil {
      state.view = .shown(in: step)
    }
  }

  /// What a step does that may be taken, or at another time.
  private func hide(in step: EditingStep, _ state: inout State) {
    if effects[step].mayHide { state.view = .hidden }
  }
}

/// When something shows at the edge of a field.
struct EditingTimes: OptionSet {
  let rawValue: UInt8

  static let editing = EditingTimes(rawValue: 1)
  static let otherwise = EditingTimes(rawValue: 2)
}

extension EnumMember {
  /// When a view of that mode shows.
  var showing: EditingTimes {
    switch self {
    case EnumMember.ViewMode.always: [.editing, .otherwise]
    case EnumMember.ViewMode.whileEditing: .editing
    case EnumMember.ViewMode.unlessEditing: .otherwise
    default: []
    }
  }
}
