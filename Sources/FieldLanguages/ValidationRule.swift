public import FormModel
import TextPatterns
public import UIKitCatalog

/// A rule of a field: what it says, when it is asked, and what then happens.
///
/// An object, since many look at it, and much of it is shared with other fields: counting who holds that, from several
/// threads, would cost more than the looking.
public final class ValidationRule: Sendable {
  public let member: ResolvedMember
  let meaning: RuleMeaning

  init(member: ResolvedMember, meaning: RuleMeaning) {
    self.member = member
    self.meaning = meaning
  }

  public var reading: RuleReading { meaning.reading }
  public var terms: RuleTerms { meaning.terms }

  public var kind: ValidationRuleKind { reading.kind }
  public var isOwn: Bool { member.origin.isOwn }

  /// Whether it says something about non-empty texts that the analysis can use.
  var hasSay: Bool { kind != .required && !reading.isOpaque && !reading.isEmptyRange }

  /// Whether the field's text cannot be submitted while the rule does not hold.
  public var refuses: Bool { !terms.isWarning }
}

/// What a rule means wherever it is written.
struct RuleMeaning: Sendable {
  let reading: RuleReading
  let terms: RuleTerms
  /// What the rule says, as bytes that are equal where it means the same; none for lengths that are asked at the end.
  let key: [UInt8]
  /// What reads the values of a range, likewise.
  let reader: [UInt8]

  init(_ rule: ResolvedMember, _ source: ResolvedControl, _ surroundings: FieldEnvironment, _ cache: FieldLanguageCache)
  {
    terms = RuleTerms(rule)
    reader = FieldKey.reader(of: rule, source, surroundings)
    key = FieldKey.reading(of: rule, reader)
    reading = cache.reading(key) { .make(rule, source.formatter, surroundings) }
  }

  /// That of a length.
  init(_ rule: ResolvedMember, _ window: LengthWindow, _ cache: FieldLanguageCache) {
    terms = RuleTerms(rule)
    key = []
    reader = []
    reading = cache.reading(of: window)
  }
}

/// When a rule is checked, and what happens where it does not hold.
public struct RuleTerms: Sendable, Hashable {
  /// A member of `RuleTime`.
  public var time: EnumMember
  /// Whether editing goes on until the rule holds; at a change, whether the keystroke is refused, as it is unless the
  /// rule says otherwise.
  public var isRefusing: Bool
  /// Whether the form can be submitted all the same.
  public var isWarning: Bool

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

extension ValidationRule {
  /// Whether a text, as the rules see it, breaks the rule; nil where that is not known. No text is empty.
  public func breaks(_ text: String) -> Bool? {
    if kind == .required || reading.isOpaque { return kind == .required ? false : nil }
    if reading.upper.contains(text).value == false { return true }
    return reading.lower.contains(text).value == true ? false : nil
  }
}
