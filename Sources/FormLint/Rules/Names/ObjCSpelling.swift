import FormModel
import FormSyntax
import UIKitCatalog

/// `objc-spelling`: a name as Objective-C, or older Swift, writes it.
enum ObjCSpelling: BlockRule {
  static let info = LintRuleInfo(
    "objc-spelling", .hint, group: .names,
    summary: "A name is spelled as Objective-C spells it.",
    reason: """
      Constants, properties, selectors and notifications are understood in the spelling of Objective-C. Definitions read \
      alike, and searches find every place, where all names are spelled as Swift does.
      """,
    bad: LintRuleInfo.example("keyboardType: UIKeyboardTypeASCIICapable"),
    good: LintRuleInfo.example("keyboardType: .asciiCapable"),
    fix: "Writes the name as Swift does.")

  static let blockFilter = BlockFilter(flags: .isObjectiveC)

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard context.block.flags.contains(.isObjectiveC) else { return }
    for member in context.block.members where member.flags.isDisjoint(with: [.unknown, .broken]) {
      if member.flags.contains(.isObjectiveC), let name = swiftName(of: member), !context.isNumberOfSegment(member) {
        report.spelled(member.nameRange, name, context)
      }
      for place in member.values {
        let value = context.block.view(place)
        guard value.flags.contains(.isObjectiveC), value.isWellFormed, let found = value.enumMember else { continue }
        report.spelled(value.range, found.swiftSpelling, context)
      }
    }
  }

  /// The name in Swift; nil where what is written is no other spelling of it but UIKit's name for what the language calls
  /// otherwise.
  private static func swiftName(of member: Member) -> String? {
    if let property = member.property {
      let name = property.name.string
      let stem = property.objcName.string
      let isSpelling = name == "is" + stem.prefix(1).uppercased() + stem.dropFirst()
      return isSpelling ? name : nil
    }
    if let method = member.method { return method.name.string }
    return member.notification.map { $0.preferredName.string }
  }
}

extension Reporter {
  fileprivate mutating func spelled(_ range: Range<Int>, _ name: String, _ context: BlockContext) {
    let written = context.block.source.text(range)
    add(
      ObjCSpelling.self, at: range, Finding.Message("Swift spells '\(written)' as '\(name)'"),
      fixes: [Fix("Replace with '\(name)'", .safe, [Fix.Edit(context.place(range), name)])])
  }
}
