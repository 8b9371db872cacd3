import FormModel
import FormSyntax
import UIKitCatalog

/// `deprecated-delegate-method`: a delegate method that is going.
enum DeprecatedDelegateMethod: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "deprecated-delegate-method", .warning, group: .delegates,
    summary: "A delegate method is deprecated.",
    reason: """
      Apple's headers mark the method as deprecated: newer versions of iOS call another one. Where the headers name no version, this is \
      information.
      """,
    bad: LintRuleInfo.example(
      "on textView(_:shouldInteractWith:in:interaction:) { call: open }", kind: "textView",
      form: "deploymentTarget: iOS(17)"),
    good: LintRuleInfo.example(
      "on textView(_:primaryActionFor:defaultAction:) { call: open }", kind: "textView",
      form: "deploymentTarget: iOS(17)"))

  static let controlFilter = RuleFilter(.textInputs, members: [.event])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for handler in context.events where handler.isWellFormed {
      guard let method = handler.member.method, let deprecation = deprecation(of: method, in: context.form) else {
        continue
      }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), .deprecated(method, deprecation),
        severity: severity(deprecation), tags: [.deprecated],
        cause: context.cause(handler.member.nameRange, handler.origin))
    }
  }

  static let formFilter = FormFilter.names

  /// What the form handles for its controls.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for event in context.form.events where event.isWellFormed {
      guard let method = event.member.method, let deprecation = deprecation(of: method, in: context.form) else {
        continue
      }
      report.add(
        Self.self, at: event.place(event.member.nameRange), .deprecated(method, deprecation),
        severity: severity(deprecation), tags: [.deprecated])
    }
  }

  /// A deprecation that the form has to heed: its iOS has it, or has what stands in for the method.
  private static func deprecation(of method: MethodID, in form: FormIndex) -> Deprecation? {
    guard let deprecation = method.deprecation else { return nil }
    if let since = deprecation.since {
      if let target = form.deploymentTarget, target < since { return nil }
    } else if !canReplace(method, in: form) {
      return nil
    }
    return deprecation
  }

  /// Less where the header names no version.
  private static func severity(_ deprecation: Deprecation) -> Severity {
    deprecation.since == nil ? .information : .warning
  }

  /// Whether what stands in for a method is there on every iOS that the form runs on.
  private static func canReplace(_ method: MethodID, in form: FormIndex) -> Bool {
    guard let target = form.deploymentTarget, let since = method.replacement?.since else { return false }
    return since <= target
  }
}

extension Finding.Message {
  fileprivate static func deprecated(_ method: MethodID, _ deprecation: Deprecation) -> Self {
    let instead = method.replacement.map { "; use '\($0.name)'" } ?? ""
    let since = deprecation.since.map { " since iOS \($0)" } ?? ""
    return Finding.Message("'\(method.name)' is deprecated\(since)\(instead)")
  }
}
