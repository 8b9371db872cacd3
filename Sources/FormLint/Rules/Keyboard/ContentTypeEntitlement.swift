import UIKitCatalog

/// `content-type-entitlement`: a content type that needs an entitlement.
enum ContentTypeEntitlement: InteractionRule {
  static let info = LintRuleInfo(
    "content-type-entitlement", .warning, group: .overlays,
    summary: "A content type is used that needs an entitlement.",
    reason: """
      The types for eSIM data are filled in for carrier apps with an entitlement of Apple's only; for others they do nothing.
      """,
    bad: LintRuleInfo.example("textContentType: .cellularEID"),
    good: LintRuleInfo.example(
      "textContentType: .telephoneNumber\nkeyboardType: .phonePad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])"
    ))

  static let rows = [
    InteractionRow(
      "esim-content-types", at: [.textContentType], "this content type needs an entitlement of carriers")
  ]
}
