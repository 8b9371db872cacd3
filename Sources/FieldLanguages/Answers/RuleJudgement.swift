import FormModel
import TextPatterns
import UIKitCatalog

/// What a rule says of a text.
public enum RuleJudgement: Sendable, Equatable {
  /// It holds.
  case met
  /// It does not hold.
  case broken
  /// It cannot be known here, and why, in words.
  case unknown(String)

  /// Why it is not known, in words.
  public var reason: String? {
    if case .unknown(let reason) = self { return reason }
    return nil
  }
}

extension FieldLanguage {
  /// Why well-formed steps of `normalize` were not read, in words; nil where they were.
  public var unreadSteps: String? { FieldNormalization.unreadSteps(source[.normalize]) }

  /// Why a well-formed formatter was not read, in words; nil where it was.
  public var unreadFormatter: String? { source.unreadFormatter }

  private static let stepsNotKnown = "what 'normalize' says is not known"

  /// What each rule says of a text that is entered, in the order of the rules; `normalize` is applied first.
  ///
  /// The empty text breaks `required` and nothing else.
  public func judge(_ text: String) -> [RuleJudgement] {
    guard let normalization else { return rules.map { _ in .unknown(unreadSteps ?? FieldLanguage.stepsNotKnown) } }
    let seen = normalization.applied(to: text)
    return rules.map { $0.judge(seen) }
  }
}

extension FieldLanguage {
  /// The rules that reject a text as rules see it, by their indices; none that rejects every text by itself.
  public func rulesRejecting(_ seen: String) -> [Int] {
    rules.indices.filter { rules[$0].rejects && rules[$0].judge(seen) == .broken && !rejectsEveryText($0) }
  }

  /// Whether no text but the empty one meets a rule by itself, which is told at the rule: that it rejects one follows.
  public func rejectsEveryText(_ rule: Int) -> Bool {
    let language = rules[rule].language
    return language.isEmptyRange || language.readsNothing || analysis.conflict?.rules == [rule]
  }

  /// Whether it is known that no text meets all rules that reject.
  public var isNeverMet: Bool { analysis.conflict != nil || rules.contains { $0.rejects && $0.language.isEmptyRange } }
}

extension ValidationRule {
  /// What the rule says of a text as rules see it.
  public func judge(_ text: String) -> RuleJudgement { judge(text, breaks) }

  /// The same, where something else knows whether a text breaks the rule.
  func judge(_ text: String, _ breaks: (String) -> Bool?) -> RuleJudgement {
    if kind == .required { return text.isEmpty ? .broken : .met }
    if text.isEmpty { return .met }
    if let checksum {
      return Checksum.holds(checksum, text).map { $0 ? .met : .broken } ?? .unknown(ValidationRule.mistake)
    }
    switch breaks(text) {
    case true?: return .broken
    case false?: return .met
    case nil:
      let doubt = language.mayLose(text) ? ValidationRule.tooLong : language.doubtOfText(text) ?? language.doubt
      return .unknown(notAnalysed ?? doubt ?? "the rule is too large")
    }
  }

  private static let mistake = "the rule has a mistake"
  private static let tooLong = "whether a number of so many digits is read depends on the system"

  /// Which check digits it counts; nil for other rules.
  var checksum: EnumMember? { kind == .checksum && member.isWellFormed ? member.argument()?.enumMember : nil }

  /// Why the rule is not known exactly, in words; nil where it is.
  public var notAnalysed: String? {
    for pattern in language.patterns {
      if let error = pattern.result.error { return error.message }
      if let gap = pattern.obstacle { return gap.words }
    }
    guard language.isOpaque, checksum == nil else { return nil }
    if !member.isWellFormed || member.member.rule == nil { return ValidationRule.mistake }
    if let unread = language.unread { return unread }
    switch kind {
    case .equal: return "it depends on another field"
    case .custom: return "a check of one's own decides"
    case _ where meaning.basis.isShort: return NotAnalysedReason(.budget(.steps)).description
    case .range: return "how the formatter writes its values is not known"
    default: return ValidationRule.mistake
    }
  }
}

extension FieldLanguage {
  /// What is not known about the rules, or of some texts: each rule, and why, in words.
  public func notAnalysed(_ texts: [String]) -> [(rule: ValidationRule, reason: String)] {
    guard normalization != nil else { return rules.map { ($0, unreadSteps ?? FieldLanguage.stepsNotKnown) } }
    var reasons =
      texts.isEmpty ? doubts(about: []) : cache.doubts(about: texts, of: self) { doubts(about: texts) }
    let hasChecksum = rules.contains { $0.checksum != nil }
    // Where another rule is not known it may be that one.
    let knowsOthers = zip(rules, reasons).allSatisfy { $0.checksum != nil || $1 == nil }
    if texts.isEmpty, hasChecksum, knowsOthers, !isNeverMet, samples(FieldLanguage.usualSamples).isEmpty {
      for (index, rule) in rules.enumerated() where rule.checksum != nil {
        reasons[index] = reasons[index] ?? "no text with right check digits was found"
      }
    }
    if texts.isEmpty {
      for (index, rule) in rules.enumerated() where rule.language.isOfMovingDays {
        reasons[index] = reasons[index] ?? rule.language.doubt
      }
    }
    if texts.isEmpty, reasons.allSatisfy({ $0 == nil }), let (index, reason) = wholeReason { reasons[index] = reason }
    return zip(rules, reasons).compactMap { rule, reason in reason.map { (rule, $0) } }
  }

  /// Of each rule why it is not known whether it accepts all of some texts; nil where that is known.
  private func doubts(about texts: [String]) -> [String?] {
    var reasons = rules.map(\.notAnalysed)
    for text in texts {
      for (index, judgement) in judge(text).enumerated() where reasons[index] == nil {
        reasons[index] = judgement.reason
      }
    }
    return reasons
  }

  /// Why no text is known that meets rules which are all known; the last of those that reject stands for all. Nil where
  /// it is certain that there is none.
  private var wholeReason: (rule: Int, reason: String)? {
    // Of rules that only warn nothing is told where they exclude each other.
    guard let last = rules.lastIndex(where: { $0.restrictsTexts && $0.rejects }) else {
      return rules.lastIndex(where: \.restrictsTexts).map { ($0, "no text that meets all rules was found") }
    }
    guard !isNeverMet, maskGap == nil else { return nil }
    return (last, analysis.undecided.first?.description ?? "no text that meets all rules was found")
  }

  /// What is not known about what the formatter reads, and why, in words; nil where that is decided.
  ///
  /// - Parameter texts: the samples that were found.
  public func formatterGap(_ texts: [String]) -> String? {
    guard let stored = StoredTexts(source[.formatter]?.value, environment) else { return nil }
    guard let normalization else { return rules.isEmpty ? unreadSteps ?? FieldLanguage.stepsNotKnown : nil }
    if stored.loses(after: normalization) {
      return "'normalize' leaves no \(stored.kind == .date ? "date" : "number") that the formatter reads"
    }
    if !stored.isKnown { return stored.doubt }
    if let example, texts.first == example,
      stored.isStored(given: normalization.applied(to: example), in: .firstLocale) == nil
    {
      return "whether it reads the example depends on the system"
    }
    if texts.contains(where: { stored.isStored(given: normalization.applied(to: $0)) == nil }) {
      return stored.doubtOfSome
    }
    return texts.isEmpty && rules.isEmpty ? "no text that the formatter reads was found" : nil
  }

  /// Whether all is known of what the rules say of a text.
  public func isDecided(_ text: String) -> Bool { judge(text).allSatisfy { $0.reason == nil } }
}
