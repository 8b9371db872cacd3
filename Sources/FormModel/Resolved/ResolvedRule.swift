public import UIKitCatalog

/// A validation rule of a control: what it says, when it is checked, and what then happens, what it leaves out included.
public struct ResolvedRule: Sendable {
  /// Where it is written.
  public let member: ResolvedMember
  /// Which rule it is.
  public let kind: ValidationRuleKind
  /// When it is checked, a member of `RuleTime`.
  public let time: EnumMember
  /// What happens where it does not hold, a member of `RuleEffect`.
  public let effect: EnumMember
  /// Whether the form can be submitted all the same, a member of `RuleSeverity`.
  public let severity: EnumMember

  /// Nil where nobody knows the rule.
  public init?(_ member: ResolvedMember) {
    guard let kind = member.member.rule else { return nil }
    self.init(member, kind)
  }

  /// - Parameter kind: which rule it is, or stands for.
  public init(_ member: ResolvedMember, _ kind: ValidationRuleKind) {
    self.member = member
    self.kind = kind
    time = member.inner(.when)?.enumMember ?? kind.defaultTime
    effect = member.inner(.effect)?.enumMember ?? ValidationRuleKind.defaultEffect(at: time)
    severity = member.inner(.severity)?.enumMember ?? ResolvedRule.defaultSeverity
  }

  /// What a property of the rule is where it is not set, if that hangs on the rule: when it is checked, and what then
  /// happens.
  public func unsaid(_ property: PropertyID) -> EnumMember? {
    switch property {
    case .when: kind.defaultTime
    case .effect: ValidationRuleKind.defaultEffect(at: time)
    default: nil
    }
  }

  /// What the alert says; nil where the rule is silent.
  public var message: Value? { member.inner(.message)?.shownText }

  /// The title of the alert; nil where it has none.
  public var title: Value? { member.inner(.ruleTitle)?.shownText }

  /// The buttons of the alert: those that are named, else the language's default.
  public var buttons: [Value] {
    let list = member.inner(.buttons) ?? ResolvedRule.unset(.buttons)
    return list.map { Array($0.children) } ?? []
  }

  private static let defaultSeverity =
    PropertyID.severity.defaultMember(of: nil, in: .code) ?? EnumMember.RuleSeverity.error

  /// What a property of a rule is where it is not set. Rules are the language's own: a nib has none.
  private static func unset(_ property: PropertyID) -> Value? { DefaultValues.of(.code).inner(property) }
}

extension Value {
  /// Whether it is the title of an alert's button that empties the field: what reads "Clear" in the form itself, whatever
  /// the app's strings make of it.
  public var clearsField: Bool { (shownText ?? argument())?.string == "Clear" }
}
