/// Polynomial ambiguity: two loops that take the same word, and a way on that word from the first to the second (IDA,
/// Weber and Seidl 1991).
///
/// Which states of the two loops are asked about does not matter as long as they lie in one strongly connected
/// component of the product: with p -u-> p', q -u-> q' and p' -v-> p, q' -v-> q a word w for (p', q') gives uwv for (p,
/// q).
struct TripleGraph {
  /// How many words are looked for in all.
  static let candidateLimit = 24

  private let graph: BacktrackingGraph
  private let components: LoopComponents
  /// For each component the classes that its positions take.
  private let alphabets: [AttackAlphabet.Mask]

  /// Searches a graph whose components are known.
  init(_ graph: BacktrackingGraph, _ components: LoopComponents) {
    self.graph = graph
    self.components = components
    alphabets = components.members.map { $0.reduce(0) { $0 | graph.masks[$1] } }
  }

  /// Words that can be pumped with polynomial effect, if nothing but sets of scalars is looked at.
  func candidates(meter: inout StepMeter) throws(BacktrackingObstacle) -> [AttackCandidate] {
    var result: [AttackCandidate] = []
    guard components.members.count > 1 else { return result }
    for first in components.members.indices {
      let reached = try reached(from: first, &meter)
      for second in components.members.indices where second != first && alphabets[first] & alphabets[second] != 0 {
        guard result.count < TripleGraph.candidateLimit else { return result }
        guard let entry = components.members[second].first, reached[entry] else { continue }
        try addCandidates(first, second, reached, to: &result, &meter)
      }
    }
    return result
  }

  private func reached(from component: Int, _ meter: inout StepMeter) throws(BacktrackingObstacle) -> [Bool] {
    var reached = [Bool](repeating: false, count: graph.count)
    var queue = components.members[component]
    for position in queue { reached[position] = true }
    while let position = queue.popLast() {
      for arc in graph.arcs(after: position) {
        try meter.spend()
        guard !reached[Int(arc.target)] else { continue }
        reached[Int(arc.target)] = true
        queue.append(Int(arc.target))
      }
    }
    return reached
  }

  private func addCandidates(
    _ first: Int, _ second: Int, _ reached: [Bool], to result: inout [AttackCandidate], _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let product = try LoopProduct(graph, components, first, second, meter: &meter)
    for cycle in product.cycles.members.indices {
      var search = TripleSearch(graph, product, cycle, reached)
      if let candidate = try search.run(&meter) { result.append(candidate) }
    }
  }
}

/// What two loops do on the same words.
private struct LoopProduct {
  struct Arc {
    var target: Int
    var mask: AttackAlphabet.Mask
  }

  private(set) var pairs: [(first: Int, second: Int)] = []
  private(set) var arcs: [[Arc]] = []
  let cycles: LoopComponents

  init(
    _ graph: BacktrackingGraph, _ components: LoopComponents, _ first: Int, _ second: Int, meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let left = components.members[first]
    let right = components.members[second]
    var pairs: [(first: Int, second: Int)] = []
    var arcs: [[Arc]] = []
    var numbers: [Int: Int] = [:]
    for state in left {
      for other in right where graph.masks[state] & graph.masks[other] != 0 {
        try meter.spend(12)
        numbers[state * graph.count + other] = pairs.count
        pairs.append((state, other))
      }
    }
    for pair in pairs {
      var list: [Arc] = []
      for arc in graph.arcs(after: pair.first) where components.component[Int(arc.target)] == first {
        for other in graph.arcs(after: pair.second) where components.component[Int(other.target)] == second {
          try meter.spend(12)
          guard let target = numbers[Int(arc.target) * graph.count + Int(other.target)] else { continue }
          list.append(Arc(target: target, mask: graph.masks[Int(arc.target)] & graph.masks[Int(other.target)]))
        }
      }
      arcs.append(list)
    }
    cycles = try LoopComponents(
      count: pairs.count, meter: &meter, degree: { arcs[$0].count }, target: { arcs[$0][$1].target })
    self.pairs = pairs
    self.arcs = arcs
  }
}

/// Searches a word that keeps both loops where they are and leads from the first to the second.
private struct TripleSearch {
  private struct Triple {
    var pair: Int
    var middle: Int
    var previous: Int
    var letter: AttackAlphabet.Mask
  }

  private let graph: BacktrackingGraph
  private let product: LoopProduct
  private let cycle: Int
  private let reached: [Bool]
  private var queue: [Triple] = []
  private var isSeen: Set<Int> = []

  init(_ graph: BacktrackingGraph, _ product: LoopProduct, _ cycle: Int, _ reached: [Bool]) {
    self.graph = graph
    self.product = product
    self.cycle = cycle
    self.reached = reached
  }

  mutating func run(_ meter: inout StepMeter) throws(BacktrackingObstacle) -> AttackCandidate? {
    guard let start = product.cycles.members[cycle].first else { return nil }
    let (first, second) = product.pairs[start]
    queue.append(Triple(pair: start, middle: first, previous: -1, letter: 0))
    var next = 0
    while next < queue.count {
      let triple = queue[next]
      for arc in product.arcs[triple.pair] where product.cycles.component[arc.target] == cycle {
        for step in graph.arcs(after: triple.middle) {
          try meter.spend(12)
          let middle = Int(step.target)
          let common = arc.mask & graph.masks[middle]
          guard common != 0, reached[middle] else { continue }
          guard isSeen.insert(arc.target * graph.count + middle).inserted else { continue }
          queue.append(Triple(pair: arc.target, middle: middle, previous: next, letter: common))
          if arc.target == start, middle == second {
            return AttackCandidate(anchor: first, pump: word(to: queue.count - 1), culprits: [first, second])
          }
        }
      }
      next += 1
    }
    return nil
  }

  private func word(to index: Int) -> [AttackAlphabet.Mask] {
    var word: [AttackAlphabet.Mask] = []
    var current = index
    while current > 0 {
      word.append(queue[current].letter)
      current = queue[current].previous
    }
    return word.reversed()
  }
}
