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
    guard context.mayHaveDelegate else { return }
    let handlers = context.events.filter { $0.isWellFormed && $0.member.method != nil }
    lazy var first = Dictionary(handlers.map { ($0.member.method, $0) }, uniquingKeysWith: { first, _ in first })
    for handler in handlers {
      guard let newer = context.form.newer(than: handler), let other = first[newer] else { continue }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), .superseded(newer),
        related: [Related("that handler is here", context.place(other.member.nameRange, other.origin))],
        tags: [.unnecessary],
        cause: other.origin.preset?.id == handler.origin.preset?.id
          ? context.cause(handler.member.nameRange, handler.origin) : nil)
    }
  }

  static let formFilter = FormFilter(members: [.event])

  /// Handlers of one delegate in several places: in the form and in a field, or in two fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let methods = rivals(context)
    guard !methods.isEmpty, context.inputs.contains(where: \.mayHaveDelegate) else { return }
    let known = RivalHandlers(context.resolved, controls(handling: methods, context))
    for handler in known.handlers {
      // What one control has both of is told there.
      guard let newer = context.form.newer(than: handler.member),
        let other = known.handler(of: newer, besides: handler), !known.hasBoth(handler, and: newer)
      else { continue }
      report.add(
        Self.self, at: handler.place, .superseded(newer), related: [Related("that handler is here", other.place)],
        tags: [.unnecessary])
    }
  }

  /// The messages that somebody in the form handles, and of whose rivals somebody handles one.
  private static func rivals(_ context: FormContext) -> Set<MethodID> {
    let form = context.form
    let hasNone =
      form.rivals.isEmpty && form.presetUsers.isEmpty
      && form.handlers.allSatisfy { $0.member.method?.hasRival != true }
    if hasNone { return [] }
    var handled = Set(form.handlers.compactMap(\.member.method).filter(\.hasRival))
    for (method, controls) in form.rivals where !controls.isEmpty { handled.insert(method) }
    // Where presets handle none of them, those who use presets need not be looked at.
    if !form.presetUsers.isEmpty { handled.formUnion(context.presets.rivals) }
    return handled.reduce(into: []) { rivals, method in
      if let newer = method.supersededBy, handled.contains(newer) { rivals.formUnion([method, newer]) }
    }
  }

  /// The fields that may handle some messages, themselves or by presets.
  private static func controls(handling methods: Set<MethodID>, _ context: FormContext) -> [ResolvedControl] {
    var controls = methods.reduce(into: Set<ChunkID>()) { $0.formUnion(context.form.rivals[$1] ?? []) }
    if !methods.isDisjoint(with: context.presets.rivals) { controls.formUnion(context.form.presetUsers) }
    return controls.compactMap { context.file.entry($0) }.filter(\.block.isTextInput)
      .compactMap { context.control($0) }
  }
}

extension RivalHandlers.Handler {
  /// Where it stands: in the form or control itself, else the `use` of the preset that has it.
  fileprivate var place: ChunkPlace {
    let range = member.member.nameRange
    return ChunkPlace(chunk: chunk, range: control?.ownRange(range, member.origin) ?? range)
  }
}

extension Finding.Message {
  fileprivate static func superseded(_ newer: MethodID) -> Self {
    Finding.Message("this handler is never called: UIKit calls '\(newer.name)' instead")
  }
}
