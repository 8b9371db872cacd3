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

  /// What can be chosen with a control that does not say so: the ends of a slider, the steps of a stepper, the mode of a
  /// date picker.
  var choices: InlineHint? {
    guard let control, control.isComplete,
      let kind = control.kind, !block.nameRange.isEmpty
    else { return nil }
    let unset = HintFinder.choosing(kind).filter { !control.sets($0) }.map { property in
      "\(property.name): \(property.defaultValue(of: kind, in: control.source).string)"
    }
    guard !unset.isEmpty else { return nil }
    return InlineHint(
      at: start + block.nameRange.upperBound, unset.joined(separator: "; "),
      Prose("What UIKit takes where \(code: kind.keyword.description) does not say otherwise."))
  }

  /// The properties that say what can be chosen.
  private static func choosing(_ kind: ControlKind) -> [PropertyID] {
    switch kind {
    case .slider: [.minimumValue, .maximumValue]
    case .stepper: [.minimumValue, .maximumValue, .stepValue]
    case .datePicker: [.mode]
    default: []
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
