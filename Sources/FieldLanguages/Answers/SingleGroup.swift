import TextPatterns
import UIKitCatalog
import ValueFormatting

/// That a formatter makes groups of what is typed, and a rule takes no separator between them: the field holds no more than
/// one group.
struct SingleGroup {
  /// The rule that takes none, among those that reject.
  let rule: Int
  /// The most characters that rules may see of a text.
  let most: Int
  /// What stands between groups.
  let separator: String
}

extension FieldLanguage {
  /// Nil where a text of several groups may meet the rules.
  var singleGroup: SingleGroup? {
    guard case .format(.grouped(let sizes, let separator)) = source.formatter, let most = sizes.max(),
      !separator.isEmpty, let normalization, !normalization.mayAddCharacters
    else { return nil }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    let (every, between) = (TextLanguage.everything, TextLanguage(words: [separator]))
    // Of groups of blanks alone some may be taken away.
    let visible = TextLanguage.one(of: UnicodeSets.whiteSpace.complement)
    let typed = TextLanguage.concatenation([every, visible, every, between, every, visible, every])
    let seen = TextLanguage.concatenation([every, between, every])
    let rule = space.rejecting.first { index in
      rules[index].kind != .length && [space.upper(index), typed].witness(budget: budget) == .decided(nil)
        && [rules[index].language.upper, seen].witness(budget: budget) == .decided(nil)
    }
    return rule.map { SingleGroup(rule: $0, most: most, separator: separator) }
  }

  /// A text of more than one group that all rules accept as it is typed, and none once it is in groups; nil where none is
  /// known.
  func textOfSeveralGroups(_ group: SingleGroup) -> String? {
    guard let normalization else { return nil }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    let separators = ScalarSet(scalars: group.separator.unicodeScalars.map(\.value))
    let others = space.rejecting.filter { rules[$0].checksum == nil }.map(space.upper)
    let texts =
      others + space.frame + [
        TextLanguage(everyScalarIn: ScalarSet(0x21...0x7E).subtracting(separators)),
        TextLanguage(length: LengthWindow(min: group.most + 1, unit: .characters)),
      ]
    let usual = String((0...min(group.most, 40)).map { Character(String(($0 + 1) % 10)) })
    let found = [usual] + (texts.samples(4).value ?? [])
    // Nobody writes a number with zeros before it until it has several groups.
    let hasRange = rules.contains { $0.kind == .range }
    let hasChecksum = space.rejecting.contains { rules[$0].checksum != nil }
    return (hasChecksum ? found.flatMap { [$0] + Checksum.candidates($0) } : found).first { text in
      let seen = normalization.applied(to: text)
      if hasRange, text.hasPrefix("0") { return false }
      return seen == text && space.rejecting.allSatisfy { rules[$0].judge(seen) == .met }
    }
  }

  /// Rules that a text of one group cannot meet together, where that is seen from their lengths; nil where it is not.
  func unmet(by group: SingleGroup, among rejecting: [Int]) -> [Int]? {
    let longer = rejecting.first { index in
      rules[index].language.window.map { $0.unit == .characters && $0.min > group.most } ?? false
    }
    return longer.map { [group.rule, $0].sorted() }
  }
}

extension FieldNormalization {
  /// Whether a text may have more characters afterwards: one may become several, or lose what joins its parts.
  fileprivate var mayAddCharacters: Bool {
    let apart = UnicodeSets.whiteSpace.union(ScalarSet(0x00...0x7F))
    return steps.contains { step in
      switch step {
      case .map(let mapping): !mapping.expanding.isEmpty
      case .remove(let set): !set.isSubset(of: apart)
      case .trim: false
      }
    }
  }
}
