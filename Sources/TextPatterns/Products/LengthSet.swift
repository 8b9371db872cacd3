/// The lengths that the non-empty texts of a language have: its Parikh image over an alphabet of one letter (Parikh,
/// 1966), found by running the automaton level by level with its letters forgotten.
public struct LengthSet: Sendable {
  /// The length of a shortest text.
  public let min: Int
  /// The length of a longest text, nil where there is no limit.
  public let max: Int?
  /// The lengths that occur, up to `knownLimit`.
  public let known: [Int]
  /// From this length on every one occurs; nil where there is a longest, or it is not known.
  public let settled: Int?
  /// Lengths past it are not listed.
  static let knownLimit = 256

  /// Whether some text has a length, nil where that is past what is known.
  public func contains(_ length: Int) -> Bool? {
    if length < min || length > max ?? Int.max { return false }
    if let settled, length >= settled { return true }
    return length <= LengthSet.knownLimit ? known.contains(length) : nil
  }

  /// Whether every length from the least to the most occurs, as far as lengths are listed.
  var hasNoGap: Bool {
    min <= LengthSet.knownLimit && known.count == Swift.min(max ?? .max, LengthSet.knownLimit) - min + 1
  }

  /// The lengths of both.
  func union(_ other: LengthSet) -> LengthSet { LengthSet(self, other) }

  private init(_ first: LengthSet, _ second: LengthSet) {
    min = Swift.min(first.min, second.min)
    max = first.max.flatMap { first in second.max.map { Swift.max(first, $0) } }
    known = Set(first.known + second.known).sorted()
    settled = [first.settled, second.settled].compactMap(\.self).min()
  }

  /// Counts the edges of ways to acceptance, some of them twice; nil where there is no way by an edge.
  init?(_ graph: ProductGraph, isDouble: [Bool]) throws(NotAnalysedReason) {
    if graph.isEmpty { return nil }
    try self.init(WeightedSteps(graph, isDouble), graph.counter)
  }

  /// The lengths of what an NFA without guards accepts.
  init?(_ nfa: PositionNFA, _ counter: StepCounter) throws(NotAnalysedReason) {
    try self.init(WeightedSteps(nfa), counter)
  }

  /// Some lengths, in any order; nil where there is none.
  init?(_ lengths: [Int]) {
    guard let least = lengths.min(), let most = lengths.max() else { return nil }
    min = least
    max = most
    known = Set(lengths.filter { $0 <= LengthSet.knownLimit }).sorted()
    settled = nil
  }

  private init?(_ steps: WeightedSteps, _ counter: StepCounter) throws(NotAnalysedReason) {
    try counter.pay(steps.count / 4)
    let longest = steps.longest()
    let (known, settled) = try steps.lengths(
      upTo: Swift.min(longest ?? LengthSet.knownLimit, LengthSet.knownLimit), counter)
    guard let shortest = known.first ?? steps.shortest() else { return nil }
    min = shortest
    max = longest
    self.known = known
    self.settled = settled
  }
}

extension LengthSet: Equatable {
  /// Whether the lengths are the same, as far as they are listed: where it is seen that all others occur hangs on the
  /// automaton.
  public static func == (left: LengthSet, right: LengthSet) -> Bool {
    left.min == right.min && left.max == right.max && left.known == right.known
  }
}

/// The live edges of a graph by their sources, of each pair of nodes at most one for each weight.
private struct WeightedSteps {
  /// A target, with a bit for the second weight: `target << 1 | isDouble`.
  private var steps: [Int32] = []
  private var starts: [Int32] = [0]
  private let accepting: [Bool]
  private let isLive: [Bool]
  private let hasDouble: Bool
  /// Of few nodes with many steps each, the targets of each node as a bit set.
  private var targetSets: [UInt64] = []

  var count: Int { steps.count }

  init(_ graph: ProductGraph, _ isDouble: [Bool]) {
    accepting = graph.accepting
    isLive = graph.isLive
    hasDouble = isDouble.contains(true)
    // The source that last had a step to a target by each weight.
    var seen = Array(repeating: Int32(-1), count: graph.nodeCount * 2)
    starts.reserveCapacity(graph.nodeCount + 1)
    for node in 0..<graph.nodeCount {
      if isLive[node] {
        for edge in graph.edges(of: node) where isLive[Int(edge.target)] {
          let step = edge.target << 1 | (hasDouble && isDouble[Int(edge.symbol)] ? 1 : 0)
          if seen[Int(step)] == Int32(truncatingIfNeeded: node) { continue }
          seen[Int(step)] = Int32(truncatingIfNeeded: node)
          steps.append(step)
        }
      }
      starts.append(Int32(truncatingIfNeeded: steps.count))
    }
    collectTargets()
  }

  private mutating func collectTargets() {
    let words = (accepting.count + 63) / 64
    guard !hasDouble, accepting.count <= 2_048, steps.count > accepting.count * words * 2 else { return }
    targetSets = Array(repeating: 0, count: accepting.count * words)
    for node in accepting.indices {
      for step in steps(of: node) {
        targetSets[node * words + Int(step >> 7)] |= 1 << UInt64(truncatingIfNeeded: step >> 1 & 63)
      }
    }
  }

  /// The origins of an NFA without guards that the start leads to, each a node.
  init(_ nfa: PositionNFA) {
    hasDouble = false
    let accept = nfa.positionCount
    var numbers = Array(repeating: Int32(-1), count: accept + 1)
    var origins = [nfa.origin(ofEntry: 0)]
    numbers[accept] = 0
    var accepting: [Bool] = []
    var next = 0
    while next < origins.count {
      accepting.append(nfa.leastRemaining[origins[next]] == 0)
      for edge in nfa.edges(of: origins[next]) {
        let target = Int(nfa.targets[edge])
        if target == accept || nfa.leastRemaining[target] >= PositionNFA.unlimited { continue }
        if numbers[target] < 0 {
          numbers[target] = Int32(truncatingIfNeeded: origins.count)
          origins.append(target)
        }
        steps.append(numbers[target] << 1)
      }
      starts.append(Int32(truncatingIfNeeded: steps.count))
      next += 1
    }
    self.accepting = accepting
    isLive = Array(repeating: true, count: accepting.count)
    collectTargets()
  }

  @inline(__always) private func steps(of node: Int) -> ArraySlice<Int32> {
    steps[Int(starts[node])..<Int(starts[node + 1])]
  }

  /// The least weight of a way of at least one edge to acceptance: two queues, one a unit ahead of the other.
  func shortest() -> Int? {
    var levels: [[Int]] = [[0], [], []]
    var isDone = Array(repeating: false, count: accepting.count)
    var length = 0
    while levels.contains(where: { !$0.isEmpty }) {
      for node in levels[0] {
        if length > 0, accepting[node] { return length }
        if isDone[node], length > 0 { continue }
        if length > 0 { isDone[node] = true }
        for step in steps(of: node) where !isDone[Int(step >> 1)] { levels[1 + Int(step & 1)].append(Int(step >> 1)) }
      }
      levels.removeFirst()
      levels.append([])
      length += 1
    }
    return nil
  }

  /// The most weight of a way to acceptance, nil where a live node is on a cycle.
  func longest() -> Int? {
    var open = Array(repeating: Int32(0), count: accepting.count)
    for step in steps { open[Int(step >> 1)] += 1 }
    if open[0] > 0 { return nil }
    var length = Array(repeating: 0, count: accepting.count)
    var queue = [0]
    var done = 0
    while let node = queue.popLast() {
      done += 1
      for step in steps(of: node) {
        let target = Int(step >> 1)
        length[target] = max(length[target], length[node] + 1 + Int(step & 1))
        open[target] -= 1
        if open[target] == 0 { queue.append(target) }
      }
    }
    guard done == isLive.count(where: { $0 }) else { return nil }
    return accepting.indices.lazy.filter { accepting[$0] }.map { length[$0] }.max()
  }

  /// The weights of ways to acceptance of at least one edge, level by level: a level is the nodes that ways of one
  /// weight lead to; and the weight from which on there is a way of each, where that was seen.
  func lengths(
    upTo limit: Int, _ counter: StepCounter
  ) throws(NotAnalysedReason) -> (lengths: [Int], settled: Int?) {
    var levels = WeightLevels(accepting)
    var result: [Int] = []
    for length in 0...max(limit, 0) {
      let isLength = levels.hasGoal
      if length > 0, isLength { result.append(length) }
      try counter.pay((levels.words * 4 + spread(&levels)) / 16 + 1)
      if !hasDouble, levels.isSettled {
        // Nothing changes any more.
        if isLength, length < limit { result.append(contentsOf: length + 1...limit) }
        guard isLength else { return (result, nil) }
        var first = Swift.max(length, 1)
        while first > 1, result.contains(first - 1) { first -= 1 }
        return (result, first)
      }
      levels.advance()
    }
    return (result, nil)
  }

  /// Adds what the current level leads to, to the levels that are one and two units further; gives how many words and
  /// steps that took.
  private func spread(_ levels: inout WeightLevels) -> Int {
    levels.spread { nodes, single, double in
      steps.withUnsafeBufferPointer { steps in
        starts.withUnsafeBufferPointer { starts in
          targetSets.withUnsafeBufferPointer { sets in
            var work = 0
            for word in nodes.indices {
              var rest = nodes[word]
              while rest != 0 {
                let node = word &* 64 &+ rest.trailingZeroBitCount
                rest &= rest &- 1
                if !sets.isEmpty {
                  for other in single.indices { single[other] |= sets[node &* single.count &+ other] }
                  work &+= single.count
                  continue
                }
                for index in Int(starts[node])..<Int(starts[node &+ 1]) {
                  let step = steps[index]
                  let bit = UInt64(1) << UInt64(truncatingIfNeeded: step >> 1 & 63)
                  if step & 1 == 0 { single[Int(step >> 7)] |= bit } else { double[Int(step >> 7)] |= bit }
                  work &+= 1
                }
              }
            }
            return work
          }
        }
      }
    }
  }
}

/// Sets of nodes for three weights one after the other, which take turns.
private struct WeightLevels {
  /// Words of one set.
  let words: Int
  private let goals: [UInt64]
  private var current: [UInt64]
  private var next: [UInt64]
  private var afterNext: [UInt64]

  /// The first level has the first node alone.
  init(_ accepting: [Bool]) {
    words = (accepting.count + 63) / 64
    var goals = Array(repeating: UInt64(0), count: words)
    for node in accepting.indices where accepting[node] { goals[node / 64] |= 1 << UInt64(node % 64) }
    self.goals = goals
    current = Array(repeating: 0, count: words)
    next = current
    afterNext = current
    if words > 0 { current[0] = 1 }
  }

  /// Whether a node of the current level accepts.
  var hasGoal: Bool { zip(current, goals).contains { $0 & $1 != 0 } }

  /// Whether the next level is the same.
  var isSettled: Bool { current == next }

  mutating func advance() {
    swap(&current, &next)
    swap(&next, &afterNext)
    for word in 0..<words { afterNext[word] = 0 }
  }

  mutating func spread(
    _ body: (UnsafeBufferPointer<UInt64>, UnsafeMutableBufferPointer<UInt64>, UnsafeMutableBufferPointer<UInt64>) -> Int
  ) -> Int {
    current.withUnsafeBufferPointer { current in
      next.withUnsafeMutableBufferPointer { next in
        afterNext.withUnsafeMutableBufferPointer { afterNext in body(current, next, afterNext) }
      }
    }
  }
}
