public import TextPatterns
public import UIKitCatalog

/// That some texts which the rules accept have a character that the field's keyboard lacks, while others do without.
public struct PartialKeyboardGap: Sendable, Equatable {
  /// The text has one of these.
  public var missing: ScalarSet
  /// The rule that speaks of it.
  public var rule: Int
  /// Such a text.
  public var sample: String
  /// Keyboards that type it, in every locale; the most fitting first.
  public var alternatives: [EnumMember]
}

extension FieldLanguage {
  /// The first character of a pattern, a choice or a number of a range that the keyboard types in none of the form's
  /// locales, where some texts that meet the rules have it, and others can be typed.
  public var partialKeyboardGap: PartialKeyboardGap? {
    guard let keyboard, let normalization, let typed = keyboard.scalars(inAnyOf: environment.typingLocales),
      analysis.conflict == nil, analysis.keyboardGap == nil, analysis.undecided.isEmpty
    else { return nil }
    let space = RuleSpace(rules, normalization, budget)
    let places: [String?] = environment.typingLocales ?? [nil]
    let seen = normalization.seen(typed)
    for index in space.rejecting where rules[index].language.demandsMore(than: keyboard, in: environment.typingLocales)
    {
      for missing in rules[index].language.demanded(beyond: seen) {
        let telling = rules[index].language.tellingTexts(of: missing)
        let around = space.frame + telling + [TextLanguage(everyScalarIn: missing.complement).complement]
        // Fractions as the locales write them are accepted in one of these.
        let isWritten = rules[index].language.fractions?.separators == missing
        guard let (sample, texts) = accepted(in: space, around, isWritten: isWritten) else { continue }
        return PartialKeyboardGap(
          missing: missing, rule: index, sample: sample,
          alternatives: space.alternatives(
            to: keyboard, places, texts, normalization, sample, missing))
      }
    }
    return nil
  }

  /// A text among some that is known to be accepted, with languages that have it and others like it; nil where none is
  /// known.
  ///
  /// - Parameter isWritten: whether all of the texts that may be accepted are so in one of the form's locales.
  private func accepted(
    in space: RuleSpace, _ around: [TextLanguage], isWritten: Bool
  ) -> (text: String, texts: [TextLanguage])? {
    let certain = space.rejecting.map(space.lower) + around
    if let text = space.witness(certain).value ?? nil { return (text, certain) }
    if space.rejecting.allSatisfy({ rules[$0].language.isExact }) { return nil }
    let possible = space.rejecting.map(space.upper) + around
    guard let text = space.witness(possible).value ?? nil,
      isWritten || space.rejecting.allSatisfy({ rules[$0].judge(text) == .met })
    else { return nil }
    return (text, possible)
  }
}
