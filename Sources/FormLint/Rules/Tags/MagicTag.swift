import FormModel
import FormSyntax
import UIKitCatalog

/// `magic-tag`: a number where the tags have a name for it.
enum MagicTag: ControlRule {
  static let info = LintRuleInfo(
    "magic-tag", .hint, group: .tags,
    summary: "A tag is written as a number, and the tags have a case of that value.",
    reason: """
      The name says which field it is, and follows when the numbers change.
      """,
    bad: """
      form Person {
          tags PersonTag { name = 1 }
          textField first { tag: 1 }
      }
      """,
    good: """
      form Person {
          tags PersonTag { name = 1 }
          textField first { tag: .name }
      }
      """,
    fix: "Writes the case.")

  static let controlFilter = RuleFilter(anyOf: [.tag])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard !context.form.tags.isEmpty, let set = context.control[.tag], set.isWellFormed,
      let value = set.value, let number = value.integer
    else { return }
    let cases = context.form.tags.flatMap { $0.cases(of: Int64(number)) }
    guard let found = cases.first, cases.count == 1 else { return }
    // A preset may serve forms that have no such case.
    let edit = Fix.Edit(context.place(value.range), ".\(found.name)")
    report.add(
      Self.self, at: context.ownRange(value.range, set.origin),
      "the tag \(number) is that of the case '.\(found.name)'",
      related: set.origin.isOwn ? [] : [Related("the preset sets it here", context.place(value.range, set.origin))],
      fixes: set.origin.isOwn ? [Fix("Use '.\(found.name)'", .safe, [edit])] : [])
  }
}
