import FormModel
import FormSyntax
import UIKitCatalog

/// Defaults that decide what happens.
extension HintFinder {
  /// When a rule is checked that does not say so.
  var checkTimes: [InlineHint] {
    guard block.memberKinds.contains(MemberKinds(.rule)) else { return [] }
    return block.topMembers.compactMap { index, member in
      guard member.kind == .rule, let rule = member.rule, member.flags.isDisjoint(with: [.broken, .misplaced]),
        !block.innerMembers(of: index).contains(where: { $0.member.property == .when })
      else { return nil }
      let head = ResolvedMember(block: block, index: index, origin: .own).headRange
      return InlineHint(
        at: start + head.upperBound, "when: .\(rule.defaultTime.name)",
        Prose("When \(code: rule.keyword) is checked where \(code: "when") does not say otherwise."))
    }
  }
}
