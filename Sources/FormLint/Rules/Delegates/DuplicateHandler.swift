import FormModel
import UIKitCatalog

/// `duplicate-handler`: two handlers of one message.
enum DuplicateHandler: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "duplicate-handler", .warning, group: .delegates,
    summary: "A message is handled twice in one block.",
    reason: """
      A delegate has each method once, and a block one handler for each message: of the two only one is asked.
      """,
    bad: LintRuleInfo.example(
      "on textFieldDidBeginEditing(_:) { call: showHint }\non textFieldDidBeginEditing(_:) { call: scrollUp }"),
    good: LintRuleInfo.example("on textFieldDidBeginEditing(_:) { call: begin }"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    var first: [MethodID: Member] = [:]
    for handler in context.events where handler.isWellFormed {
      guard let method = handler.member.method else { continue }
      guard let earlier = first[method] else {
        first[method] = handler.member
        continue
      }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), .handledAlready,
        related: [Related("the first handler is here", context.place(earlier.nameRange, handler.origin))],
        cause: context.cause(handler.member.nameRange, handler.origin))
    }
  }

  static let formFilter = FormFilter.names

  /// What the form handles for all its fields.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    var first: [MethodID: FormMember] = [:]
    for event in context.form.events {
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
  }
}

extension Finding.Message {
  fileprivate static var handledAlready: Self {
    "this message is handled already; only one of the two handlers is asked"
  }
}
