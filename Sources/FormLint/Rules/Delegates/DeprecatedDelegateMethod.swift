import FormModel
import UIKitCatalog

/// `deprecated-delegate-method`: a delegate method that is going.
enum DeprecatedDelegateMethod: ControlRule {
  static let info = LintRuleInfo(
    "deprecated-delegate-method", .warning,
    summary: "A delegate method is deprecated.",
    reason: """
      Apple's headers mark the method as deprecated: newer versions of iOS call another one.
      """,
    bad: LintRuleInfo.example(
      "on textView(_:shouldInteractWith:in:interaction:) { call: open }", kind: "textView",
      form: "deploymentTarget: iOS(17)"),
    good: LintRuleInfo.example(
      "on textView(_:primaryActionFor:defaultAction:) { call: open }", kind: "textView",
      form: "deploymentTarget: iOS(17)"))

  static let interest = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for handler in context.control.events where handler.isWellFormed && handler.origin.isOwn {
      guard let method = handler.member.method, let deprecation = method.deprecation else { continue }
      if let since = deprecation.since {
        if let target = context.form.deploymentTarget, target < since { continue }
      } else if !canReplace(method, in: context.form) {
        continue
      }
      let instead = method.replacement.map { "; use '\($0.name)'" } ?? ""
      let since = deprecation.since.map { " since iOS \($0)" } ?? ""
      report.add(
        Self.self, at: handler.member.nameRange, Finding.Message("'\(method.name)' is deprecated\(since)\(instead)"),
        severity: deprecation.since == nil ? .information : .warning, tags: [.deprecated])
    }
  }

  /// Whether what stands in for a method is there on every iOS that the form runs on.
  private static func canReplace(_ method: MethodID, in form: FormIndex) -> Bool {
    guard let target = form.deploymentTarget, let since = method.replacement?.since else { return false }
    return since <= target
  }
}
