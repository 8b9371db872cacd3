import FormModel
import TextPatterns
import UIKitCatalog

/// What a rule says of a text.
public enum RuleJudgement: Sendable, Equatable {
  case met
  case broken
  /// It cannot be known here, and why, in words.
  case unknown(String)
}

extension FieldLanguage {
  /// What each rule says of a text that is entered, in the order of the rules; `normalize` is applied first.
  ///
  /// The empty text breaks `required` and nothing else.
  public func judge(_ text: String) -> [RuleJudgement] {
    guard let normalization else { return rules.map { _ in .unknown("what 'normalize' says is not known") } }
    let seen = normalization.applied(to: text)
    return rules.map { $0.judge(seen) }
  }
}

extension FieldRule {
  /// What the rule says of a text as rules see it.
  public func judge(_ text: String) -> RuleJudgement {
    if kind == .required { return text.isEmpty ? .broken : .met }
    if text.isEmpty { return .met }
    if reading.isOpaque { return opaqueJudgement(text) }
    switch breaks(text) {
    case true?: return .broken
    case false?: return .met
    case nil: return .unknown(notAnalysed ?? reading.doubt ?? "the rule is too large")
    }
  }

  private func opaqueJudgement(_ text: String) -> RuleJudgement {
    switch kind {
    case .checksum:
      let checksum = member.argument()?.enumMember
      guard member.isSound, let holds = checksum.flatMap({ Checksum.holds($0, text) }) else {
        return .unknown("the checksum is not known")
      }
      return holds ? .met : .broken
    case .equal: return .unknown("it depends on another field")
    case .custom: return .unknown("a check of one's own decides")
    case .range: return .unknown("how the formatter writes its values is not known")
    default: return .unknown(notAnalysed ?? "the rule has a mistake")
    }
  }

  /// Why the rule is not known exactly, in words; nil where it is.
  public var notAnalysed: String? {
    for pattern in reading.patterns {
      if let error = pattern.result.error { return error.message }
      if let gap = pattern.obstacle { return gap.words }
    }
    return nil
  }
}

extension FieldLanguage {
  /// Why something about the rules is not known, in words.
  public var notAnalysed: [String] { rules.compactMap(\.notAnalysed) }
}
