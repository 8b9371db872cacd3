/// The lazy determinisation of an NFA with guards, an alternating automaton (Chandra, Kozen & Stockmeyer, 1981):
/// assertions, look-ahead, look-behind, nested as deep as NFAs are.
///
/// A configuration is an origin with obligations: sets of configurations that the rest of the text must (or must not)
/// meet. A set of configurations is met where one of them is. What lies before a place is the same for all of them: the
/// context (flags of the last scalar, and one set for every look-behind).
final class GuardedDFA: LazyDFA {
  /// The automaton that is made deterministic.
  let nfa: PositionNFA
  private let map: [UInt16]
  private let counter: StepCounter
  /// Sorted configurations, `origin << 32 | obligations`. Set 0 is never met, set 1 always.
  private var sets = Interner<UInt64>()
  /// Sorted obligations, `set << 1 | isNegative`. Number 0 is none.
  private var obligations = Interner<Int32>()
  /// Flags, then the set of each look-behind.
  private var contexts = Interner<Int32>()
  /// Pairs of set and context.
  private var states = Interner<Int32>()
  private var table: TransitionTable
  /// By set, context and class the set one scalar further; and by obligations, -1 where they have become impossible.
  private var advanced = KeyTable()
  private var advancedObligations = KeyTable()
  /// By condition, context and class a place in `demandLists`, -1 where the condition does not hold.
  private var demanded = KeyTable()
  private var demandLists: [[Int32]] = [[]]
  private var lengths: [(least: Int32, most: Int32)] = []
  private(set) var start: Int32 = 0

  private static let never: Int32 = 0
  private static let always: Int32 = 1

  /// The DFA of an NFA; `map` gives the class of the NFA's alphabet that each symbol is of.
  init(_ nfa: PositionNFA, map: [UInt16], counter: StepCounter) {
    self.nfa = nfa
    self.map = map
    self.counter = counter
    table = TransitionTable(width: nfa.sets.partition.count)
    _ = sets.intern([])
    _ = sets.intern([UInt64.max])
    _ = obligations.intern([])
    _ = intern(set: GuardedDFA.never, context: 0)
    var context = [PlaceFlags.atStart.rawValue]
    for entry in nfa.trackers { context.append(initialSet(entry)) }
    start = intern(set: initialSet(0), context: contexts.intern(context).number)
  }

  func accepts(_ state: Int32) -> Bool {
    let (set, context) = parts(of: state)
    return isMetAtEnd(set, context)
  }

  func isUniversal(_ state: Int32) -> Bool {
    nfa.isDomainWhole && parts(of: state).set == GuardedDFA.always
  }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) { lengths[Int(state)] }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    let own = Int(map[symbol])
    guard nfa.domain[own] else { return 0 }
    let known = table[state, own]
    if known != TransitionTable.unknown { return known }
    let (set, context) = parts(of: state)
    let after = advance(set, context, own)
    let made = intern(set: after, context: after > GuardedDFA.always ? advance(context: context, own) : 0)
    table[state, own] = made
    return made
  }

  // MARK: States

  private func parts(of state: Int32) -> (set: Int32, context: Int32) {
    let base = states.range(of: state).lowerBound
    return (states.element(base), states.element(base + 1))
  }

  private func intern(set: Int32, context: Int32) -> Int32 {
    let (number, isNew) = states.intern([set, context])
    if isNew {
      table.addRow()
      counter.spend(nfa.sets.partition.count / 8 + 8)
      lengths.append(remaining(ofSet: set))
    }
    return number
  }

  private func remaining(ofSet set: Int32) -> (least: Int32, most: Int32) {
    if set == GuardedDFA.always { return (0, PositionNFA.unlimited) }
    var result = (least: PositionNFA.unlimited, most: Int32(-1))
    for index in sets.range(of: set) {
      let origin = Int(sets.element(index) >> 32)
      result.least = min(result.least, nfa.leastRemaining[origin])
      result.most = max(result.most, nfa.mostRemaining[origin])
    }
    return result
  }

  private func initialSet(_ entry: Int) -> Int32 {
    sets.intern([UInt64(nfa.origin(ofEntry: entry)) << 32]).number
  }

  // MARK: One scalar further

  private static func key(_ number: Int32, _ context: Int32, _ symbol: Int) -> UInt64 {
    UInt64(number) << 40 | UInt64(context) << 16 | UInt64(symbol)
  }

  /// What a set becomes when a scalar of a class is read.
  private func advance(_ set: Int32, _ context: Int32, _ symbol: Int) -> Int32 {
    if set <= GuardedDFA.always { return set }
    let key = GuardedDFA.key(set, context, symbol)
    if let known = advanced[key] { return known }
    var result: [UInt64] = []
    for configuration in sets.sequence(set) {
      let origin = Int(configuration >> 32)
      let edges = nfa.edges(of: origin)
      counter.spend(edges.count / 2 + 2)
      for edge in edges {
        let target = Int(nfa.targets[edge])
        guard !counter.isExhausted, target < nfa.positionCount,
          nfa.leastRemaining[target] < PositionNFA.unlimited, nfa.consumes(target, symbol),
          let fresh = demands(of: edge, context, symbol),
          let rest = advance(obligations: Int32(truncatingIfNeeded: configuration), fresh, context, symbol)
        else { continue }
        counter.spend(2)
        result.append(UInt64(target) << 32 | UInt64(rest))
      }
    }
    let made = intern(configurations: &result)
    if advanced[key] == nil { advanced.add(key, made) }
    return made
  }

  /// Sorts, drops what is implied, and finds the two constant sets.
  private func intern(configurations: inout [UInt64]) -> Int32 {
    configurations.sort()
    var kept: [UInt64] = []
    for configuration in configurations {
      if configuration & 0xFFFF_FFFF == 0, nfa.isUniversal[Int(configuration >> 32)] {
        return GuardedDFA.always
      }
      if let last = kept.last {
        if last == configuration { continue }
        if last & 0xFFFF_FFFF == 0, last >> 32 == configuration >> 32 { continue }
      }
      kept.append(configuration)
    }
    counter.spend(kept.count + 4)
    return sets.intern(kept).number
  }

  /// Obligations one scalar further, nil where one of them has become impossible.
  private func advance(obligations number: Int32, _ fresh: [Int32], _ context: Int32, _ symbol: Int) -> Int32? {
    if fresh.isEmpty {
      if number == 0 { return 0 }
      let key = GuardedDFA.key(number, context, symbol)
      if let known = advancedObligations[key] { return known < 0 ? nil : known }
      let made = advanced(obligations.sequence(number), context, symbol)
      if advancedObligations[key] == nil { advancedObligations.add(key, made ?? -1) }
      return made
    }
    return advanced(obligations.sequence(number) + fresh, context, symbol)
  }

  private func advanced(_ members: [Int32], _ context: Int32, _ symbol: Int) -> Int32? {
    counter.spend(members.count * 2)
    var result: [Int32] = []
    for obligation in members {
      let isNegative = obligation & 1 != 0
      let after = advance(obligation >> 1, context, symbol)
      if after <= GuardedDFA.always {
        if (after == GuardedDFA.always) == isNegative { return nil }
        continue
      }
      let kept = after << 1 | (obligation & 1)
      if result.contains(kept ^ 1) { return nil }
      if !result.contains(kept) { result.append(kept) }
    }
    result.sort()
    return obligations.intern(result).number
  }

  private func advance(context: Int32, _ symbol: Int) -> Int32 {
    let base = contexts.range(of: context).lowerBound
    let flags = PlaceFlags(rawValue: contexts.element(base)).after(nfa.guardClasses[symbol])
    var result = [flags.rawValue]
    for tracker in nfa.trackers.indices {
      result.append(advance(contexts.element(base + 1 + tracker), context, symbol))
    }
    return contexts.intern(result).number
  }

  // MARK: Conditions

  /// What an edge demands of the rest of the text before a scalar of a class, nil where its condition does not hold.
  private func demands(of edge: Int, _ context: Int32, _ symbol: Int) -> [Int32]? {
    let condition = nfa.edgeConditions[edge]
    if condition == 0 { return [] }
    let key = UInt64(condition) << 44 | UInt64(context) << 16 | UInt64(symbol)
    counter.spend(1)
    if let known = demanded[key] { return known < 0 ? nil : demandLists[Int(known)] }
    let made = demands(ofCondition: Int(condition), context, symbol)
    var place: Int32 = made == nil ? -1 : 0
    if let made, !made.isEmpty {
      place = Int32(truncatingIfNeeded: demandLists.count)
      demandLists.append(made)
    }
    if demanded[key] == nil { demanded.add(key, place) }
    return made
  }

  private func demands(ofCondition condition: Int, _ context: Int32, _ symbol: Int) -> [Int32]? {
    var result: [Int32] = []
    for number in nfa.conditions[condition] {
      counter.spend(2)
      switch nfa.guards[Int(number)] {
      case .ahead(let entry, let negated): result.append(initialSet(entry) << 1 | (negated ? 1 : 0))
      case .behind(let tracker, let negated):
        if isBehind(tracker, context, symbol) == negated { return nil }
      case let condition:
        if !flags(context).holds(condition, before: nfa.guardClasses[symbol]) { return nil }
      }
    }
    return result
  }

  private func holdsAtEnd(_ edge: Int, _ context: Int32) -> Bool {
    nfa.conditions[Int(nfa.edgeConditions[edge])].allSatisfy { number in
      switch nfa.guards[Int(number)] {
      case .ahead(let entry, let negated): isMetAtEnd(initialSet(entry), context) != negated
      case .behind(let tracker, let negated): isBehind(tracker, context, nil) != negated
      case let condition: flags(context).holds(condition, before: nil)
      }
    }
  }

  private func isMetAtEnd(_ set: Int32, _ context: Int32) -> Bool {
    if set <= GuardedDFA.always { return set == GuardedDFA.always }
    return sets.sequence(set).contains { configuration in
      let edges = nfa.edges(of: Int(configuration >> 32))
      counter.spend(edges.count / 2 + 2)
      return edges.contains { Int(nfa.targets[$0]) == nfa.positionCount && holdsAtEnd($0, context) }
        && obligations.sequence(Int32(truncatingIfNeeded: configuration)).allSatisfy {
          isMetAtEnd($0 >> 1, context) != ($0 & 1 != 0)
        }
    }
  }

  /// Whether a look-behind's body ends at the place before `symbol`, nil for the end of the text.
  private func isBehind(_ tracker: Int, _ context: Int32, _ symbol: Int?) -> Bool {
    let set = contexts.element(contexts.range(of: context).lowerBound + 1 + tracker)
    if set <= GuardedDFA.always { return set == GuardedDFA.always }
    return sets.sequence(set).contains { configuration in
      let edges = nfa.edges(of: Int(configuration >> 32))
      counter.spend(edges.count / 2 + 2)
      return edges.contains { edge in
        guard Int(nfa.targets[edge]) == nfa.positionCount else { return false }
        if let symbol { return demands(of: edge, context, symbol) != nil }
        return holdsAtEnd(edge, context)
      }
    }
  }

  private func flags(_ context: Int32) -> PlaceFlags {
    PlaceFlags(rawValue: contexts.element(contexts.range(of: context).lowerBound))
  }
}
