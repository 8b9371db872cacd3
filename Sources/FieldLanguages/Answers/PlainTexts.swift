import TextPatterns
import UIKitCatalog

/// What is known of the plain texts that break a rule and no other, or none.
final class PlainTexts: Sendable {
  /// The length of a shortest; where the lengths were not asked for, of some.
  let least: Int
  /// The bytes of such a text, where it is to be shown.
  let sample: [UInt8]
  /// All lengths; nil where none is limited, so that they were not asked for.
  let lengths: LengthSet?

  /// Nil where there is no such text, or none is known.
  ///
  /// - Parameters:
  ///   - index: the rule that they break; nil: none.
  ///   - isShown: whether such a text is asked for.
  ///   - hasLengths: whether lengths beside the rules are asked for, too; else one text is enough.
  init?(_ space: RuleSpace, breaking index: Int? = nil, isShown: Bool = false, hasLengths: Bool) {
    let others = space.speaking.filter { $0 != index }.map(space.upper)
    let languages = others + space.frame + (index.map { [space.lower($0).complement] } ?? []) + [.plain]
    if !hasLengths {
      // Where none is found at once, that no rule can be broken alone is asked with the rules' redundancies; but for lengths,
      // which long texts break.
      let isSought = isShown || index.map { space.rules[$0].kind == .length } ?? false
      let easy = languages.easyWitness(budget: space.budget)
      guard let text = easy ?? (isSought ? languages.witness(budget: space.budget).value ?? nil : nil) else {
        return nil
      }
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
