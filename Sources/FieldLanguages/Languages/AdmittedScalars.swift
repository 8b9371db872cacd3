public import FormModel
public import TextPatterns
import UIKitCatalog
import ValueFormatting

extension ResolvedControl {
  /// Whether every text that its mask writes, or that meets its rules, is made of some characters, as far as each rule by
  /// itself says which texts have: what they say together of more than single characters is not asked.
  public func admitsOnly(_ set: ScalarSet) -> Bool {
    var admitted = ScalarSet.all
    if case .mask(let pattern) = self[.formatter]?.value.flatMap({ FieldFormat($0) }) {
      admitted = Mask(pattern).places.reduce(.empty) { $0.union($1.scalars) }
      if admitted.isSubset(of: set) { return true }
    }
    for rule in rules where rule.isWellFormed && RuleTerms(rule).rejects {
      guard let own = rule.admittedScalars else { continue }
      admitted = admitted.intersection(own)
      if admitted.isSubset(of: set) { return true }
    }
    return false
  }
}

extension ResolvedMember {
  /// The characters that texts which can meet the rule are made of; nil where it does not say, or that is not known.
  fileprivate var admittedScalars: ScalarSet? {
    guard let value = argument() else { return nil }
    switch member.rule {
    case .characters:
      let argument = CharacterArgument(value)
      return argument.isKnown ? argument.set : nil
    case .oneOf:
      guard value.kind == .array else { return nil }
      let choices = value.children.map(\.string)
      let scalars = choices.compactMap { $0?.unicodeScalars.map(\.value) }
      return scalars.count == choices.count ? ScalarSet(scalars: scalars.flatMap(\.self)) : nil
    case .pattern:
      guard let source = value.pattern, argument(.match)?.enumMember != EnumMember.PatternMatch.anywhere else {
        return nil
      }
      let pattern = PatternLanguage(source, match: .whole)
      return pattern.result.tree == nil ? nil : [pattern.language].usedScalars().value
    case .checksum:
      return value.enumMember.flatMap(ChecksumLanguage.texts).flatMap { [$0.texts].usedScalars().value }
    default: return nil
    }
  }
}
