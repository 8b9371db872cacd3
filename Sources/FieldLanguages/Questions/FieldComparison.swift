import FormModel
import TextPatterns
import UIKitCatalog

/// How the texts that a field accepts differ between two versions of it.
public enum FieldComparison: Sendable, Equatable {
  case same
  /// More is accepted; a text that is new.
  case widened(gained: String)
  /// Less is accepted; a text that was accepted before.
  case narrowed(lost: String)
  case changed(lost: String, gained: String)
  /// Why it is not known, in words.
  case notAnalysed(String)
}

extension FieldLanguage {
  /// Compares what this version of a field accepts with what a later one does; rules that only warn do not count.
  public func compare(to later: FieldLanguage) -> FieldComparison {
    guard let old = Acceptance(self, later), let new = Acceptance(later, self) else {
      return .notAnalysed("a check of one's own, another field, or a property that is not known has a say")
    }
    switch (old.witness(against: new), new.witness(against: old)) {
    case (.none, .none): return .same
    case (.none, .text(let text)): return .widened(gained: text)
    case (.text(let text), .none): return .narrowed(lost: text)
    case (.text(let before), .text(let after)): return .changed(lost: before, gained: after)
    case (.unknown(let reason), _), (_, .unknown(let reason)): return .notAnalysed(reason)
    }
  }
}

/// Whether one version accepts a text that the other does not.
private enum Difference {
  case none
  case text(String)
  /// Why it is not known, in words.
  case unknown(String)
}

/// The texts that can be entered and submitted, as languages of what is typed.
private struct Acceptance {
  private var upper: [TextLanguage] = []
  private var lower: [TextLanguage] = []
  /// Of the rules that the other version does not have.
  private var ownUpper: [TextLanguage] = []
  private var ownLower: [TextLanguage] = []

  /// Nil where a rule has a say of which nothing is known, and that the other version does not have too.
  init?(_ field: FieldLanguage, _ other: FieldLanguage) {
    guard let normalization = field.normalization else { return nil }
    let empty = TextLanguage(words: [""])
    for rule in field.rules where rule.refuses {
      let seesTheSame = field.normalizesLike(other)
      let isShared = seesTheSame && other.rules.contains { $0.refuses && $0.says(theSameAs: rule) }
      if rule.reading.isOpaque, rule.kind != .required {
        if !isShared { return nil }
        continue
      }
      let isRequired = rule.kind == .required
      let mayHold = isRequired ? empty.complement : .union([rule.reading.upper, empty])
      let holds = isRequired ? empty.complement : .union([rule.reading.lower, empty])
      upper.append(mayHold.normalized(by: normalization.steps))
      lower.append(holds.normalized(by: normalization.steps))
      if !isShared, !(seesTheSame && other.implies(rule)) {
        ownUpper.append(mayHold.normalized(by: normalization.steps))
        ownLower.append(holds.normalized(by: normalization.steps))
      }
    }
  }

  /// A text that is certainly accepted here and certainly not there.
  func witness(against other: Acceptance) -> Difference {
    if other.ownLower.isEmpty { return .none }
    let certain = (lower + [TextLanguage.intersection(other.ownUpper).complement]).witnessOrPlain(allowEmpty: true)
    if case .decided(let text?) = certain { return .text(text) }
    switch (upper + [TextLanguage.intersection(other.ownLower).complement]).witnessOrPlain(allowEmpty: true) {
    case .decided(nil): return .none
    case .decided: return .unknown("a rule means another thing from day to day or from one locale to the next")
    case .notAnalysed(let reason): return .unknown(reason.description)
    }
  }
}

extension FieldLanguage {
  /// Whether one of the rules is a `length` that is at least as strict.
  fileprivate func implies(_ rule: FieldRule) -> Bool {
    guard let window = rule.reading.window else { return false }
    return rules.contains { other in
      guard other.refuses, let own = other.reading.window else { return false }
      return own.impliesMinimum(of: window) && own.impliesMaximum(of: window)
    }
  }

  /// Whether the rules of both see the same of what is typed.
  fileprivate func normalizesLike(_ other: FieldLanguage) -> Bool {
    guard let mine = normalization, let theirs = other.normalization else { return false }
    return mine.words == theirs.words
  }
}

extension FieldRule {
  /// Whether two rules have the same meaning wherever they stand.
  fileprivate func says(theSameAs other: FieldRule) -> Bool {
    guard kind == other.kind else { return false }
    // What a range means depends on what writes its values, too.
    if kind == .range { return meaning.key == other.meaning.key }
    return member.arguments.elementsEqual(other.member.arguments) { $0.says(theSameAs: $1) }
  }
}
