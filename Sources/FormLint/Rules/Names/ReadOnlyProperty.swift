import FormModel
import FormSyntax
import UIKitCatalog

/// `read-only-property`: a property that UIKit alone sets.
enum ReadOnlyProperty: BlockRule {
  static let info = LintRuleInfo(
    "read-only-property", .error, group: .names,
    summary: "A property is set that can only be read.",
    reason: """
      UIKit alone says whether a field is being edited; code that sets such a property does not compile.
      """,
    bad: """
      form Person {
          textField name { isEditing: true }
      }
      """,
    good: """
      form Person {
          textField name { isEnabled: true }
      }
      """)

  static let blockFilter = BlockFilter(flags: .readOnly)

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    for member in context.block.members where member.flags.contains(.readOnly) && !member.flags.contains(.broken) {
      report.add(Self.self, at: member.nameRange, .readOnly(PropertyID(rawValue: member.symbol)))
    }
  }
}

extension Finding.Message {
  fileprivate static func readOnly(_ property: PropertyID) -> Self {
    Finding.Message("'\(property.name)' can only be read")
  }
}
