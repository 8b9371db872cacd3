/// Takes the empty moves out of a Thompson automaton: the closure of each origin under them (Hopcroft & Ullman, 1979,
/// section 2.4), walked once.
struct EpsilonElimination {
  private let builder: ThompsonBuilder
  private var positionOfState: [Int32]
  /// The set of each position.
  private(set) var positionSets: [Int32] = []
  /// Of each position the copy of a counted repetition that it is, if it is one.
  private(set) var countedCopies: [ThompsonBuilder.CountedCopy?] = []
  private var continuations: [Int] = []
  /// Where the edges of an origin begin in `targets`.
  private(set) var edgeStarts: [Int32] = [0]
  /// The positions that edges lead to.
  private(set) var targets: [Int32] = []
  /// The condition of each edge.
  private(set) var edgeConditions: [Int32] = []
  /// Guards that must all hold; the first condition is always met.
  private(set) var conditions: [[Int32]] = [[]]
  private var conditionNumbers: [[Int32]: Int32] = [:]
  private var seen: [Int32]
  private var stamp: Int32 = 0
  private var seenUnder: Set<UInt64> = []

  /// The automaton that a builder has written.
  init(_ builder: ThompsonBuilder) {
    self.builder = builder
    positionOfState = Array(repeating: -1, count: builder.states.count)
    seen = Array(repeating: 0, count: builder.states.count)
  }

  /// Numbers the positions, and finds the edges of all origins.
  mutating func link() throws(NotAnalysedReason) {
    for (index, state) in builder.states.enumerated() {
      if case .consume(let set, let next) = state {
        positionOfState[index] = Int32(positionSets.count)
        positionSets.append(Int32(set))
        countedCopies.append(builder.countedCopies[index])
        continuations.append(next)
      }
    }
    for start in continuations + builder.entries {
      try close(start)
      edgeStarts.append(Int32(targets.count))
    }
  }

  /// Adds the edges of one origin: a walk over splits and guards with an explicit stack.
  private mutating func close(_ start: Int) throws(NotAnalysedReason) {
    stamp += 1
    seenUnder.removeAll(keepingCapacity: true)
    var stack: [(place: Int, condition: Int32)] = [(start, 0)]
    var visits = 2
    while let (place, condition) = stack.popLast() {
      visits += 1
      if visits == 1_024 {
        try builder.counter.pay(visits / 2)
        visits = 0
      }
      if seen[place] == stamp { continue }
      if condition == 0 {
        seen[place] = stamp
      } else if !seenUnder.insert(UInt64(place) << 32 | UInt64(condition)).inserted {
        continue
      }
      switch builder.states[place] {
      case .consume: try addEdge(positionOfState[place], condition)
      case .accept: try addEdge(Int32(positionSets.count), condition)
      case .fail: break
      case .check(let number, let next): stack.append((next, try self.condition(condition, and: number)))
      case .split(let first, let second):
        stack.append((second, condition))
        stack.append((first, condition))
      }
    }
    try builder.counter.pay(visits / 2)
  }

  private mutating func addEdge(_ target: Int32, _ condition: Int32) throws(NotAnalysedReason) {
    guard targets.count < CompilationLimit.edges else { throw NotAnalysedReason(.budget(.patternSize)) }
    targets.append(target)
    edgeConditions.append(condition)
  }

  private mutating func condition(_ number: Int32, and check: Int) throws(NotAnalysedReason) -> Int32 {
    var checks = conditions[Int(number)]
    if checks.contains(Int32(check)) { return number }
    checks.append(Int32(check))
    checks.sort()
    if let known = conditionNumbers[checks] { return known }
    guard conditions.count < 4_096, checks.count < 64 else { throw NotAnalysedReason(.budget(.patternSize)) }
    conditions.append(checks)
    conditionNumbers[checks] = Int32(conditions.count - 1)
    return Int32(conditions.count - 1)
  }
}
