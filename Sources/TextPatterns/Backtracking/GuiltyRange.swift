/// The part of a pattern's source that repeats certain nodes.
struct GuiltyRange {
  private let tree: PatternTree
  private var parents: [PatternTree.NodeID?]

  init(_ tree: PatternTree) {
    self.tree = tree
    parents = [PatternTree.NodeID?](repeating: nil, count: tree.nodes.count)
    for (id, node) in tree.nodes.enumerated() {
      for child in node.kind.children where parents.indices.contains(child) { parents[child] = id }
    }
  }

  /// From the first to the last of the innermost repetitions that repeat the nodes; for several nodes of one repetition
  /// that is the innermost one that all of them lie in.
  func range(of nodes: [PatternTree.NodeID]) -> Range<Int> {
    var loops = Set(nodes.compactMap(innermostLoop))
    if loops.isEmpty { loops = Set(nodes) }
    let ranges = loops.map { tree[$0].range }
    guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max() else {
      return tree[tree.root].range
    }
    guard let shared = sharedLoop(nodes), loops.count > 1 else { return lower..<upper }
    return tree[shared].range
  }

  private func innermostLoop(_ node: PatternTree.NodeID) -> PatternTree.NodeID? {
    ancestors(node).first { tree[$0].kind.isLoop }
  }

  private func sharedLoop(_ nodes: [PatternTree.NodeID]) -> PatternTree.NodeID? {
    guard let first = nodes.first else { return nil }
    let others = nodes.dropFirst().map { Set(ancestors($0)) }
    return ancestors(first).first { candidate in
      tree[candidate].kind.isLoop && others.allSatisfy { $0.contains(candidate) }
    }
  }

  private func ancestors(_ node: PatternTree.NodeID) -> [PatternTree.NodeID] {
    var result = [node]
    while let parent = parents[result[result.count - 1]] { result.append(parent) }
    return result
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
