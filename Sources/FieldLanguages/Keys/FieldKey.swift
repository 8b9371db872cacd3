import FormModel
import FormSyntax
import UIKitCatalog

extension ValidationRuleKind {
  /// Whether what a rule of the kind says of a text hangs on its arguments: not what another field holds, or the app's own
  /// code finds, of which nothing is known whatever these are.
  var asksTextsAlone: Bool { self != .equal && self != .custom }
}

/// What fields have to have in common to share what is known of them, as bytes.
struct FieldKey {
  /// Equal bytes where the same is known.
  private(set) var bytes: [UInt8] = []

  /// The key of no rule in a form.
  init(_ environment: FieldEnvironment) { bytes = environment.key }

  /// The key of what a rule says: its kind and its arguments, and for ranges what reads the values.
  static func reading(of rule: ResolvedMember, _ reader: [UInt8]) -> [UInt8] { FieldKey.text(of: rule) + reader }

  /// The key of what reads the values of a range: the formatter, in its form, or whether one may come from a preset that
  /// is not known; empty for other rules.
  static func reader(of rule: ResolvedMember, _ source: ResolvedControl, _ environment: FieldEnvironment) -> [UInt8] {
    guard rule.member.rule == .range else { return [] }
    return environment.key + (source[.formatter].map(FieldKey.text) ?? [FieldKey.absence(of: .formatter, in: source)])
  }

  /// Adds a rule: what it says, and on what terms.
  mutating func add(_ rule: ResolvedMember, _ terms: RuleTerms) {
    bytes += FieldKey.text(of: rule)
    bytes += FieldKey.bytes(of: terms.time)
    let flags = [terms.isRefusing, terms.isWarning, rule.origin.isOwn, terms.isOpen, terms.rejects]
    bytes.append(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  /// Adds the properties that matter for what the rules mean.
  mutating func add(_ source: ResolvedControl) {
    for property in [PropertyID.normalize, .isSecureTextEntry, .formatter] {
      bytes += source[property].map(FieldKey.text) ?? [FieldKey.absence(of: property, in: source)]
    }
    add(source.isComplete)
  }

  /// Adds whether something holds.
  mutating func add(_ holds: Bool) { bytes.append(holds ? 1 : 0) }

  /// What an absent property says: nothing, not yet, or that it is not known.
  private static func absence(of property: PropertyID, in source: ResolvedControl) -> UInt8 {
    !source.isUnset(property) ? 4 : source.isAssumed ? 5 : 3
  }

  private static func text(of rule: ResolvedMember) -> [UInt8] {
    // Rules that nobody knows share a number with one that is known.
    var bytes: [UInt8] = [rule.member.rule?.rawValue ?? 0xFF, rule.isWellFormed ? 1 : 0]
    if rule.member.rule?.asksTextsAlone == false { return bytes + [0] }
    let values = rule.member.values
    var at = values.lowerBound
    while at < values.upperBound {
      bytes += rule.block.source.bytes(rule.block.value(at).range) + [0]
      at = max(at + 1, Int(rule.block.value(at).next))
    }
    return bytes + [0]
  }

  private static func text(of property: ResolvedProperty) -> [UInt8] {
    guard let value = property.value else { return [0] }
    return [property.isWellFormed ? 1 : 2] + property.block.source.bytes(value.range) + [0]
  }

  private static func bytes(of member: EnumMember) -> [UInt8] {
    [UInt8(truncatingIfNeeded: member.rawValue >> 8), UInt8(truncatingIfNeeded: member.rawValue)]
  }
}
