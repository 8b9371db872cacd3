public import TextPatterns
import UIKitCatalog

/// Rules that no non-empty text meets together: as few of them as there can be.
public struct RuleConflict: Sendable, Equatable {
  /// Why there is no such text, where it can be said in a few words.
  public enum Reason: Sendable, Equatable {
    /// The rules other than this one need at least, or accept at most, so many, and this one no more, or no fewer, than
    /// the limit.
    case needsAtLeast(Int, limit: Int, rule: Int)
    /// The same, with the most that the others accept below the least that this one demands.
    case needsAtMost(Int, limit: Int, rule: Int)
    /// One rule demands one of some characters, and the others accept none of them.
    case needs(ScalarSet, rule: Int)
    /// A pattern that matches no text at all, or only the empty one.
    case matchesNothing
    /// A pattern that matches the empty text alone.
    case matchesOnlyEmpty
    /// It takes more words.
    case other
  }

  /// Another bound for a `length` with which all rules of the field can be met.
  public struct Change: Sendable, Equatable {
    /// The index of the `length`.
    public var rule: Int
    /// Whether it is its upper bound.
    public var isUpper: Bool
    /// The bound that would do.
    public var value: Int
    /// The rules that would imply it then, where the others leave it nothing to reject.
    public var implied: [Int] = []
  }

  /// Indices of rules, in order.
  public var rules: [Int]
  /// Whether each of them accepts the empty text.
  var acceptsEmpty: Bool
  /// Whether it takes what `normalize` does to make them conflict.
  public var involvesNormalization: Bool
  /// Why there is no text.
  public var reason: Reason
  /// A bound that would do; nil where no single one does, or none is known.
  public var change: Change?

  /// Gives the rules other indices.
  mutating func move(to indices: [Int]) {
    rules = rules.map { indices[$0] }
    switch reason {
    case .needsAtLeast(let count, let limit, let rule):
      reason = .needsAtLeast(count, limit: limit, rule: indices[rule])
    case .needsAtMost(let count, let limit, let rule): reason = .needsAtMost(count, limit: limit, rule: indices[rule])
    case .needs(let set, let rule): reason = .needs(set, rule: indices[rule])
    case .matchesNothing, .matchesOnlyEmpty, .other: break
    }
    if let rule = change?.rule { change?.rule = indices[rule] }
    if let implied = change?.implied { change?.implied = implied.map { indices[$0] } }
  }
}

extension RuleConflict {
  /// That of a rule which no text meets.
  public init(matchingNothing rule: Int) {
    self.init(rules: [rule], acceptsEmpty: true, involvesNormalization: false, reason: .matchesNothing)
  }
}

extension RuleSpace {
  /// The smallest conflict of the rules that reject; nil where some text meets them all. It is a minimal unsatisfiable
  /// set: QuickXplain finds it (`conflictCore(allowEmpty:isKnown:given:budget:)`).
  func conflict() -> Decision<RuleConflict?> {
    let candidates = rejecting
    guard !candidates.isEmpty else { return .decided(nil) }
    let languages = candidates.map(upper) + frame
    let lengths = lengthConflict(candidates)
    var isKnown = false
    if lengths == nil {
      if easySample != nil { return .decided(conflictOfCounts(candidates)) }
      switch witness(languages) {
      case .decided(nil): isKnown = true
      case .decided: return .decided(conflictOfCounts(candidates))
      case .notAnalysed(let reason):
        // A conflict of some may be certain, whatever is not known of the others.
        guard let known = languages.conflictCore(given: frame.count, budget: budget).value, known != nil else {
          return .notAnalysed(reason)
        }
      }
    }
    let found = core(of: languages, isKnown)
    // What rules of characters leave open, their numbers decide.
    if let lengths, (found.value ?? nil).map({ $0.count > 2 }) ?? true {
      return .decided(conflict(lengths, false, candidates))
    }
    return found.map { core in
      guard let core else { return nil }
      let rules = core.filter { $0 < candidates.count }.map { candidates[$0] }
      // A search by itself may decide what one among others did not.
      let takesFrame = core.count > rules.count && witness(rules.map(upper)) != .decided(nil)
      return rules.isEmpty ? nil : conflict(rules, takesFrame, candidates)
    }
  }

  /// What is said of rules that conflict, among all that reject.
  func conflict(_ rules: [Int], _ involvesNormalization: Bool, _ candidates: [Int]) -> RuleConflict {
    RuleConflict(
      rules: rules, acceptsEmpty: rules.allSatisfy { self.rules[$0].language.upper.contains("").value != false },
      involvesNormalization: involvesNormalization, reason: reason(rules),
      change: change(rules, candidates))
  }

  /// A set that not even the empty text is common to says more than one as large whose only text is empty.
  ///
  /// - Parameter isKnown: whether it is known already that no text but the empty one is common to all.
  private func core(of languages: [TextLanguage], _ isKnown: Bool) -> Decision<[Int]?> {
    let rejectsEmpty = isKnown && languages.contains { $0.contains("").value == false }
    return languages.smallerConflictCore(
      isKnown: isKnown, rejectsEmpty: rejectsEmpty, given: frame.count, budget: budget)
  }

  /// The conflict of a rule that no text meets even by itself; nil where there is none among the first.
  func conflictOfOne() -> RuleConflict? {
    var seen: Set<ObjectIdentifier> = []
    let candidates = rejecting
    let distinct = candidates.filter { seen.insert(ObjectIdentifier(rules[$0].language)).inserted }
    guard
      let index = distinct.prefix(RuleSpace.mostAlone).first(where: { witness([upper($0)] + frame) == .decided(nil) })
    else { return nil }
    return conflict([index], witness([upper(index)]) != .decided(nil), candidates)
  }

  /// So many rules are asked about by themselves.
  private static let mostAlone = 50

  private func reason(_ core: [Int]) -> RuleConflict.Reason {
    if core.count == 1 {
      return rules[core[0]].language.upper.contains("").value == true ? .matchesOnlyEmpty : .matchesNothing
    }
    return lengthReason(core) ?? characterReason(core) ?? sizeReason(core) ?? .other
  }

  private func lengthReason(_ core: [Int]) -> RuleConflict.Reason? {
    for index in core.reversed() {
      guard let window = rules[index].language.window else { continue }
      let others = core.filter { $0 != index }.map(upper)
      if let other = core.first(where: { $0 != index }), core.count == 2, let first = rules[other].language.window {
        if let limit = window.max, first.min > limit { return .needsAtLeast(first.min, limit: limit, rule: index) }
        if let most = first.max, most < window.min { return .needsAtMost(most, limit: window.min, rule: index) }
      }
      guard let lengths = others.lengths(window.unit, budget: budget).value ?? nil else { continue }
      if let limit = window.max, lengths.min > limit {
        return .needsAtLeast(lengths.min, limit: limit, rule: index)
      }
      if let most = lengths.max, most < window.min { return .needsAtMost(most, limit: window.min, rule: index) }
    }
    return nil
  }

  /// Where one rule is for longer texts than the others, though it does not speak of lengths.
  private func sizeReason(_ core: [Int]) -> RuleConflict.Reason? {
    for index in core.reversed() where rules[index].language.window == nil {
      let others = core.filter { $0 != index }.map(upper)
      guard let own = [upper(index)].lengths(.characters, budget: budget).value ?? nil,
        let rest = others.lengths(.characters, budget: budget).value ?? nil
      else { continue }
      if let most = own.max, most < rest.min { return .needsAtLeast(rest.min, limit: most, rule: index) }
      if let most = rest.max, most < own.min { return .needsAtMost(most, limit: own.min, rule: index) }
    }
    return nil
  }

  private func characterReason(_ core: [Int]) -> RuleConflict.Reason? {
    // What a pattern demands says more than that texts are made of some characters.
    let order = core.filter { rules[$0].kind != .characters } + core.filter { rules[$0].kind == .characters }
    for index in order where rules[index].language.window == nil {
      let others = core.filter { $0 != index }
      guard let used = usedScalars(of: others) else { continue }
      if let set = rules[index].language.characters, others.count == 1, set.isDisjoint(with: used), !used.isEmpty {
        return .needs(used, rule: others[0])
      }
      if let missing = rules[index].language.required?.first(where: { $0.isDisjoint(with: used) }) {
        return .needs(missing, rule: index)
      }
    }
    return nil
  }

  /// The scalars of texts that meet some rules; nil where they are not known.
  private func usedScalars(of rules: [Int]) -> ScalarSet? {
    if rules.count == 1, self.rules[rules[0]].language.window == nil {
      return self.rules[rules[0]].language.used
    }
    return rules.map(upper).usedScalars(budget: budget).value
  }

  /// A bound of one `length` of the core that would do, with all rules that reject, and with every choice of a list. No
  /// least length where the others accept texts of one length only: it would be redundant.
  private func change(_ core: [Int], _ candidates: [Int]) -> RuleConflict.Change? {
    for index in core.reversed() {
      guard let window = rules[index].language.window else { continue }
      let others = candidates.filter { $0 != index }
      guard let (min, max) = lengths(core, others, window.unit) else { continue }
      let isOfChoices = others.contains { rules[$0].language.choices != nil }
      if let limit = window.max, min > limit {
        let value = isOfChoices ? max ?? min : min
        let implied = rules(of: others, thatImplyMaximum: value, of: index)
        return .init(rule: index, isUpper: true, value: value, implied: implied)
      }
      if let max, max < window.min, max != min, !isOfChoices {
        return .init(rule: index, isUpper: false, value: max)
      }
    }
    return nil
  }

  /// The least and the greatest length that other rules accept together; nil where they are not known.
  private func lengths(_ core: [Int], _ others: [Int], _ unit: LengthWindow.Unit) -> (min: Int, max: Int?)? {
    if others.count == 1, core.contains(others[0]), let partner = rules[others[0]].language.window,
      partner.unit == unit
    {
      return (partner.min, partner.max)
    }
    return (others.map(upper) + frame).lengths(unit, budget: budget).value?.map { ($0.min, $0.max) }
  }

  /// Those of some rules that, asked no later than a `length`, accept no text longer than it would; of one that does by
  /// itself, that one.
  private func rules(of others: [Int], thatImplyMaximum value: Int, of index: Int) -> [Int] {
    guard let unit = rules[index].language.window?.unit else { return [] }
    let earlier = others.filter { rules[$0].terms.precede(rules[index].terms) }
    func imply(_ rules: [Int]) -> Bool {
      guard !rules.isEmpty, let lengths = lengths(rules, rules, unit) else { return false }
      return lengths.max.map { $0 <= value } ?? false
    }
    return earlier.first { imply([$0]) }.map { [$0] } ?? (imply(earlier) ? earlier : [])
  }
}
