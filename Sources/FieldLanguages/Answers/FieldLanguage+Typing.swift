import TextPatterns
import UIKitCatalog

extension FieldLanguage {
  /// The rules that refuse keystrokes, and of which each refuses one on every way to a text that meets all rules.
  public var blockedTyping: [Int: BlockedTyping] {
    let refusing = rules.indices.filter { rules[$0].terms.refusesKeys && rules[$0].restrictsTexts }
    guard !refusing.isEmpty, analysis.conflict == nil, let normalization else { return [:] }
    return cache.blockedTyping(of: self) {
      var search = TypingSearch(rules, normalization, written, budget)
      return refusing.reduce(into: [:]) { $0[$1] = search.blocked(by: $1) }
    }
  }
}

/// Looks for texts that meet all rules of a field and that can be typed key by key.
///
/// What a rule allows to be typed is the largest part of its language that is prefix-closed, has all beginnings of its
/// texts too (`TextLanguage.typeable`); a product with the goals that is empty (Rabin & Scott, 1959) proves that there is
/// no such text.
private struct TypingSearch {
  private let rules: [ValidationRule]
  private let normalization: FieldNormalization
  private let budget: SearchBudget
  private let empty = TextLanguage(words: [""])
  /// The texts that meet all rules, and are not empty.
  private let goals: [TextLanguage]
  /// One of them, which certainly meets the rules where such are known; nil where none was found.
  private let goal: String?
  /// What was found of rules that say the same.
  private var known: [ObjectIdentifier: BlockedTyping?] = [:]
  /// For how many rules all texts are still looked at; for the others it is tried whether `goal` can be typed.
  private var searches = ManyRules.count

  /// - Parameter written: what a mask or groups leave in the field.
  init(
    _ rules: [ValidationRule], _ normalization: FieldNormalization, _ written: WrittenTexts?, _ budget: SearchBudget
  ) {
    self.rules = rules
    self.normalization = normalization
    self.budget = budget
    var seen: Set<ObjectIdentifier> = []
    let wanted = rules.filter {
      $0.rejects && $0.restrictsTexts && seen.insert(ObjectIdentifier($0.language)).inserted
    }
    let filled = [empty.complement.normalized(by: normalization.steps)] + (written.map { [$0.complete] } ?? [])
    goals = wanted.map { $0.language.upper.normalized(by: normalization.steps) } + filled
    let certain = wanted.map { $0.language.lower.normalized(by: normalization.steps) } + filled
    let isExact = wanted.allSatisfy(\.language.isExact)
    goal =
      (isExact ? nil : certain.witness(budget: budget).value ?? nil) ?? (goals.witness(budget: budget).value ?? nil)
  }

  /// What a rule refuses on the way, where it refuses something on every way.
  mutating func blocked(by index: Int) -> BlockedTyping? {
    guard let goal else { return nil }
    let rule = rules[index]
    let key = ObjectIdentifier(rule.language)
    if let answer = known[key] { return answer }
    var answer: BlockedTyping?
    if !isTyped(goal, rule), searches > 0 {
      searches -= 1
      let lenient = TextLanguage.union([rule.language.upper, empty]).normalized(by: normalization.steps)
      if (goals + [lenient.typeable]).witness(budget: budget) == .decided(nil) { answer = refusal(of: goal, rule) }
    }
    known[key] = .some(answer)
    return answer
  }

  /// The beginnings of a text, as they are typed and as the rules see them.
  private func beginnings(_ goal: String) -> [(typed: String, seen: String)] {
    goal.indices.map { index in
      let typed = String(goal[...index])
      return (typed, normalization.applied(to: typed))
    }
  }

  /// Whether a rule certainly accepts every beginning of a text.
  private func isTyped(_ goal: String, _ rule: ValidationRule) -> Bool {
    beginnings(goal).allSatisfy { $0.seen.isEmpty || rule.breaks($0.seen) == false }
  }

  private func refusal(of goal: String, _ rule: ValidationRule) -> BlockedTyping? {
    beginnings(goal).first { !$0.seen.isEmpty && rule.breaks($0.seen) == true }
      .map { BlockedTyping(goal: goal, refused: $0.typed) }
  }
}
