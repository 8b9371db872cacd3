import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-handler`: two handlers of one message.
enum DuplicateHandler: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "duplicate-handler", .warning, group: .delegates,
    summary: "A message is handled twice in one block.",
    reason: """
      A delegate has each method once, and a block one handler for each message: of the two only one is asked. A \
      notification may have several observers, but one that is registered twice is called twice each time.
      """,
    bad: LintRuleInfo.example(
      "on textFieldDidBeginEditing(_:) { call: showHint }\non textFieldDidBeginEditing(_:) { call: scrollUp }"),
    good: LintRuleInfo.example("on textFieldDidBeginEditing(_:) { call: begin }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event, .override])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    var first: [HandledMessage: Member] = [:]
    for handler in context.events + context.control.overrides where handler.isWellFormed {
      guard handler.member.method != nil, let message = HandledMessage(handler.member) else { continue }
      guard let earlier = first[message] else {
        first[message] = handler.member
        continue
      }
      let isOverride = handler.member.kind == .override
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin),
        isOverride ? .overriddenAlready : .handledAlready,
        related: [
          Related(
            isOverride ? "the first override is here" : "the first handler is here",
            context.place(earlier.nameRange, handler.origin))
        ], cause: context.cause(handler.member.nameRange, handler.origin))
    }
  }

  static let formFilter = FormFilter.names

  /// What the form handles for all its fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    var first: [MethodID: FormMember] = [:]
    for event in context.form.events where context.form.events.count > 1 {
      guard event.isWellFormed, let method = event.member.method else { continue }
      guard let earlier = first[method] else {
        first[method] = event
        continue
      }
      report.add(
        Self.self, at: ChunkPlace(chunk: event.chunk, range: event.member.nameRange), .handledAlready,
        related: [
          Related(
            "the first handler is here", ChunkPlace(chunk: earlier.chunk, range: earlier.member.nameRange))
        ])
    }
    checkObservers(context, &report)
  }

  /// Observers that call the same method at the same notification.
  private static func checkObservers(_ context: FormContext, _ report: inout FormReporter) {
    var first: [NotificationID: [ExactText: ChunkPlace]] = [:]
    for observer in context.form.observers {
      guard observer.isWellFormed, let notification = observer.member.notification,
        let block = context.file.entry(observer.chunk)?.block,
        let call = block.members.first(where: { $0.property == .call }), !call.flags.contains(.valueProblem),
        let name = block.value(of: call)?.name, !name.isEmpty
      else { continue }
      let place = ChunkPlace(chunk: observer.chunk, range: observer.member.nameRange)
      guard let earlier = first[notification]?[ExactText(name)] else {
        first[notification, default: [:]][ExactText(name)] = place
        continue
      }
      report.add(
        Self.self, at: place, .observedAlready(name), related: [Related("the first observer is here", earlier)])
    }
  }
}

extension Finding.Message {
  fileprivate static var overriddenAlready: Self {
    "this method is overridden already; a class can do so once"
  }

  fileprivate static var handledAlready: Self {
    "this message is handled already; only one of the two handlers is asked"
  }

  fileprivate static func observedAlready(_ name: String) -> Self {
    Finding.Message("this notification is observed already: '\(name)' would be called twice each time")
  }
}
