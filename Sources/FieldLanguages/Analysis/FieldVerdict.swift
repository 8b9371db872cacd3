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

  init(_ question: FieldQuestion) {
    let space = RuleSpace(question.rules, question.normalization)
    var gaps: [NotAnalysedReason] = []
    let answer = space.conflict()
    if let reason = answer.reason { gaps.append(reason) }
    conflict = answer.value ?? nil
    let canBeMet = answer.value.map { $0 == nil } ?? false
    redundancies = conflict == nil ? space.redundancies(&gaps) : []
    if canBeMet, let keyboard = question.keyboard, let normalization = question.normalization {
      keyboardGap = space.keyboardGap(keyboard, question.locales, normalization, &gaps)
    } else {
      keyboardGap = nil
    }
    undecided = gaps
    isClean = conflict == nil && redundancies.isEmpty && keyboardGap == nil && undecided.isEmpty
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
