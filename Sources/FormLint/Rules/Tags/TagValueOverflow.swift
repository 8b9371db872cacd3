import FormModel
import FormSyntax
import UIKitCatalog

/// `tag-value-overflow`: a tag that is no Int.
enum TagValueOverflow: BlockRule {
  static let info = LintRuleInfo(
    "tag-value-overflow", .error, group: .tags,
    summary: "A tag does not fit into an Int.",
    reason: """
      UIView's 'tag' is an Int of 64 bits. A case without a value has the value of the case before it and 1: behind the largest Int there is none.
      """,
    bad: """
      form Person {
          dispatch: .tags
          textField name { tag: 99999999999999999999 }
      }
      """,
    good: """
      form Person {
          dispatch: .tags
          textField name { tag: 1 }
      }
      """)

  static let blockFilter = BlockFilter(properties: [.tag], kinds: [.tags])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    if context.block.kind == .tags { return checkCases(context, &report) }
    guard let member = context.block.member(of: .tag), let value = context.block.value(of: member),
      value.kind == .integer, value.flags.contains(.overflows), !value.isBroken
    else { return }
    report.add(Self.self, at: value.range, .overflow)
  }

  private static func checkCases(_ context: BlockContext, _ report: inout Reporter) {
    /// The value of the case before; nil where it has none.
    var last: Int? = -1
    for (_, member) in context.block.topMembers where member.kind == .tagCase {
      if member.flags.contains(.broken) {
        last = nil
      } else if let value = context.block.value(of: member) {
        if value.kind == .integer, value.flags.contains(.overflows) {
          report.add(Self.self, at: value.range, .overflow)
        }
        last = value.integer
      } else if last == .max {
        report.add(Self.self, at: member.nameRange, .noNext(context.block.source.text(member.nameRange)))
        last = nil
      } else {
        last = member.flags.contains(.hasValue) ? nil : last.map { $0 + 1 }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static var overflow: Self { "this tag does not fit into an Int of 64 bits" }

  fileprivate static func noNext(_ name: String) -> Self {
    "the case '\(name)' has no value: the one before it has the largest Int"
  }
}
