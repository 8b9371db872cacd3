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
    let lost = old.witness(against: new)
    let gained = new.witness(against: old)
    switch (lost, gained) {
    case (.decided(nil), .decided(nil)): return .same
    case (.decided(nil), .decided(let text?)): return .widened(gained: text)
    case (.decided(let text?), .decided(nil)): return .narrowed(lost: text)
    case (.decided(let before?), .decided(let after?)): return .changed(lost: before, gained: after)
    case (.notAnalysed(let reason), _), (_, .notAnalysed(let reason)): return .notAnalysed(reason.description)
    }
  }
}

/// The texts that can be entered and submitted, as languages of what is typed.
private struct Acceptance {
  private var upper: [TextLanguage] = []
  private var lower: [TextLanguage] = []

  /// Nil where a rule has a say of which nothing is known, and that the other version does not have too.
  init?(_ field: FieldLanguage, _ other: FieldLanguage) {
    guard let normalization = field.normalization else { return nil }
    let empty = TextLanguage(words: [""])
    for rule in field.rules where rule.refuses {
      let isShared = other.rules.contains { $0.refuses && $0.says(theSameAs: rule) }
      if rule.kind == .required {
        add(empty.complement, empty.complement, normalization)
      } else if rule.reading.isOpaque {
        if !isShared { return nil }
      } else {
        let lower = isShared ? rule.reading.upper : rule.reading.lower
        add(.union([rule.reading.upper, empty]), .union([lower, empty]), normalization)
      }
    }
    for rule in other.rules where rule.refuses && rule.reading.isOpaque && rule.kind != .required {
      if !field.rules.contains(where: { $0.refuses && $0.says(theSameAs: rule) }) { return nil }
    }
  }

  private mutating func add(_ upper: TextLanguage, _ lower: TextLanguage, _ normalization: FieldNormalization) {
    self.upper.append(upper.normalized(by: normalization.steps))
    self.lower.append(lower.normalized(by: normalization.steps))
  }

  /// A text that is accepted here and not there.
  func witness(against other: Acceptance) -> Decision<String?> {
    let mine = upper.isEmpty ? [.everything] : upper
    let broken = TextLanguage.intersection(other.lower).complement
    return (mine + [broken]).witness(allowEmpty: true)
  }
}

extension FieldRule {
  /// Whether two rules have the same meaning wherever they stand.
  fileprivate func says(theSameAs other: FieldRule) -> Bool {
    guard kind == other.kind, member.arguments.count == other.member.arguments.count else { return false }
    if kind == .range, reading !== other.reading { return false }
    return zip(member.arguments, other.member.arguments).allSatisfy { $0.says(theSameAs: $1) }
  }
}
