import TextPatterns
import UIKitCatalog

/// That a rule lets nobody type a valid text key by key.
public struct BlockedTyping: Sendable, Equatable {
  /// A text that meets all rules.
  public var goal: String
  /// The first beginning of it that the rule refuses.
  public var refused: String
}

extension FieldLanguage {
  /// Whether a rule that refuses keystrokes refuses one on every way to a text that meets all rules.
  public func blockedTyping(by index: Int) -> BlockedTyping? {
    guard verdict.conflict == nil, let normalization, rules.indices.contains(index), rules[index].terms.refusesKeys,
      !rules[index].reading.isOpaque
    else { return nil }
    let empty = TextLanguage(words: [""])
    let goals =
      rules.filter { $0.refuses && !$0.reading.isOpaque && !$0.reading.isEmptyRange && $0.kind != .required }
      .map { $0.reading.upper.normalized(by: normalization.steps) } + [
        empty.complement.normalized(by: normalization.steps)
      ]
    let lenient = TextLanguage.union([rules[index].reading.upper, empty]).normalized(by: normalization.steps)
    let budget = self.budget
    guard (goals + [lenient.typeable]).witness(budget: budget) == .decided(nil),
      let goal = (goals.witness(budget: budget).value ?? nil)
    else { return nil }
    var typed = ""
    for character in goal {
      typed.append(character)
      let seen = normalization.applied(to: typed)
      if !seen.isEmpty, rules[index].breaks(seen) == true { return BlockedTyping(goal: goal, refused: typed) }
    }
    return nil
  }
}
