import TextPatterns

/// What is known of the plain texts that break a rule and no other, or none.
final class PlainTexts: Sendable {
  /// The length of a shortest.
  let least: Int
  /// The bytes of such a text, where it is to be shown.
  let sample: [UInt8]
  /// All lengths; nil where they were not asked for.
  let lengths: LengthSet?

  /// Nil where there is no such text, or none is known.
  ///
  /// All lengths are found out at once but beside a range, whose automaton is large: one text is enough as long as no
  /// length is limited.
  init?(_ space: RuleSpace, breaking index: Int? = nil, isShown: Bool = false) {
    let languages = space.plainTexts(breaking: index)
    if space.rules.contains(where: { $0.language.bounds != nil }) {
      guard let text = languages.witness(budget: space.budget).value ?? nil else { return nil }
      (least, sample, lengths) = (text.utf8.count, Array(text.utf8), nil)
    } else if isShown {
      guard let found = languages.lengthsAndWitness(budget: space.budget).value ?? nil else { return nil }
      (least, sample, lengths) = (found.lengths.min, Array(found.witness.utf8), found.lengths)
    } else {
      guard let found = languages.lengths(budget: space.budget).value ?? nil else { return nil }
      (least, sample, lengths) = (found.min, [], found)
    }
  }
}

extension RuleSpace {
  /// The plain texts that break a rule and no other; where no rule is given, those that break none.
  func plainTexts(breaking index: Int?) -> [TextLanguage] {
    let others = speaking.filter { $0 != index }.map(upper)
    return others + frame + (index.map { [lower($0).complement] } ?? []) + [.plain]
  }
}
