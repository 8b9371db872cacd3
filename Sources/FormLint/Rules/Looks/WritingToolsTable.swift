import UIKitCatalog

/// `writing-tools-table`: an option that ends the app.
enum WritingToolsTable: InteractionRule {
  static let info = LintRuleInfo(
    "writing-tools-table", .error, group: .overlays,
    summary: "Tables are allowed as a result of Writing Tools.",
    reason: """
      UITextView raises an exception where 'allowedWritingToolsResultOptions' has .table: the app ends.
      """,
    bad: LintRuleInfo.example("allowedWritingToolsResultOptions: [.plainText, .table]", kind: "textView"),
    good: LintRuleInfo.example("allowedWritingToolsResultOptions: [.plainText]", kind: "textView"))

  static let rows = [
    InteractionRow(
      "writing-tools-table", at: [.allowedWritingToolsResultOptions], "a text view raises an exception for .table")
  ]
}
