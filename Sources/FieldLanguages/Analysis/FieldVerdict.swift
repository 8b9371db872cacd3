import FormModel
public import TextPatterns
import UIKitCatalog

/// What is wrong with the rules of a field taken together; indices are those of the field's rules.
///
/// It says nothing of where things stand, so fields with the same rules share one.
public final class FieldVerdict: Sendable {
  public let conflict: RuleConflict?
  public let redundancies: [RuleRedundancy]
  public let keyboardGap: KeyboardGap?
  /// Questions that were not decided; none where all were.
  public let undecided: [NotAnalysedReason]
  /// Whether there is nothing at all to say.
  public let isClean: Bool

  /// Nothing is wrong.
  static let clean = FieldVerdict()

  private init() {
    conflict = nil
    redundancies = []
    keyboardGap = nil
    undecided = []
    isClean = true
  }

  /// - Parameter outline: what is known before.
  init(_ question: FieldQuestion, _ outline: FieldOutline? = nil) {
    var gaps: [NotAnalysedReason] = []
    if let known = outline.flatMap({ $0.profile.conflict(with: $0.windows) }) {
      (conflict, redundancies, keyboardGap, undecided, isClean) = (known, [], nil, [], false)
      return
    }
    let space = RuleSpace(question.rules, question.normalization)
    let certainties = outline.map { $0.profile.shape.certainties(with: $0.windows, $0.profile.keyboard) }
    let answer = certainties?.canBeMet == true ? .decided(nil) : space.conflict()
    if let reason = answer.reason { gaps.append(reason) }
    let found = answer.value ?? nil
    let isNeeded = outline.flatMap { outline in certainties.map(outline.profile.isNeeded) }
    redundancies = found == nil
      ? space.redundancies(isNeeded ?? question.rules.map { _ in false }, &gaps) : []
    if answer.value != nil, found == nil, certainties?.canBeTyped != true, let keyboard = question.keyboard,
      let normalization = question.normalization
    {
      keyboardGap = space.keyboardGap(keyboard, question.locales, normalization, &gaps)
    } else {
      keyboardGap = nil
    }
    conflict = found
    undecided = gaps
    isClean = conflict == nil && redundancies.isEmpty && keyboardGap == nil && gaps.isEmpty
      && !question.rules.contains { $0.reading.isEmptyRange }
  }
}

/// All that a verdict rests on.
struct FieldQuestion {
  var rules: [FieldRule]
  /// Nil where it cannot be known.
  var normalization: FieldNormalization?
  /// The keyboard that the text comes from; nil where it may come from elsewhere, or is not known.
  var keyboard: FieldKeyboard?
  /// Nil: not known.
  var locales: [String]?
}
