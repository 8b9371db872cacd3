import FormModel
import FormSyntax
import UIKitCatalog

/// `empty-placeholder`: a placeholder that shows nothing.
enum EmptyPlaceholder: BlockRule {
  static let info = LintRuleInfo(
    "empty-placeholder", .hint,
    summary: "A placeholder is empty, or has nothing but blanks.",
    reason: "It shows nothing, as if it were not there; VoiceOver has nothing to read either.",
    bad: """
      form Person {
          textField name { placeholder: "" }
      }
      """,
    good: """
      form Person {
          textField name { placeholder: "Full name" }
      }
      """,
    fix: "Removes the placeholder.")

  static let filter = BlockFilter(properties: [.placeholder])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard let member = context.block.member(of: .placeholder), let value = context.block.value(of: member),
      let text = value.string, text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    else { return }
    let edit = context.removal(of: member)
    report.add(
      Self.self, at: value.range, "this placeholder shows nothing", tags: [.unnecessary],
      fixes: edit.map { [Fix("Remove 'placeholder'", .safe, [$0])] } ?? [])
  }
}
