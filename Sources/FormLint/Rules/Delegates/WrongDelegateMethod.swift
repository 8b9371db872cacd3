import FormModel
import UIKitCatalog

/// `wrong-delegate-method`: a text view's method on a text field, or the reverse.
enum WrongDelegateMethod: ControlRule {
  static let info = LintRuleInfo(
    "wrong-delegate-method", .error, group: .delegates,
    summary: "A handler names a method that the delegate of this class does not have.",
    reason: """
      Text fields and text views have delegates of their own, with methods that read alike. The one of the other class is \
      never called.
      """,
    bad: """
      form Person {
          textField name {
              on textViewDidBeginEditing(_:) { call: began }
          }
      }
      """,
    good: """
      form Person {
          textField name {
              on textFieldDidBeginEditing(_:) { call: began }
          }
      }
      """,
    fix: "Replaces the method with its twin of the other protocol.")

  static let controlFilter = RuleFilter(members: [.event, .override])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for event in context.events where event.member.flags.isDisjoint(with: [.unknown, .broken]) {
      if let method = event.member.method, !method.scope.contains(context.kind) {
        report.wrong(event, method, context)
      } else if let controlEvent = event.member.controlEvent, !controlEvent.scope.contains(context.kind) {
        report.wrong(event, controlEvent, context)
      }
    }
    for override in context.control.overrides where override.isWellFormed {
      guard let method = override.member.method, !method.scope.contains(context.kind) else { continue }
      report.add(
        Self.self, at: context.ownRange(override.member.nameRange, override.origin),
        .method(method, context.kind.phrase, nil))
    }
  }
}

extension Reporter {
  fileprivate mutating func wrong(_ event: ResolvedMember, _ method: MethodID, _ context: ControlContext) {
    let range = context.ownRange(event.member.nameRange, event.origin)
    let twin = method.twin.flatMap { $0.scope.contains(context.kind) ? $0 : nil }
    let written = event.member.flags.contains(.isObjectiveC) ? twin?.selector.string : twin?.name.string
    var fixes: [Fix] = []
    if let written, case .own = event.origin {
      fixes = [Fix("Replace with '\(written)'", .safe, [Fix.Edit(context.place(range), written)])]
    }
    add(WrongDelegateMethod.self, at: range, .method(method, context.kind.phrase, written), fixes: fixes)
  }
}

extension Reporter {
  fileprivate mutating func wrong(_ event: ResolvedMember, _ controlEvent: ControlEventID, _ context: ControlContext) {
    let range = context.ownRange(event.member.nameRange, event.origin)
    let twin = ForeignEvents.method(named: controlEvent.name.string, in: context.kind)
    var fixes: [Fix] = []
    if let twin, case .own = event.origin {
      fixes = [Fix("Replace with '\(twin)'", .unsafe, [Fix.Edit(context.place(range), twin)])]
    }
    add(WrongDelegateMethod.self, at: range, .event(controlEvent, context.kind.phrase, twin), fixes: fixes)
  }
}

extension Finding.Message {
  fileprivate static func method(_ method: MethodID, _ block: String, _ twin: String?) -> Self {
    let hint = twin.map { "; '\($0)' is" } ?? ""
    return Finding.Message("'\(method.name)' belongs to \(method.owner.name) and is never called for \(block)\(hint)")
  }

  fileprivate static func event(_ event: ControlEventID, _ block: String, _ meant: String?) -> Self {
    Finding.Message("\(block) has no event '\(event.isLanguageOwn ? "" : ".")\(event.name)'\(didYouMean(meant))")
  }
}
