import FormModel
public import TextPatterns
import UIKitCatalog

/// What is wrong with the rules of a field taken together; indices are those of the field's rules.
///
/// It says nothing of where things stand, so fields with the same rules share one.
public final class FieldAnalysis: Sendable {
  /// Rules that no text meets together; nil where there are none, or it was not decided.
  public let conflict: RuleConflict?
  /// Rules that others imply.
  public let redundancies: [RuleRedundancy]
  /// What the keyboard lacks for the rules; nil where nothing, or it was not decided.
  public let keyboardGap: KeyboardGap?
  /// Questions that were not decided; none where all were.
  public let undecided: [NotAnalysedReason]
  /// Whether there is nothing at all to say.
  let isClean: Bool
  /// Whether it was not decided whether some text meets all rules.
  private let isOpen: Bool
  /// Whether a question was not decided that a larger budget may decide.
  public var isCutShort: Bool {
    undecided.contains { if case .budget(let limit) = $0.construct { limit.isRaised } else { false } }
  }

  /// Nothing is wrong.
  static let clean = FieldAnalysis()

  private init() {
    conflict = nil
    redundancies = []
    keyboardGap = nil
    undecided = []
    isOpen = false
    isClean = true
  }

  /// - Parameter outline: what is known before.
  convenience init(_ question: FieldQuestion, _ outline: FieldOutline) {
    let profile = outline.profile
    if let known = profile.conflict(with: outline.windows) {
      self.init(question, Answers(conflict: known))
      return
    }
    if outline.windows.isEmpty, profile.shape.analysis.isOpen {
      // The same was asked there.
      self.init(question, Answers(openAs: profile.shape.analysis))
      return
    }
    let certainties = profile.shape.certainties(with: outline.windows, profile.typed)
    let typing: TypingAnswer =
      certainties.canBeTyped ? .possible : profile.keyboardGap(with: outline.windows).map { .lacks($0) } ?? .unknown
    self.init(
      question,
      Answers.found(
        question, canBeMet: certainties.canBeMet, isNeeded: profile.isNeeded(certainties), typing,
        .standard(outOf: profile.shape.budget.pool())))
  }

  /// - Parameters:
  ///   - canBeMet: whether it is certain that all rules can be met.
  ///   - isNeeded: for each rule whether it is certain that others do not imply it.
  convenience init(_ question: FieldQuestion, canBeMet: Bool, isNeeded: [Bool], _ budget: SearchBudget) {
    self.init(question, Answers.found(question, canBeMet: canBeMet, isNeeded: isNeeded, .unknown, budget))
  }

  private init(_ question: FieldQuestion, _ answers: Answers) {
    conflict = answers.conflict
    redundancies = answers.redundancies
    keyboardGap = answers.keyboardGap
    undecided = answers.gaps
    isOpen = answers.isOpen
    isClean =
      conflict == nil && redundancies.isEmpty && keyboardGap == nil && undecided.isEmpty
      && !question.rules.contains { $0.language.isEmptyRange }
  }
}

/// What is found out for an analysis, where it is not certain before.
private struct Answers {
  var conflict: RuleConflict?
  var redundancies: [RuleRedundancy] = []
  var keyboardGap: KeyboardGap?
  var gaps: [NotAnalysedReason] = []
  /// Whether it is not decided whether some text meets all rules: what can be typed of such texts is not asked then.
  private(set) var isOpen = false

  init(conflict: RuleConflict) { self.conflict = conflict }

  /// Nothing is found out.
  private init(gap: NotAnalysedReason) { gaps = [gap] }

  /// What was found out before of the same rules, which left that open.
  init(openAs known: FieldAnalysis) {
    redundancies = known.redundancies
    gaps = known.undecided
    isOpen = true
  }

  static func found(
    _ question: FieldQuestion, canBeMet: Bool, isNeeded: [Bool], _ typing: TypingAnswer, _ budget: SearchBudget
  ) -> Answers {
    let space = RuleSpace(question.rules, question.normalization, budget)
    if let conflict = RuleConflict(ofRangesApartIn: question.rules) {
      return Answers(conflict: space.conflictOfOne() ?? conflict)
    }
    if let list = ChoiceSearch.list(question) {
      return ChoiceSearch(question, of: list).map { Answers(question, $0, space) }
        ?? Answers(gap: NotAnalysedReason(.budget(.steps)))
    }
    return Answers(question, canBeMet: canBeMet, isNeeded: isNeeded, typing, space)
  }

  /// What is found out choice by choice.
  private init(_ question: FieldQuestion, _ search: ChoiceSearch, _ space: RuleSpace) {
    conflict = search.conflict.map { $0.rules.count > 1 ? space.conflictOfOne() ?? $0 : $0 }
    if conflict != nil { return }
    redundancies = search.redundancies
    guard let keyboard = question.keyboard, !search.canBeTyped(keyboard, question.locales),
      let sample = search.accepted.first
    else { return }
    let rejecting = question.rules.indices.filter { question.rules[$0].restrictsTexts && question.rules[$0].rejects }
    keyboardGap = KeyboardGap(
      missing: nil, rules: rejecting, sample: sample,
      alternatives: FieldKeyboard.alternatives(to: keyboard, for: sample) { search.canBeTyped($0, question.locales) })
  }

  private init(
    _ question: FieldQuestion, canBeMet: Bool, isNeeded: [Bool], _ typing: TypingAnswer, _ space: RuleSpace
  ) {
    let many = space.speaking.count >= ManyRules.count ? ManyRules(space) : nil
    // What languages leave open of check digits, no text shows that only its language is known of.
    let isMet = canBeMet && !space.rejecting.contains(where: space.isCounted)
    let answer = isMet ? .decided(nil) : many?.conflict() ?? space.conflict()
    if let reason = answer.reason {
      gaps.append(reason)
      isOpen = true
    }
    conflict = answer.value ?? nil
    if conflict != nil { return }
    redundancies = many?.redundancies(&gaps) ?? space.redundancies(isNeeded, &gaps)
    switch typing {
    case .possible: break
    case .lacks(let gap): keyboardGap = gap
    case .unknown:
      guard answer.value != nil, let keyboard = question.keyboard, let normalization = question.normalization else {
        return
      }
      keyboardGap = space.keyboardGap(keyboard, question.locales, normalization, &gaps)
    }
  }
}

/// What is known of whether some text that meets the rules can be typed.
private enum TypingAnswer {
  case possible
  case lacks(KeyboardGap)
  case unknown
}
