import FormModel
public import UIKitCatalog

/// When a rule is checked, and what happens where it does not hold.
public struct RuleTerms: Sendable, Hashable {
  /// A member of `RuleTime`.
  public var time: EnumMember
  /// Whether editing goes on until the rule holds; at a change, whether the keystroke is refused, as it is unless the
  /// rule says otherwise.
  public var isRefusing: Bool
  /// Whether the form can be submitted all the same.
  public var isWarning: Bool

  /// What the properties in the rule's `{ }` say; what is not well formed counts as not said.
  init(_ rule: ResolvedMember) {
    time = (rule.member.rule ?? .custom).defaultTime
    isRefusing = false
    isWarning = false
    var effect: EnumMember?
    defer { isRefusing = effect.map { $0 == EnumMember.RuleEffect.refuse } ?? (time == EnumMember.RuleTime.change) }
    guard Int(rule.member.next) > rule.index + 1 else { return }
    for (_, member) in rule.block.innerMembers(of: rule.index) {
      // Most rules have a message alone, which is not looked at.
      guard let property = member.property, property != .message,
        let value = rule.block.value(of: member)?.enumMember
      else { continue }
      switch property {
      case .when: time = value
      case .effect: effect = value
      case .severity: isWarning = value == EnumMember.RuleSeverity.warning
      default: break
      }
    }
  }

  /// Whether a keystroke that leads to a text that breaks the rule is refused.
  public var refusesKeys: Bool { time == EnumMember.RuleTime.change && isRefusing && !isWarning }

  /// Whether a text that breaks a rule with these terms never comes to be judged by a rule with others: it is checked
  /// no later, and is no more lenient.
  func precede(_ other: RuleTerms) -> Bool {
    if isWarning && !other.isWarning || !isRefusing && other.isRefusing { return false }
    switch time {
    case other.time, EnumMember.RuleTime.change: return true
    case EnumMember.RuleTime.endEditing: return other.time == EnumMember.RuleTime.submit
    default: return false
    }
  }
}
