import FormModel
public import TextPatterns
import UIKitCatalog

extension FieldLanguage {
  /// What a backtracking engine takes for a pattern of one of the rules, on texts that come to be judged by it.
  ///
  /// Rules of one moment are asked in their order, and the first of severity error that is broken is the last. A rule of
  /// an earlier moment counts where it keeps the text from getting any further. What such rules accept, and what a mask
  /// leaves in the field, bounds the length of the texts and says which characters they are made of.
  ///
  /// - Parameters:
  ///   - isMultiline: whether texts may have several lines.
  ///   - isNormalized: whether they come only as `normalize` leaves them.
  public func backtracking(
    _ pattern: PatternLanguage, ofRule index: Int, isMultiline: Bool, isNormalized: Bool = true
  ) -> BacktrackingVerdict {
    // A pattern that is safe on every text is safe on those that come.
    if pattern.backtracking(maxLength: nil) == .safe { return .safe }
    if mayBeLimited(index) { return .safe }
    let earlier = rulesAsked(before: index)
    // A list is written by hand, and has no text that is made to be slow.
    if earlier.contains(where: { $0.choices != nil }) { return .safe }
    let bounds = TextBounds(earlier, mask: written, normalization, isNormalized: isNormalized)
    if bounds.scalars?.isEmpty ?? false { return .safe }
    let verdict = pattern.backtracking(
      maxLength: bounds.maxLength, isMultiline: isMultiline, within: bounds.scalars,
      inner: isNormalized ? normalization?.inner ?? .empty : .empty)
    guard let found = verdict.finding, earlier.contains(where: { $0.certainlyRejects(found.attack.text) }) else {
      return verdict
    }
    return .notAnalysed(.construct("which slow texts the rules before it accept", found.range))
  }

  /// Whether a rule that cannot be read, or of which nobody knows when it is asked, may be asked before one, and keep slow
  /// texts from it.
  private func mayBeLimited(_ index: Int) -> Bool {
    guard rules.indices.contains(index) else { return false }
    if source.hasUnreadMembers || rules[index].terms.isOpen && rules.count > 1 { return true }
    return rules.indices.contains { $0 != index && (!rules[$0].member.isWellFormed || rules[$0].terms.isOpen) }
  }

  /// The rules that a text has met by the time that one is asked, as far as something is known of them.
  private func rulesAsked(before index: Int) -> [RuleLanguage] {
    guard rules.indices.contains(index) else { return [] }
    let terms = rules[index].terms
    StepPool.current?.take(rules.count / 8)
    return rules.indices.compactMap { other in
      guard rules[other].rejects, rules[other].restrictsTexts else { return nil }
      let isEarlier = rules[other].terms.time == terms.time ? other < index : rules[other].terms.endsBefore(terms)
      return isEarlier ? rules[other].language : nil
    }
  }
}

/// How long texts are at most, and what they are made of.
private struct TextBounds {
  /// In scalars; nil where there is no limit, or it is not known.
  var maxLength: Int?
  /// Nil for all scalars.
  var scalars: ScalarSet?

  init(_ rules: [RuleLanguage], mask: WrittenTexts?, _ normalization: FieldNormalization?, isNormalized: Bool) {
    for rule in rules {
      limit(rule.window?.max ?? (rule.window == nil ? rule.lengths(.scalars)?.max : nil))
      if rule.window == nil, let used = rule.used { narrow(used) }
    }
    guard let normalization else { return }
    if isNormalized, let left = normalization.left { narrow(left) }
    guard let mask else { return }
    // A letter may become three.
    let longest = ([mask.all].lengths(.scalars).value ?? nil)?.max
    limit(normalization.maps ? longest.map { 3 * min($0, 10_000) } : longest)
    if let used = [mask.all].usedScalars().value { narrow(normalization.seen(used)) }
  }

  private mutating func limit(_ length: Int?) {
    if let length { maxLength = min(maxLength ?? length, length) }
  }

  private mutating func narrow(_ set: ScalarSet) {
    if set != .all { scalars = scalars?.intersection(set) ?? set }
  }
}

extension RuleLanguage {
  /// Whether it is certain that a text breaks the rule; of lengths, that there is none so short does not count, since
  /// slow texts can be made longer.
  fileprivate func certainlyRejects(_ text: String) -> Bool { window == nil && upper.contains(text).value == false }
}

extension BacktrackingVerdict {
  /// The slow texts and what is to blame for them, where there are any.
  public var finding: BacktrackingFinding? {
    switch self {
    case .safe, .notAnalysed: nil
    case .exponential(let found), .polynomial(_, let found): found
    }
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
