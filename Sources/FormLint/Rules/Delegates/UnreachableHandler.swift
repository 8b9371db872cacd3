import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `unreachable-handler`: a handler that nothing ever calls.
enum UnreachableHandler: ControlRule, TextRule, FormRule {
  static let info = LintRuleInfo(
    "unreachable-handler", .information, group: .delegates,
    summary: "A handler waits for something that does not happen.",
    reason: """
      Digit pads have no Return key on an iPhone, nor have pickers in the place of the keyboard; the clear button shows \
      only as 'clearButtonMode' says, and that of a disabled field hears no tap; where editing never begins, it neither \
      changes nor ends; where 'textFieldShouldReturn' answers false, as a handler with 'focus', 'submit' or 'resign' does \
      that says nothing else, 'editingDidEndOnExit' never comes; and where each text that the rules and the mask accept \
      can grow, or is chosen from a picker in the place of the keyboard, 'complete' never comes. Where an iPad, a hardware \
      keyboard or code of the app can still bring it about, this is information, else a warning.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\non textFieldShouldReturn(_:) { focus: next }"
    ),
    good: LintRuleInfo.example("on textFieldShouldReturn(_:) { focus: next }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let asked = AskedHandlers(context.control, context.handlers)
    for handler in context.events where handler.isWellFormed {
      guard let reason = asked.whyNever(handler) else { continue }
      // What the rules let grow is told of them, with all that they accept.
      if reason == .neverFull, context.control.memberKinds.contains(MemberKinds(.rule)) { continue }
      let range = handler.member.nameRange
      // One of a preset may be asked by another control that uses it.
      report.add(
        Self.self, at: context.ownRange(range, handler.origin), reason.message, severity: reason.severity,
        related: asked.related(reason, context), tags: [.unnecessary], cause: context.cause(range, handler.origin),
        needsAllUsers: !handler.origin.isOwn)
    }
  }

  static let fieldFilter: FieldFilter = .completion

  /// A field whose rules say whether its text can always grow.
  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let source = field.source
    guard source.kind != nil, AskedHandlers.typesAlone(source),
      !source.handlers.contains(where: AskedHandlers.refusesEditing), case .never = field.language.typingEnd
    else { return }
    for handler in source.handlers where handler.isWellFormed && handler.member.controlEvent == .complete {
      if case .form = handler.origin { continue }
      let (range, reason) = (handler.member.nameRange, UnreachableReason.neverFull)
      report.add(
        Self.self, at: field.ownRange(range, handler.origin), reason.message, severity: reason.severity,
        tags: [.unnecessary], cause: field.cause(range, handler.origin, with: field.origins(field.rules.indices)),
        needsAllUsers: !handler.origin.isOwn)
    }
  }

  static let formFilter = FormFilter(
    ResolvedControl.decidingKeyboard + [
      .inputView, .keyboardType, .clearButtonMode, .clearsOnBeginEditing, .class, .outlet, .returnKeyType, .formatter,
      .maxlength,
    ], members: [.event, .rule])

  /// What the form handles for its fields, where the same holds of all that it is to hear of.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    // Each with why no field was found to ask it; nil as long as none was looked at.
    var waiting = context.form.handlers.filter { $0.isWellFormed && UnreachableReason.mayConcern($0.member) }
      .map { (event: $0, reason: UnreachableReason?.none) }
    if waiting.isEmpty { return }
    for control in context.inputs {
      let asked = AskedHandlers(control, control.handlers)
      waiting = waiting.compactMap { event, known in
        guard let handler = asked.handler(ofForm: event.chunk) else { return (event, known) }
        // One that a field may ask, or that is never called for several reasons, is none to be told.
        guard let reason = asked.whyNever(handler), known ?? reason == reason else { return nil }
        return (event, reason)
      }
      if waiting.isEmpty { return }
    }
    // What is not where it should be may be a field that asks, or belong to one.
    if context.hasLostMembers { return }
    for case (let event, let reason?) in waiting {
      report.add(
        Self.self, at: event.place(event.member.nameRange), reason.message, severity: reason.severity,
        tags: [.unnecessary])
    }
  }
}

/// The handlers of a field, and what of the field decides whether they are called.
private struct AskedHandlers {
  let handlers: [ResolvedMember]
  /// Why it is never asked at Return.
  private let neverReturns: UnreachableReason?
  private let refusesEditing: Bool
  /// The handler that refuses to return, whatever happens.
  private let refusal: ResolvedMember?
  /// Why its text is never complete, as far as that is seen without a look at what its rules accept.
  private let neverCompletes: UnreachableReason?
  /// Why it is never asked whether the text may be cleared.
  private let neverClears: UnreachableReason?

  /// - Parameter handlers: all that handles the field's messages.
  init(_ control: ResolvedControl, _ handlers: [ResolvedMember]) {
    self.handlers = handlers
    func handles(_ method: MethodID) -> Bool { handlers.contains { $0.member.method == method } }
    neverReturns =
      handles(.textFieldShouldReturn) && control.canShowKeyboard(handlers)
      ? control.returnKeyGap.map(UnreachableReason.init) : nil
    let refusesEditing = handlers.contains(where: AskedHandlers.refusesEditing)
    self.refusesEditing = refusesEditing
    let asked =
      handlers.contains { $0.member.hearsReturn } && !control.sets(.class)
      ? handlers.first { $0.member.method == .textFieldShouldReturn } : nil
    refusal = asked.flatMap { $0.refusesReturn(of: control) ? $0 : nil }
    neverCompletes =
      handlers.contains { $0.member.controlEvent == .complete } ? AskedHandlers.neverCompletes(control) : nil
    neverClears =
      handles(.textFieldShouldClear)
      ? AskedHandlers.neverClears(control, handlers, refusesEditing: refusesEditing) : nil
  }

  /// The one of the form that is a chunk; nil where something else handles the message for the field.
  func handler(ofForm chunk: ChunkID) -> ResolvedMember? {
    handlers.first { if case .form(chunk) = $0.origin { true } else { false } }
  }

  /// Why one of them is never called; nil where it may be.
  func whyNever(_ handler: ResolvedMember) -> UnreachableReason? {
    if refusesEditing, UnreachableReason.isWhileEditing(handler.member) { return .neverBegins }
    if refusal != nil, handler.member.hearsReturn { return .ignoresReturn }
    if handler.member.controlEvent == .complete { return neverCompletes }
    guard let method = handler.member.method else { return nil }
    if method == .textFieldShouldReturn, let neverReturns { return neverReturns }
    return method == .textFieldShouldClear ? neverClears : nil
  }

  /// What shows the reason.
  func related(_ reason: UnreachableReason, _ context: ControlContext) -> [Related] {
    guard reason == .ignoresReturn, let refusal else { return [] }
    return [Related("this answers false", context.place(refusal.member.nameRange, refusal.origin))]
  }

  /// Whether a handler refuses to begin editing, and does nothing instead.
  fileprivate static func refusesEditing(_ handler: ResolvedMember) -> Bool {
    let method = handler.member.method
    return (method == .textFieldShouldBeginEditing || method == .textViewShouldBeginEditing)
      && !handler.isUnclear && handler.inner(.return)?.boolean == false && handler.inner(.call) == nil
  }

  /// A picker in the place of the keyboard can be turned further; else the text can grow where nothing says how long it may
  /// be: no rules but those that hold for longer texts too, and no mask or other formatter that may.
  private static func neverCompletes(_ control: ResolvedControl) -> UnreachableReason? {
    if case .picker? = control.returnKeyGap { return control.isComplete && !control.sets(.class) ? .onlyChosen : nil }
    guard typesAlone(control), control.rules.allSatisfy(\.letsTextsGrow) else { return nil }
    guard control.sets(.formatter) else { return .neverFull }
    let formatter = control[.formatter].flatMap { $0.isWellFormed ? $0.value : nil }
    return formatter?.function == .grouped ? .neverFull : nil
  }

  /// Whether nothing but the keyboard is known to write the text, as long as the rules let it: no class of one's own, no
  /// wheel, and nothing that may be a rule or a mask and is not read as one, nor the length that a preset has for web inputs.
  fileprivate static func typesAlone(_ control: ResolvedControl) -> Bool {
    control.isComplete && !control.hasLostMembers && !control.sets(.class) && !control.has(.inputView)
      && !control.sets(.maxlength)
  }

  private static func neverClears(
    _ control: ResolvedControl, _ handlers: [ResolvedMember], refusesEditing: Bool
  ) -> UnreachableReason? {
    // A search field that says nothing has a clear button.
    guard !control.sets(.class), control.kind == .textField || control.sets(.clearButtonMode) else { return nil }
    let mode = control.enumMember(.clearButtonMode)
    if mode == EnumMember.ViewMode.never, control.boolean(.clearsOnBeginEditing) == false { return .noClearButton }
    if refusesEditing, mode == EnumMember.ViewMode.never || mode == EnumMember.ViewMode.whileEditing {
      return .neverBegins
    }
    return staysDisabled(control, handlers) ? .disabled : nil
  }

  /// Whether a field is disabled, and neither an outlet nor what else it handles itself is there for one that is edited.
  private static func staysDisabled(_ control: ResolvedControl, _ handlers: [ResolvedMember]) -> Bool {
    control.boolean(.isEnabled) == false && control.isComplete && !control.sets(.outlet)
      && handlers.allSatisfy { handler in
        if case .form = handler.origin { return true }
        return handler.member.method == .textFieldShouldClear
      }
  }
}

extension ResolvedMember {
  /// Whether a handler that is asked whether the field should return answers false whatever happens: as it says, or since
  /// it does something itself. What a function answers is not known; and where nothing is done, though the Return key
  /// promises it, `return-does-nothing` says so.
  fileprivate func refusesReturn(of control: ResolvedControl) -> Bool {
    guard !isUnclear, inner(.call) == nil else { return false }
    if let answer = inner(.return) {
      return answer.boolean == false && (acts || !control.promisesReturn)
    }
    return inner(.focus) != nil || [.submit, .resign].contains { inner($0)?.boolean == true }
  }
}

extension ResolvedMember {
  /// Whether a validation rule plainly says nothing of how long a text may be.
  fileprivate var letsTextsGrow: Bool {
    guard isWellFormed, let rule = member.rule else { return false }
    if inner(.severity)?.enumMember == EnumMember.RuleSeverity.warning { return true }
    switch rule {
    case .required: return true
    case .length: return argument().map { $0.kind == .range && $0.upper == nil } ?? false
    case .pattern, .characters, .range, .oneOf, .equal, .checksum, .custom: return false
    }
  }
}

extension ResolvedControl {
  /// Whether the Return key says that something happens.
  fileprivate var promisesReturn: Bool { enumMember(.returnKeyType).map(ReturnDoesNothing.promises) ?? false }
}

extension Member {
  /// Whether a handler hears of the Return key of a text field, and of nothing else.
  fileprivate var hearsReturn: Bool { controlEvent == .editingDidEndOnExit }
}

/// Why a handler of a field is never called.
private enum UnreachableReason {
  /// The keyboard has no Return key on an iPhone.
  case noReturnKey
  /// A picker is in the place of the keyboard.
  case noKeyboard
  /// Neither the clear button nor the beginning of editing asks.
  case noClearButton
  /// Nobody can tap the clear button, nor begin to edit.
  case disabled
  /// Editing never begins, and nothing happens instead.
  case neverBegins
  /// The delegate answers that the field should not return.
  case ignoresReturn
  /// The text can always grow.
  case neverFull
  /// The text is chosen from a picker.
  case onlyChosen

  /// That nobody can press Return.
  init(_ gap: ReturnKeyGap) {
    switch gap {
    case .pad: self = .noReturnKey
    case .picker: self = .noKeyboard
    }
  }

  /// Whether there is a reason for which a handler may never be called.
  static func mayConcern(_ handler: Member) -> Bool {
    handler.method == .textFieldShouldClear || isWhileEditing(handler)
  }

  /// Whether a handler is called between the beginning and the end of editing only.
  static func isWhileEditing(_ handler: Member) -> Bool {
    handler.method.map(methods.contains) ?? handler.controlEvent.map(events.contains) ?? false
  }

  private static let events: Set<ControlEventID> = [
    .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .complete,
  ]

  private static let methods: Set<MethodID> = [
    .textFieldShouldReturn, .textFieldDidBeginEditing, .textFieldShouldChange, .textFieldShouldChangeRanges,
    .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textFieldShouldEndEditing, .textViewDidBeginEditing,
    .textViewShouldChange, .textViewShouldChangeRanges, .textViewDidChange, .textViewDidEndEditing,
    .textViewShouldEndEditing,
  ]

  var severity: Severity {
    switch self {
    // There may be other devices, and code that enables the field.
    case .noReturnKey, .noKeyboard, .onlyChosen, .disabled: .information
    case .noClearButton, .neverBegins, .ignoresReturn, .neverFull: .warning
    }
  }

  var message: Finding.Message {
    switch self {
    case .noReturnKey: "this keyboard has no Return key on an iPhone: only iPads and hardware keyboards have one"
    case .noKeyboard: "'inputView' replaces the keyboard and its Return key: only hardware keyboards have one"
    case .noClearButton: "no clear button shows: 'clearButtonMode' is .never"
    case .disabled: "the field is disabled: nobody can tap its clear button"
    case .neverBegins: "editing never begins: the handler that is asked before always answers false"
    case .ignoresReturn: "this event never comes: 'textFieldShouldReturn(_:)' answers false, and Return is ignored then"
    case .neverFull: "the text can always grow: no rule and no mask limits its length"
    case .onlyChosen: "what is chosen from 'inputView' completes nothing: only hardware keyboards type here"
    }
  }
}
