/// The lazy determinisation of a program with guards: assertions, look-ahead, look-behind, nested as deep as programs
/// are.
///
/// A configuration is an origin with obligations: sets of configurations that the rest of the text must (or must not)
/// meet. A set of configurations is met where one of them is. What lies before a place is the same for all of them: the
/// context (flags of the last scalar, and one set for every look-behind).
final class GuardedMachine: LanguageMachine {
  let program: PatternProgram
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

  init(_ program: PatternProgram, map: [UInt16], counter: StepCounter) {
    self.program = program
    self.map = map
    self.counter = counter
    table = TransitionTable(width: program.sets.partition.count)
    _ = sets.intern([])
    _ = sets.intern([UInt64.max])
    _ = obligations.intern([])
    _ = intern(set: GuardedMachine.never, context: 0)
    var context = [PlaceFlags.atStart.rawValue]
    for entry in program.trackers { context.append(initialSet(entry)) }
    start = intern(set: initialSet(0), context: contexts.intern(context).number)
  }

  func accepts(_ state: Int32) -> Bool {
    let (set, context) = parts(of: state)
    return isMetAtEnd(set, context)
  }

  func isUniversal(_ state: Int32) -> Bool {
    program.isDomainWhole && parts(of: state).set == GuardedMachine.always
  }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) { lengths[Int(state)] }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    let own = Int(map[symbol])
    guard program.domain[own] else { return 0 }
    let known = table[state, own]
    if known != TransitionTable.unknown { return known }
    let (set, context) = parts(of: state)
    let after = advance(set, context, own)
    let made = intern(set: after, context: after > GuardedMachine.always ? advance(context: context, own) : 0)
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
      counter.spend(program.sets.partition.count / 8 + 8)
      lengths.append(remaining(ofSet: set))
    }
    return number
  }

  private func remaining(ofSet set: Int32) -> (least: Int32, most: Int32) {
    if set == GuardedMachine.always { return (0, PatternProgram.unlimited) }
    var result = (least: PatternProgram.unlimited, most: Int32(-1))
    for index in sets.range(of: set) {
      let origin = Int(sets.element(index) >> 32)
      result.least = min(result.least, program.leastRemaining[origin])
      result.most = max(result.most, program.mostRemaining[origin])
    }
    return result
  }

  private func initialSet(_ entry: Int) -> Int32 {
    sets.intern([UInt64(program.origin(ofEntry: entry)) << 32]).number
  }

  // MARK: One scalar further

  private static func key(_ number: Int32, _ context: Int32, _ symbol: Int) -> UInt64 {
    UInt64(number) << 40 | UInt64(context) << 16 | UInt64(symbol)
  }

  /// What a set becomes when a scalar of a class is read.
  private func advance(_ set: Int32, _ context: Int32, _ symbol: Int) -> Int32 {
    if set <= GuardedMachine.always { return set }
    let key = GuardedMachine.key(set, context, symbol)
    if let known = advanced[key] { return known }
    var result: [UInt64] = []
    for configuration in sets.sequence(set) {
      let origin = Int(configuration >> 32)
      let edges = program.edges(of: origin)
      counter.spend(edges.count + 4)
      for edge in edges {
        let target = Int(program.targets[edge])
        guard !counter.isExhausted, target < program.positionCount,
          program.leastRemaining[target] < PatternProgram.unlimited, program.consumes(target, symbol),
          let fresh = demands(of: edge, context, symbol),
          let rest = advance(obligations: Int32(truncatingIfNeeded: configuration), fresh, context, symbol)
        else { continue }
        counter.spend(4)
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
      if configuration & 0xFFFF_FFFF == 0, program.isUniversal[Int(configuration >> 32)] {
        return GuardedMachine.always
      }
      if let last = kept.last {
        if last == configuration { continue }
        if last & 0xFFFF_FFFF == 0, last >> 32 == configuration >> 32 { continue }
      }
      kept.append(configuration)
    }
    counter.spend(kept.count * 2 + 8)
    return sets.intern(kept).number
  }

  /// Obligations one scalar further, nil where one of them has become impossible.
  private func advance(obligations number: Int32, _ fresh: [Int32], _ context: Int32, _ symbol: Int) -> Int32? {
    if fresh.isEmpty {
      if number == 0 { return 0 }
      let key = GuardedMachine.key(number, context, symbol)
      if let known = advancedObligations[key] { return known < 0 ? nil : known }
      let made = advanced(obligations.sequence(number), context, symbol)
      if advancedObligations[key] == nil { advancedObligations.add(key, made ?? -1) }
      return made
    }
    return advanced(obligations.sequence(number) + fresh, context, symbol)
  }

  private func advanced(_ members: [Int32], _ context: Int32, _ symbol: Int) -> Int32? {
    counter.spend(members.count * 4)
    var result: [Int32] = []
    for obligation in members {
      let isNegative = obligation & 1 != 0
      let after = advance(obligation >> 1, context, symbol)
      if after <= GuardedMachine.always {
        if (after == GuardedMachine.always) == isNegative { return nil }
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
    let flags = PlaceFlags(rawValue: contexts.element(base)).after(program.guardClasses[symbol])
    var result = [flags.rawValue]
    for tracker in program.trackers.indices {
      result.append(advance(contexts.element(base + 1 + tracker), context, symbol))
    }
    return contexts.intern(result).number
  }

  // MARK: Conditions

  /// What an edge demands of the rest of the text before a scalar of a class, nil where its condition does not hold.
  private func demands(of edge: Int, _ context: Int32, _ symbol: Int) -> [Int32]? {
    let condition = program.edgeConditions[edge]
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
    for number in program.conditions[condition] {
      counter.spend(4)
      switch program.guards[Int(number)] {
      case .ahead(let entry, let negated): result.append(initialSet(entry) << 1 | (negated ? 1 : 0))
      case .behind(let tracker, let negated):
        if isBehind(tracker, context, symbol) == negated { return nil }
      case let condition:
        if !flags(context).holds(condition, before: program.guardClasses[symbol]) { return nil }
      }
    }
    return result
  }

  private func holdsAtEnd(_ edge: Int, _ context: Int32) -> Bool {
    program.conditions[Int(program.edgeConditions[edge])].allSatisfy { number in
      switch program.guards[Int(number)] {
      case .ahead(let entry, let negated): isMetAtEnd(initialSet(entry), context) != negated
      case .behind(let tracker, let negated): isBehind(tracker, context, nil) != negated
      case let condition: flags(context).holds(condition, before: nil)
      }
    }
  }

  private func isMetAtEnd(_ set: Int32, _ context: Int32) -> Bool {
    if set <= GuardedMachine.always { return set == GuardedMachine.always }
    return sets.sequence(set).contains { configuration in
      let edges = program.edges(of: Int(configuration >> 32))
      counter.spend(edges.count / 2 + 2)
      return edges.contains { Int(program.targets[$0]) == program.positionCount && holdsAtEnd($0, context) }
        && obligations.sequence(Int32(truncatingIfNeeded: configuration)).allSatisfy {
          isMetAtEnd($0 >> 1, context) != ($0 & 1 != 0)
        }
    }
  }

  /// Whether a look-behind's body ends at the place before `symbol`, nil for the end of the text.
  private func isBehind(_ tracker: Int, _ context: Int32, _ symbol: Int?) -> Bool {
    let set = contexts.element(contexts.range(of: context).lowerBound + 1 + tracker)
    if set <= GuardedMachine.always { return set == GuardedMachine.always }
    return sets.sequence(set).contains { configuration in
      let edges = program.edges(of: Int(configuration >> 32))
      counter.spend(edges.count / 2 + 2)
      return edges.contains { edge in
        guard Int(program.targets[edge]) == program.positionCount else { return false }
        if let symbol { return demands(of: edge, context, symbol) != nil }
        return holdsAtEnd(edge, context)
      }
    }
  }

  private func flags(_ context: Int32) -> PlaceFlags {
    PlaceFlags(rawValue: contexts.element(contexts.range(of: context).lowerBound))
  }
}
