/// The lengths that the non-empty texts of a language have.
public struct LengthSpectrum: Sendable, Equatable {
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
    return length <= LengthSpectrum.knownLimit ? known.contains(length) : nil
  }

  /// Counts the edges of ways to acceptance, some of them twice; nil where there is no way by an edge.
  init?(_ graph: ProductGraph, isDouble: [Bool]) {
    if graph.isEmpty { return nil }
    let steps = WeightedSteps(graph, isDouble)
    guard let shortest = steps.shortest() else { return nil }
    min = shortest
    max = steps.longest()
    known = steps.lengths(upTo: Swift.min(max ?? LengthSpectrum.knownLimit, LengthSpectrum.knownLimit))
  }
}

/// The live edges of a graph, each once for a target and a weight.
private struct WeightedSteps {
  private struct Step: Hashable {
    var target: Int
    var weight: Int
  }

  private let graph: ProductGraph
  private var steps: [[Step]] = []

  init(_ graph: ProductGraph, _ isDouble: [Bool]) {
    self.graph = graph
    for node in 0..<graph.nodeCount {
      var own: [Step] = []
      var seen = Set<Step>()
      for edge in graph.edges(of: node) where graph.isLive[node] && graph.isLive[Int(edge.target)] {
        let weight = isDouble.isEmpty || !isDouble[Int(edge.symbol)] ? 1 : 2
        let step = Step(target: Int(edge.target), weight: weight)
        if seen.insert(step).inserted { own.append(step) }
      }
      steps.append(own)
    }
  }

  /// The least weight of a way of at least one edge to acceptance: two queues, one a unit ahead of the other.
  func shortest() -> Int? {
    var levels: [[Int]] = [[0], [], []]
    var isDone = Array(repeating: false, count: steps.count)
    var length = 0
    while levels.contains(where: { !$0.isEmpty }) {
      for node in levels[0] {
        if length > 0, graph.accepting[node] { return length }
        if isDone[node], length > 0 { continue }
        if length > 0 { isDone[node] = true }
        for step in steps[node] where !isDone[step.target] { levels[step.weight].append(step.target) }
      }
      levels.removeFirst()
      levels.append([])
      length += 1
    }
    return nil
  }

  /// The most weight of a way to acceptance, nil where a live node is on a cycle.
  func longest() -> Int? {
    var open = Array(repeating: 0, count: steps.count)
    for node in steps { for step in node { open[step.target] += 1 } }
    var length = Array(repeating: 0, count: steps.count)
    var queue = [0]
    var done = 0
    if open[0] > 0 { return nil }
    while let node = queue.popLast() {
      done += 1
      for step in steps[node] {
        length[step.target] = max(length[step.target], length[node] + step.weight)
        open[step.target] -= 1
        if open[step.target] == 0 { queue.append(step.target) }
      }
    }
    guard done == graph.isLive.count(where: { $0 }) else { return nil }
    return graph.accepting.indices.filter { graph.accepting[$0] }.map { length[$0] }.max()
  }

  /// The weights of ways to acceptance, level by level.
  func lengths(upTo limit: Int) -> [Int] {
    var levels: [Set<Int>] = [[0], [], []]
    var result: [Int] = []
    for length in 0...max(limit, 0) {
      if length > 0, levels[0].contains(where: { graph.accepting[$0] }) { result.append(length) }
      for node in levels[0] { for step in steps[node] { levels[step.weight].insert(step.target) } }
      levels.removeFirst()
      levels.append([])
    }
    return result
  }
}
