import TextPatterns
import UIKitCatalog

extension FieldShape {
  /// That a keyboard lacks a character that the rules demand, which lengths beside them do not change; nil where there is
  /// no such character, or it is not certain that some text meets the rules and the lengths.
  func keyboardGap(_ keyboard: FieldKeyboard, with windows: [LengthWindow]) -> KeyboardGap? {
    let common = LengthInterval(windows)
    guard isMet(by: common), var gap = gap(keyboard), gap.missing != nil else { return nil }
    gap.sample = sample(with: windows, gap.sample) ?? ""
    if gap.sample.isEmpty { gap.alternatives = [] }
    gap.alternatives = gap.alternatives.filter { member in
      canType(common, typedTexts(FieldKeyboard(member: member, isMultiline: keyboard.isMultiline)))
    }
    return gap
  }

  /// What a keyboard lacks where no length is limited.
  private func gap(_ keyboard: FieldKeyboard) -> KeyboardGap? {
    // What is certain of what a keyboard types is so in one place.
    guard question.locales?.count ?? 1 == 1, let normalization = question.normalization else { return nil }
    return gaps.value(keyboard) {
      var undecided: [NotAnalysedReason] = []
      return RuleSpace(question.rules, normalization, budget.question)
        .keyboardGap(keyboard, question.locales, normalization, &undecided)
    }
  }

  /// A text that meets the rules and some lengths: one that is known to meet the rules, where it does; nil where none
  /// certainly meets them.
  private func sample(with windows: [LengthWindow], _ known: String) -> String? {
    let isPlain = known.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    if known.isEmpty { return nil }
    if isPlain, LengthInterval(windows).contains(known.utf8.count) { return known }
    let space = RuleSpace(question.rules, question.normalization, budget.question)
    let lengths = windows.map { TextLanguage(length: $0) }
    return (space.rejecting.map(space.lower) + space.frame + lengths + [.plain])
      .witness(budget: space.budget).value ?? nil
  }
}
