public import FormModel
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
  /// Whether some of that is not known, since it cannot be read: the rule may be checked at another time, or not count.
  public let isOpen: Bool
  /// Whether it is certain that the form cannot be submitted while the rule does not hold.
  public let rejects: Bool

  /// What the properties in the rule's `{ }` say, or what holds without them; a rule that nobody knows is read as a
  /// custom one.
  public init(_ rule: ResolvedMember) { self.init(ResolvedRule(rule, rule.member.rule ?? .custom)) }

  private init(_ rule: ResolvedRule) {
    time = rule.time
    isRefusing = rule.effect == EnumMember.RuleEffect.refuse
    isWarning = rule.severity == EnumMember.RuleSeverity.warning
    let isSeverityOpen = rule.member.isOpen(.severity)
    isOpen = isSeverityOpen || rule.member.isOpen(.when) || rule.member.isOpen(.effect)
    rejects = !isWarning && !isSeverityOpen
  }

  /// Whether it is certain that a keystroke that leads to a text that breaks the rule is refused.
  public var refusesKeys: Bool { time == EnumMember.RuleTime.change && isRefusing && !isWarning && !isOpen }

  /// Whether a text that breaks a rule with these terms never comes to be judged by a rule with others: it is checked
  /// no later, and is no more lenient.
  public func precede(_ other: RuleTerms) -> Bool {
    if isOpen || other.isOpen { return false }
    if isWarning && !other.isWarning || !isRefusing && other.isRefusing { return false }
    switch time {
    case other.time, EnumMember.RuleTime.change: return true
    case EnumMember.RuleTime.endEditing: return other.time == EnumMember.RuleTime.submit
    default: return false
    }
  }
}
