import TextPatterns
import UIKitCatalog

extension FieldLanguage {
  /// What the rules accept as it is typed, and reject as the keyboard writes it.
  public var smartPunctuation: [SmartPunctuationGap] {
    guard analysis.conflict == nil, normalization != nil, let used = shape.used else { return [] }
    return SmartPunctuation.allCases.compactMap { used.isDisjoint(with: $0.typed) ? nil : gap($0, used) }
  }

  private func gap(_ punctuation: SmartPunctuation, _ used: ScalarSet) -> SmartPunctuationGap? {
    let rejecting = rules.filter { $0.restrictsTexts && $0.rejects }
    if punctuation == .dashes, !rejecting.contains(where: { SmartPunctuation.writesDashes($0.language) }) { return nil }
    let places: [LocaleFacts?] = environment.localeFacts.isEmpty ? [nil] : environment.localeFacts
    StepPool.current?.take(places.count * FieldLanguage.stepsOfPlace)
    let rejected = places.indices.filter { isRejected(punctuation.written(in: places[$0]), used) }
    guard let place = rejected.first(where: { punctuation.isCertain(in: places[$0]) }) ?? rejected.first else {
      return nil
    }
    let written = punctuation.written(in: places[place])
    let isEnglish = punctuation.isCertain(in: places[place])
    guard let rule = rejectingRule(written), isAccepted(punctuation) else { return nil }
    return SmartPunctuationGap(
      punctuation: punctuation, rule: rule, isEnglish: isEnglish,
      locale: rejected.count < places.count ? environment.typingLocales?[place] : nil)
  }

  /// Whether it is certain that a text with what is typed meets the rules, those about lengths too.
  private func isAccepted(_ punctuation: SmartPunctuation) -> Bool {
    let space = RuleSpace(rules, normalization, budget)
    // What check digits leave of a language, no language says.
    let rules = space.rejecting.map { space.isCounted($0) ? space.upper($0) : space.lower($0) }
    return (space.witness(rules + space.frame + [punctuation.texts]).value ?? nil) != nil
  }

  /// What it takes to look at what is written in a locale.
  private static let stepsOfPlace = 30

  /// Whether the rules come to see each of some characters, and reject it.
  private func isRejected(_ written: ScalarSet, _ used: ScalarSet) -> Bool {
    let text = String(scalars: written)
    return used.isDisjoint(with: written) && normalization?.applied(to: text) == text
  }
}

extension String {
  fileprivate init(scalars set: ScalarSet) {
    let scalars = set.spans.flatMap { ($0.lower...$0.upper).compactMap(Unicode.Scalar.init) }
    self.init(String.UnicodeScalarView(scalars))
  }
}
