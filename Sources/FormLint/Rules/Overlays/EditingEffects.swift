import FormModel
import UIKitCatalog

/// A step of using a field, in which some of its handlers are called: in what order, UIKit does not promise.
enum EditingStep: Int, CaseIterable {
  case beforeBegin, begin, beforeChange, change, complete, select, clear, `return`, exit, beforeEnd, end

  fileprivate init?(_ method: MethodID) {
    switch method {
    case .textFieldShouldBeginEditing: self = .beforeBegin
    case .textFieldDidBeginEditing: self = .begin
    case .textFieldShouldChange, .textFieldShouldChangeRanges: self = .beforeChange
    case .textFieldDidChangeSelection: self = .select
    case .textFieldShouldClear: self = .clear
    case .textFieldShouldReturn: self = .return
    case .textFieldShouldEndEditing: self = .beforeEnd
    case .textFieldDidEndEditing, .textFieldDidEndEditingReason: self = .end
    default: return nil
    }
  }

  /// The steps of an event, which may stand for several.
  fileprivate static func steps(of event: ControlEventID) -> [EditingStep] {
    events.filter { event.includes($0.event) }.map(\.step)
  }

  private static let events: [(event: ControlEventID, step: EditingStep)] = [
    (.editingDidBegin, .begin), (.editingChanged, .change), (.complete, .complete), (.editingDidEnd, .end),
    (.editingDidEndOnExit, .exit), (.primaryActionTriggered, .exit),
  ]
}

/// What the handlers of a field do to its right view, step by step.
struct EditingEffects {
  /// What those of one step do.
  struct Effect {
    /// The first that shows the view.
    fileprivate(set) var shower: ResolvedMember?
    /// Whether one hides it, or may: code, or what is written with a mistake.
    fileprivate(set) var mayHide = false
    /// Whether one ends editing, or may.
    fileprivate(set) var mayEnd = false
    /// Whether one is there, answers true, and answers false.
    fileprivate(set) var isHandled = false, agrees = false, refuses = false
  }

  private var effects = [Effect](repeating: Effect(), count: EditingStep.allCases.count)

  /// - Parameters:
  ///   - handlers: those that are called.
  ///   - isUnsure: whether nobody knows if one of them is.
  init(_ handlers: [ResolvedMember], isUnsure: (ResolvedMember) -> Bool) {
    for handler in handlers { add(handler, isUnclear: handler.isUnclear || isUnsure(handler)) }
  }

  subscript(_ step: EditingStep) -> Effect { effects[step.rawValue] }

  private mutating func add(_ handler: ResolvedMember, isUnclear: Bool) {
    let member = handler.member
    let steps = member.method.map { EditingStep($0).map { [$0] } ?? [] } ?? member.controlEvent.map(EditingStep.steps)
    let hides = handler.hiddenView == .rightView
    let shows = !isUnclear && !hides && handler.shownView == .rightView
    let mayHide = !shows && (hides || isUnclear || handler.inner(.call) != nil)
    // What is called at other times may be called at any.
    let isAnytime = (member.method?.phase ?? member.controlEvent?.phase ?? .any) == .any
    for step in isAnytime && mayHide ? EditingStep.allCases : steps ?? [] {
      effects[step.rawValue].add(handler, shows: shows, mayHide: mayHide)
    }
  }
}

extension EditingEffects.Effect {
  fileprivate mutating func add(_ handler: ResolvedMember, shows: Bool, mayHide: Bool) {
    if shows, shower == nil { shower = handler }
    self.mayHide = self.mayHide || mayHide
    mayEnd = mayEnd || handler.mayEndEditing
    isHandled = true
    let answer = handler.inner(.return)?.boolean
    agrees = agrees || answer == true
    refuses = refuses || answer == false
  }
}

extension ResolvedMember {
  /// Whether a handler that is called while a field is edited ends that, or may.
  fileprivate var mayEndEditing: Bool {
    let event = member.controlEvent
    if event?.includes(.editingDidEndOnExit) ?? false || inner(.focus) != nil { return true }
    if [.resign, .submit].contains(where: { inner($0)?.boolean == true }) { return true }
    return inner(.call) != nil && (member.answersReturn || event == .complete)
  }
}
