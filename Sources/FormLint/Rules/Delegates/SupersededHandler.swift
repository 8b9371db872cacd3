import FormModel
import FormSyntax
import UIKitCatalog

/// `superseded-handler`: a handler that UIKit passes over.
enum SupersededHandler: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "superseded-handler", .warning,
    summary: "Two handlers stand for one message, and UIKit calls the newer one.",
    reason: """
      Where a delegate has both methods of a pair, UIKit calls the one with more arguments and never the other.
      """,
    bad: LintRuleInfo.example(
      "on textFieldDidEndEditing(_:) { call: store }\non textFieldDidEndEditing(_:reason:) { call: storeAgain }"),
    good: LintRuleInfo.example("on textFieldDidEndEditing(_:reason:) { call: store }"))

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let handlers = context.control.events.filter { $0.isWellFormed && $0.member.method != nil }
    for handler in handlers {
      guard let newer = newer(than: handler, in: context.form),
        let other = handlers.first(where: { $0.member.method == newer })
      else { continue }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), .superseded(newer),
        related: [Related("that handler is here", context.place(other.member.nameRange, other.origin))],
        tags: [.unnecessary],
        cause: other.origin.preset?.id == handler.origin.preset?.id
          ? context.cause(handler.member.nameRange, handler.origin) : nil)
    }
  }

  /// Handlers of one delegate in several places: in the form and in a field, or in two fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let form = context.form
    guard !form.rivals.isEmpty || form.events.contains(where: { $0.member.method?.hasRival == true }) else { return }
    let handlers = delegateHandlers(context)
    for handler in handlers {
      guard let newer = newer(than: handler.member, in: form),
        let other = handlers.first(where: { $0.member.member.method == newer && handler.hasDelegate(of: $0) })
      else { continue }
      report.add(
        Self.self, at: handler.place, .superseded(newer),
        related: [Related("that handler is here", other.place)], tags: [.unnecessary])
    }
  }

  /// What the form and its fields handle of what has two methods, in the order of the text.
  private static func delegateHandlers(_ context: FormContext) -> [DelegateHandler] {
    let formDelegate = context.form.value(.formDelegate).flatMap { $0.isWellFormed ? $0.name : nil }
    var found = context.form.events.map {
      DelegateHandler(member: $0.handler, place: $0.place($0.member.nameRange), delegate: formDelegate, control: nil)
    }
    let presets = UsedPresets(in: context.file, context.scope)
    for id in presetsHandle(context) ? context.form.rivals.union(context.form.presetUsers) : context.form.rivals {
      guard let entry = context.file.entry(id), entry.block.isTextInput,
        let control = ResolvedControl(entry, formEvents: [], presets)
      else { continue }
      let own = control[.delegate].map { $0.value?.name ?? "" }
      found += control.events.map { event in
        let range = control.ownRange(event.member.nameRange, event.origin)
        return DelegateHandler(
          member: event, place: ChunkPlace(chunk: id, range: range), delegate: own ?? formDelegate, control: id)
      }
    }
    return found.filter { $0.member.isWellFormed && $0.member.member.method?.hasRival == true }
      .sorted { $0.place.chunk < $1.place.chunk }
  }

  /// Whether a preset handles what has two methods: where none does, those who use presets need not be looked at.
  private static func presetsHandle(_ context: FormContext) -> Bool {
    !context.form.presetUsers.isEmpty
      && context.scope.names(in: context.file).contains { preset in
        preset.block.topMembers.contains { $0.member.method?.hasRival == true }
      }
  }

  /// The method that UIKit calls in place of a handler's, if every iOS that the form runs on has it.
  private static func newer(than handler: ResolvedMember, in form: FormIndex) -> MethodID? {
    guard let newer = handler.member.method?.supersededBy else { return nil }
    return newer.since.map { $0 <= form.deploymentTarget ?? IOSVersion(12) } ?? true ? newer : nil
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

  /// Whether another one is certainly of the same delegate, and not of the same control: where nobody says who the
  /// delegate is, controls have only the form's handlers in common.
  func hasDelegate(of other: DelegateHandler) -> Bool {
    guard control == nil || control != other.control, delegate == other.delegate, delegate != "none" else {
      return false
    }
    return delegate.map { !$0.isEmpty } ?? (control == nil || other.control == nil)
  }
}

extension Finding.Message {
  fileprivate static func superseded(_ newer: MethodID) -> Self {
    Finding.Message("this handler is never called: UIKit calls '\(newer.name)' instead")
  }
}
