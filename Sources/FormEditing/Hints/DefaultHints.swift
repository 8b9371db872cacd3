import FormModel
import FormSyntax
import UIKitCatalog

/// Defaults that decide what happens.
extension HintFinder {
  /// When a rule is checked that does not say so, and what it does to a keystroke that breaks it.
  var checkTimes: [InlineHint] {
    guard block.memberKinds.contains(MemberKinds(.rule)) else { return [] }
    return block.topMembers.compactMap { index, member in
      guard member.kind == .rule, let rule = member.rule, member.flags.isDisjoint(with: [.broken, .misplaced]) else {
        return nil
      }
      let head = ResolvedMember(block: block, index: index, origin: .own).headRange
      let said = Set(block.innerMembers(of: index).compactMap(\.member.property))
      if said.contains(.when) { return said.contains(.effect) ? nil : refusal(index, at: head.upperBound) }
      return InlineHint(
        at: start + head.upperBound, "when: .\(rule.defaultTime.name)",
        Prose("When \(code: rule.keyword) is checked where \(code: "when") does not say otherwise."))
    }
  }

  /// That a rule keeps keystrokes out, which only those that are checked at each change do unasked.
  private func refusal(_ index: Int, at end: Int) -> InlineHint? {
    guard let rule = ResolvedRule(ResolvedMember(block: block, index: index, origin: .own)),
      rule.time == EnumMember.RuleTime.change
    else { return nil }
    return InlineHint(
      at: start + end, "effect: .\(rule.effect.name)",
      Prose("What \(code: rule.kind.keyword) does to a change that breaks it, where \(code: "effect") is not set."))
  }
}
