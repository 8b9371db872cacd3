import FormModel
import TextPatterns
import UIKitCatalog

extension FieldLanguage {
  /// The most characters of a text by the time that a rule is asked; nil where nothing has limited them before.
  ///
  /// Rules of one moment are asked in their order, and the first of severity error that is broken is the last. A limit of
  /// an earlier moment counts where it keeps the text from getting any further.
  public func enforcedLimit(before index: Int) -> Int? {
    guard rules.indices.contains(index) else { return nil }
    let terms = rules[index].terms
    return rules.indices.compactMap { other in
      guard rules[other].refuses, let limit = rules[other].reading.window?.max else { return nil }
      let isEarlier = rules[other].terms.time == terms.time ? other < index : rules[other].terms.endsBefore(terms)
      return isEarlier ? limit : nil
    }.min()
  }
}

extension RuleTerms {
  /// Whether a text that breaks a rule with these terms is never asked of a rule with others, of a later moment.
  fileprivate func endsBefore(_ other: RuleTerms) -> Bool {
    guard isRefusing, !isWarning else { return false }
    switch time {
    case EnumMember.RuleTime.change: return other.time != EnumMember.RuleTime.change
    case EnumMember.RuleTime.endEditing: return other.time == EnumMember.RuleTime.submit
    default: return false
    }
  }
}
