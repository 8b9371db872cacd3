/// A word that brings a loop of the automaton back to where it was, in more than one way or with more than one loop.
struct AttackCandidate {
  /// The position that has just been matched where the pump begins, and again where it ends.
  var anchor: Int
  /// For each letter of the pump the classes that it may be of; never empty.
  var pump: [AttackAlphabet.Mask]
  /// Positions in the loops that do it.
  var culprits: [Int]
}

/// Shortest words from the beginning of a match to each position.
struct ShortestPaths {
  /// For each position the one before it: -1 for the beginning, -2 where it cannot be reached.
  private var previous: [Int32]
  private let graph: BacktrackingGraph
  /// The positions that can be reached, those with the shortest words first.
  private(set) var positions: [Int] = []

  /// A breadth-first search from where a match begins.
  init(from graph: BacktrackingGraph, meter: inout StepMeter) throws(BacktrackingObstacle) {
    self.graph = graph
    previous = [Int32](repeating: -2, count: graph.count)
    var queue: [Int] = []
    for arc in graph.startArcs {
      previous[Int(arc.target)] = -1
      queue.append(Int(arc.target))
    }
    var next = 0
    while next < queue.count {
      let position = queue[next]
      next += 1
      for arc in graph.arcs(after: position) {
        try meter.spend()
        guard previous[Int(arc.target)] == -2 else { continue }
        previous[Int(arc.target)] = Int32(position)
        queue.append(Int(arc.target))
      }
    }
    positions = queue
  }

  /// Whether some word leads to a position.
  func reaches(_ position: Int) -> Bool { previous[position] != -2 }

  /// The positions on the way, the last of them `position`.
  func path(to position: Int) -> [Int] {
    var path: [Int] = []
    var current = Int32(position)
    while current >= 0 {
      path.append(Int(current))
      current = previous[Int(current)]
    }
    return path.reversed()
  }
}

extension BacktrackingGraph {
  /// The shortest way inside a component, as positions after `start` up to `end`; empty where they are the same.
  func path(
    from start: Int, to end: Int, in components: LoopComponents, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [Int] {
    if start == end { return [] }
    let component = components.component[start]
    var previous: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, previous[end] == nil {
      let position = queue[next]
      next += 1
      for arc in arcs(after: position) where components.component[Int(arc.target)] == component {
        try meter.spend(4)
        let target = Int(arc.target)
        guard target != start, previous[target] == nil else { continue }
        previous[target] = position
        queue.append(target)
      }
    }
    var path: [Int] = []
    var current = end
    while current != start {
      path.append(current)
      guard let before = previous[current] else { return [] }
      current = before
    }
    return path.reversed()
  }

  /// What the positions of a path take.
  func word(_ path: [Int]) -> [AttackAlphabet.Mask] { path.map { masks[$0] } }
}
