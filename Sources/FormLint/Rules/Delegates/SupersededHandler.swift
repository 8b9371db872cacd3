import FormModel
import FormSyntax
import UIKitCatalog

/// `superseded-handler`: a handler that UIKit passes over.
enum SupersededHandler: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "superseded-handler", .warning, group: .delegates,
    summary: "Two handlers stand for one message, and UIKit calls the newer one.",
    reason: """
      Where a delegate has both methods of a pair, UIKit calls the newer one and never the other.
      """,
    bad: LintRuleInfo.example(
      "on textFieldDidEndEditing(_:) { call: store }\non textFieldDidEndEditing(_:reason:) { call: storeAgain }"),
    good: LintRuleInfo.example("on textFieldDidEndEditing(_:reason:) { call: store }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let handlers = context.events.filter { $0.isWellFormed && $0.member.method != nil }
    lazy var first = Dictionary(handlers.map { ($0.member.method, $0) }, uniquingKeysWith: { first, _ in first })
    for handler in handlers {
      guard let newer = newer(than: handler, in: context.form), let other = first[newer] else { continue }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), .superseded(newer),
        related: [Related("that handler is here", context.place(other.member.nameRange, other.origin))],
        tags: [.unnecessary],
        cause: other.origin.preset?.id == handler.origin.preset?.id
          ? context.cause(handler.member.nameRange, handler.origin) : nil)
    }
  }

  static let formFilter = FormFilter([.delegate], members: [.event])

  /// Handlers of one delegate in several places: in the form and in a field, or in two fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let methods = rivals(context)
    guard !methods.isEmpty else { return }
    let handlers = delegateHandlers(of: methods, context)
    let groups = DelegateGroups(handlers)
    for handler in handlers {
      guard let newer = newer(than: handler.member, in: context.form),
        let other = groups.handler(of: newer, besides: handler), !isTold(of: handler, newer, handlers)
      else { continue }
      report.add(
        Self.self, at: handler.place, .superseded(newer),
        related: [Related("that handler is here", other.place)], tags: [.unnecessary])
    }
  }

  /// Whether the control that has a handler has the newer one too, which is told there.
  private static func isTold(of handler: DelegateHandler, _ newer: MethodID, _ handlers: [DelegateHandler]) -> Bool {
    guard let control = handler.control else { return false }
    return handlers.contains { $0.control == control && $0.member.member.method == newer }
  }

  /// The messages that somebody in the form handles, and of whose rivals somebody handles one.
  private static func rivals(_ context: FormContext) -> Set<MethodID> {
    var handled = Set(context.form.handlers.compactMap(\.member.method).filter(\.hasRival))
    for (method, controls) in context.form.rivals where !controls.isEmpty { handled.insert(method) }
    // Where presets handle none of them, those who use presets need not be looked at.
    if !context.form.presetUsers.isEmpty { handled.formUnion(context.presets.rivals) }
    return handled.reduce(into: []) { rivals, method in
      if let newer = method.supersededBy, handled.contains(newer) { rivals.formUnion([method, newer]) }
    }
  }

  /// What the form and its fields handle of some messages, in the order of the text.
  private static func delegateHandlers(of methods: Set<MethodID>, _ context: FormContext) -> [DelegateHandler] {
    let form = context.form
    let formDelegate = context.resolved.said(.formDelegate).flatMap { $0.isWellFormed ? $0.value.name : nil }
    var found = form.handlers.map {
      DelegateHandler(member: $0.handler, place: $0.place($0.member.nameRange), delegate: formDelegate, control: nil)
    }
    var controls = methods.reduce(into: Set<ChunkID>()) { $0.formUnion(form.rivals[$1] ?? []) }
    if !methods.isDisjoint(with: context.presets.rivals) { controls.formUnion(form.presetUsers) }
    for id in controls {
      guard let entry = context.file.entry(id), entry.block.isTextInput,
        let control = ResolvedControl(entry, formEvents: [], context.presets)
      else { continue }
      let own = control[.delegate].map { $0.value?.name ?? "" }
      found += control.events.map { event in
        let range = control.ownRange(event.member.nameRange, event.origin)
        return DelegateHandler(
          member: event, place: ChunkPlace(chunk: id, range: range), delegate: own ?? formDelegate, control: id)
      }
    }
    return found.filter { $0.member.isWellFormed && $0.member.member.method.map(methods.contains) ?? false }
      .sorted { $0.place.chunk < $1.place.chunk }
  }

  /// The method that UIKit calls in place of a handler's, if every iOS that the form runs on has it.
  private static func newer(than handler: ResolvedMember, in form: FormIndex) -> MethodID? {
    guard let newer = handler.member.method?.supersededBy else { return nil }
    return newer.since.map { $0 <= form.deploymentTarget ?? .oldest } ?? true ? newer : nil
  }
}

/// A handler with the delegate that has it.
private struct DelegateHandler {
  let member: ResolvedMember
  let place: ChunkPlace
  /// The name of the delegate's class; nil where nobody says.
  let delegate: String?
  /// Nil: the form handles it for its controls.
  let control: ChunkID?
}

/// The handlers of a form by message and delegate.
private struct DelegateGroups {
  private struct Key: Hashable {
    let method: MethodID?
    let delegate: String?
  }

  private struct Group {
    /// The first of each control, and those of the form.
    var handlers: [DelegateHandler] = []
    /// The first that the form has for its controls.
    var ofForm: DelegateHandler?
  }

  private var groups: [Key: Group] = [:]

  /// - Parameter handlers: in the order of the text.
  init(_ handlers: [DelegateHandler]) {
    for handler in handlers {
      let key = Key(method: handler.member.member.method, delegate: handler.delegate)
      if handler.control == nil, groups[key]?.ofForm == nil { groups[key, default: Group()].ofForm = handler }
      if handler.control == nil || groups[key]?.handlers.last?.control != handler.control {
        groups[key, default: Group()].handlers.append(handler)
      }
    }
  }

  /// The first handler of a message that is certainly of the same delegate as another, and not of the same control: where
  /// nobody says who the delegate is, controls have only the form's handlers in common.
  func handler(of method: MethodID, besides other: DelegateHandler) -> DelegateHandler? {
    guard other.delegate != "none", other.delegate != "",
      let group = groups[Key(method: method, delegate: other.delegate)]
    else { return nil }
    if other.delegate == nil, other.control != nil { return group.ofForm }
    return group.handlers.first { $0.control == nil || $0.control != other.control }
  }
}

extension Finding.Message {
  fileprivate static func superseded(_ newer: MethodID) -> Self {
    Finding.Message("this handler is never called: UIKit calls '\(newer.name)' instead")
  }
}
