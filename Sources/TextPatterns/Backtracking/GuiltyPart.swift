/// The part of a pattern that makes it slow: a loop that is ambiguous by itself, or the run of parts from one loop to
/// another.
struct GuiltyPart {
  /// Byte offsets into the pattern's source.
  let range: Range<Int>

  /// `culprits` are leaves of the tree.
  init(
    _ tree: PatternTree, culprits: [PatternTree.NodeID], _ growth: GrowthCurve.Growth, _ budget: BacktrackingBudget
  ) {
    let parents = PatternParents(tree)
    if growth == .exponential, let loop = GuiltyPart.ambiguousLoop(tree, culprits, parents, budget) {
      range = tree[loop].range
      return
    }
    var loops = Set(culprits.map { parents.innermostLoop(around: $0) ?? $0 }).sorted()
    if loops.isEmpty { loops = [tree.root] }
    range = parents.commonRange(loops)
  }

  /// Of so many loops around the culprits it is asked whether they are ambiguous by themselves.
  private static let loopLimit = 6

  /// The innermost loop around all culprits that is ambiguous without what is around it.
  private static func ambiguousLoop(
    _ tree: PatternTree, _ culprits: [PatternTree.NodeID], _ parents: PatternParents, _ budget: BacktrackingBudget
  ) -> PatternTree.NodeID? {
    guard let first = culprits.first else { return nil }
    let around = culprits.dropFirst().map { Set(parents.ancestors(of: $0)) }
    var outermost: PatternTree.NodeID?
    for loop in parents.ancestors(of: first).filter({ tree[$0].kind.isLoop }).prefix(loopLimit) {
      guard around.allSatisfy({ $0.contains(loop) }) else { continue }
      var part = tree
      part.root = loop
      if isAmbiguous(part, budget) { return loop }
      outermost = loop
    }
    return outermost
  }

  private static func isAmbiguous(_ part: PatternTree, _ budget: BacktrackingBudget) -> Bool {
    do throws(BacktrackingObstacle) {
      let share = budget.limited(to: budget.steps / 16)
      var meter = try share.meter()
      defer { share.settle(meter) }
      let automaton = try AutomatonBuilder.build(
        part, match: .whole, mode: .candidates, budget: budget, meter: &meter)
      let alphabet = try AttackAlphabet(automaton.sets, within: nil, meter: &meter)
      let graph = try BacktrackingGraph(automaton, alphabet, meter: &meter)
      let components = try LoopComponents(of: graph, meter: &meter)
      return try !PairGraph(graph, components).candidates(meter: &meter).isEmpty
    } catch {
      return false
    }
  }
}

/// Which node of a tree each node stands in.
struct PatternParents {
  private let tree: PatternTree
  private var parents: [PatternTree.NodeID?]

  /// The parents of all nodes of a tree.
  init(_ tree: PatternTree) {
    self.tree = tree
    parents = [PatternTree.NodeID?](repeating: nil, count: tree.nodes.count)
    for (id, node) in tree.nodes.enumerated() {
      for child in node.kind.children where parents.indices.contains(child) { parents[child] = id }
    }
  }

  /// The node itself, what it stands in, and so on up to the root.
  func ancestors(of node: PatternTree.NodeID) -> [PatternTree.NodeID] {
    var result = [node]
    while let parent = parents[result[result.count - 1]] { result.append(parent) }
    return result
  }

  /// The repetition that a node stands in, nil where there is none.
  func innermostLoop(around node: PatternTree.NodeID) -> PatternTree.NodeID? {
    ancestors(of: node).first { tree[$0].kind.isLoop }
  }

  /// The smallest part of the source that has all the nodes: one node, or some neighbours in a sequence.
  func commonRange(_ nodes: [PatternTree.NodeID]) -> Range<Int> {
    let paths = nodes.map { Array(ancestors(of: $0).reversed()) }
    guard let first = paths.first else { return tree[tree.root].range }
    var depth = 0
    while depth + 1 < first.count, paths.allSatisfy({ depth + 1 < $0.count && $0[depth + 1] == first[depth + 1] }) {
      depth += 1
    }
    let common = first[depth]
    guard case .sequence = tree[common].kind else { return tree[common].range }
    let parts = paths.map { depth + 1 < $0.count ? tree[$0[depth + 1]].range : tree[common].range }
    let lower = parts.map(\.lowerBound).min() ?? tree[common].range.lowerBound
    let upper = parts.map(\.upperBound).max() ?? tree[common].range.upperBound
    return lower..<max(lower, upper)
  }
}

extension PatternNodeKind {
  /// The nodes right under this one, in the order of the source.
  var children: [PatternTree.NodeID] {
    switch self {
    case .sequence(let parts), .alternation(let parts): parts
    case .repetition(let body, _, _, _), .group(let body, _), .look(let body, _, _): [body]
    default: []
    }
  }

  /// Whether it repeats its body more than once.
  var isLoop: Bool {
    if case .repetition(_, let min, let max, _) = self { return max.map { $0 > 1 } ?? true || min > 1 }
    return false
  }
}
