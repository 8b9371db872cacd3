import FormModel
import FormSyntax
import UIKitCatalog

/// `unknown-delegate-method`: a handler for a method that no delegate has.
enum UnknownDelegateMethod: BlockRule {
  static let info = LintRuleInfo(
    "unknown-delegate-method", .error, group: .delegates,
    summary: "A handler names a delegate method that does not exist.",
    reason: """
      Every method of the protocols is optional: one that is misspelt compiles, and is never called. That the handler is \
      dead shows only in the app.
      """,
    bad: """
      form Person {
          textField name {
              on textFieldDidBeginEdting(_:) { call: began }
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
    fix: "Replaces the name with the one that is close to it.")

  static let blockFilter = BlockFilter(flags: .unknown)

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard context.block.flags.contains(.unknown) else { return }
    for (_, member) in context.block.topMembers
    where member.kind == .event && member.flags.contains(.unknown)
      && member.flags.isDisjoint(with: [.isControlEvent, .broken])
    {
      let name = context.block.source.text(member.nameRange)
      let meant = meant(name, context)
      report.add(
        Self.self, at: member.nameRange, .noMethod(name, meant),
        fixes: context.replacement(ofMethod: member.nameRange, meant))
    }
  }

  /// The method that was meant: by its full name, or by the one before the brackets.
  private static func meant(_ name: String, _ context: BlockContext) -> String? {
    let names = names(context)
    if let meant = ForeignEvents.method(named: name, in: context.block.control) { return meant }
    // Others have no delegate.
    if let control = context.block.control, !control.isTextInput { return nil }
    // Swift 2 had Objective-C's words; a newer method for many ranges is none of these.
    if name.utf8.contains(UInt8(ascii: ":")) {
      let short = name.replacing("InRange:", with: "In:")
      if short != name, let method = names.method(named: short) { return method.name.string }
    }
    if name.hasSuffix(":") || name.contains("(") {
      return closestMatch(to: name, among: names.fullNames) ?? withOtherEnd(name, names)
    }
    if let meant = closestMatch(to: name, among: names.baseNames) {
      return names.method(withBaseName: meant)?.name.string
    }
    let events = Catalog.controlEvents.filter(\.isLanguageOwn).map { "\($0.name)" }
    return closestMatch(to: name, among: events)
  }

  /// The only method that differs from a name in the last label.
  private static func withOtherEnd(_ name: String, _ names: MethodNames) -> String? {
    let labels = name.split(separator: ":", omittingEmptySubsequences: false)
    guard labels.count > 3 else { return nil }
    let start = labels.dropLast(2).joined(separator: ":") + ":"
    let found = names.fullNames.filter {
      $0.hasPrefix(start) && $0.split(separator: ":", omittingEmptySubsequences: false).count == labels.count
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func names(_ context: BlockContext) -> MethodNames {
    Catalog.delegateNames(for: context.block.control.flatMap { $0.isTextInput ? $0 : nil })
  }
}

extension Finding.Message {
  fileprivate static func noMethod(_ name: String, _ meant: String?) -> Self {
    Finding.Message("no delegate has a method '\(name)'\(didYouMean(meant))")
  }
}
