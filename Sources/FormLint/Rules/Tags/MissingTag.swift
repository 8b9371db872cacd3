import FormModel
import FormSyntax
import UIKitCatalog

/// `missing-tag`: a field that the delegate cannot tell from others.
enum MissingTag: ControlRule {
  static let info = LintRuleInfo(
    "missing-tag", .warning, group: .tags,
    summary: "The form tells its fields apart by tags, and one has none.",
    reason: """
      A view without a tag has the tag 0: a delegate that switches on tags does not know the field, and its text is stored nowhere, or as another's.
      """,
    bad: """
      form Person {
          tags PersonTag { name = 1 }
          textField name { key: NameKey }
          textField email { key: MailKey }
      }
      """,
    good: """
      form Person {
          tags PersonTag { name = 1, email }
          textField name { key: NameKey }
          textField email { key: MailKey }
      }
      """,
    fix: "Adds a case of the control's name to the form's tags, where there are some.")

  static let controlFilter = RuleFilter(.textInputs, needsKeyboard: true)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.traits.dispatchesByTags, context.control.isComplete, !context.control.sets(.tag),
      context.form.tag(of: context.block) == nil, !context.block.nameRange.isEmpty,
      context.form.tag(ofCase: context.block.source.bytes(context.block.nameRange)) == nil,
      !hasDelegateToItself(context), !context.form.tags.contains(where: \.block.hasSyntaxErrors)
    else { return }
    report.add(
      Self.self, at: context.block.nameRange,
      "'\(context.block.name)' has no tag, and the form tells its fields apart by tags", fixes: fixes(context))
  }

  /// Whether its messages go to a delegate that need not tell it from others: neither that of the form, nor one that
  /// another text input names.
  private static func hasDelegateToItself(_ context: ControlContext) -> Bool {
    guard let own = context.control[.delegate]?.value else { return false }
    if !context.mayHaveDelegate { return true }
    return own.name != context.resolved.said(.formDelegate)?.value.name
      && !context.traits.sharedDelegates.contains(codeKey(own.nameBytes))
  }

  /// Adds a case of the field's name to the tags.
  private static func fixes(_ context: ControlContext) -> [Fix] {
    // Two controls of one name would have one tag.
    let name = factKey(context.block.source.bytes(context.block.nameRange))
    if context.form.names[name].count > 1 { return [] }
    return context.form.addingCase(context.block.name, in: context.file).map { [$0] } ?? []
  }
}
