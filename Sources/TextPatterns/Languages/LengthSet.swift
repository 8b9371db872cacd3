/// The lengths that the non-empty texts of a language have.
public struct LengthSet: Sendable, Equatable {
  /// The length of a shortest text.
  public let min: Int
  /// The length of a longest text, nil where there is no limit.
  public let max: Int?
  /// The lengths that occur, up to `knownLimit`.
  public let known: [Int]
  /// Lengths past it are not listed.
  public static let knownLimit = 256

  /// Whether some text has a length, nil where that is past what is known.
  public func contains(_ length: Int) -> Bool? {
    if length < min || length > max ?? Int.max { return false }
    return length <= LengthSet.knownLimit ? known.contains(length) : nil
  }

  /// Counts the edges of ways to acceptance, some of them twice; nil where there is no way by an edge.
  init?(_ graph: ProductGraph, isDouble: [Bool]) throws(NotAnalysedReason) {
    if graph.isEmpty { return nil }
    try self.init(WeightedSteps(graph, isDouble))
  }

  /// The lengths of what a program without guards accepts.
  init?(_ program: PatternProgram) throws(NotAnalysedReason) { try self.init(WeightedSteps(program)) }

  private init?(_ steps: WeightedSteps) throws(NotAnalysedReason) {
    let longest = steps.longest()
    let known = try steps.lengths(upTo: Swift.min(longest ?? LengthSet.knownLimit, LengthSet.knownLimit))
    guard let shortest = known.first ?? steps.shortest() else { return nil }
    min = shortest
    max = longest
    self.known = known
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

  /// Steps, or words of them, that are taken at most.
  private static let workLimit = 8_000_000

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

  /// The origins of a program without guards that the start leads to, each a node.
  init(_ program: PatternProgram) {
    hasDouble = false
    let accept = program.positionCount
    var numbers = Array(repeating: Int32(-1), count: accept + 1)
    var origins = [program.origin(ofEntry: 0)]
    numbers[accept] = 0
    var accepting: [Bool] = []
    var next = 0
    while next < origins.count {
      accepting.append(program.leastRemaining[origins[next]] == 0)
      for edge in program.edges(of: origins[next]) {
        let target = Int(program.targets[edge])
        if target == accept || program.leastRemaining[target] >= PatternProgram.unlimited { continue }
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
  /// weight lead to.
  func lengths(upTo limit: Int) throws(NotAnalysedReason) -> [Int] {
    let words = (accepting.count + 63) / 64
    var goals = Array(repeating: UInt64(0), count: words)
    for node in accepting.indices where accepting[node] { goals[node / 64] |= 1 << UInt64(node % 64) }
    // Three levels that take turns: this one, the next, and the one after it.
    var levels = Array(repeating: UInt64(0), count: words * 3)
    levels[0] = 1
    var result: [Int] = []
    var work = 0
    for length in 0...max(limit, 0) {
      let current = length % 3 * words
      let isLength = (0..<words).contains { levels[current + $0] & goals[$0] != 0 }
      if length > 0, isLength { result.append(length) }
      let following = (length + 1) % 3 * words
      work += words * 4 + spread(current, following, (length + 2) % 3 * words, words, &levels)
      if work > WeightedSteps.workLimit { throw NotAnalysedReason(.budget(.steps)) }
      if !hasDouble, (0..<words).allSatisfy({ levels[current + $0] == levels[following + $0] }) {
        // Nothing changes any more.
        if isLength, length < limit { result.append(contentsOf: length + 1...limit) }
        break
      }
      for word in current..<current + words { levels[word] = 0 }
    }
    return result
  }

  /// Adds what a level leads to, to the levels that are one and two units further; gives how many steps that took.
  @inline(__always)
  private func spread(_ level: Int, _ single: Int, _ double: Int, _ words: Int, _ levels: inout [UInt64]) -> Int {
    var work = 0
    for word in 0..<words {
      var rest = levels[level + word]
      while rest != 0 {
        let node = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if !targetSets.isEmpty {
          work += words
          for other in 0..<words { levels[single &+ other] |= targetSets[node &* words &+ other] }
          continue
        }
        for step in steps(of: node) {
          let target = Int(step >> 1)
          let place = (step & 1 == 0 ? single : double) + target >> 6
          levels[place] |= 1 << UInt64(truncatingIfNeeded: target & 63)
          work += 1
        }
      }
    }
    return work
  }
}
