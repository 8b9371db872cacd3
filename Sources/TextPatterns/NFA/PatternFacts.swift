/// What is known of every node of a tree before any automaton is built: lengths in scalars, and whether it can be
/// empty.
struct PatternFacts: Sendable {
  /// A length without limit.
  static let unlimited = Int.max / 4

  /// For each node, no match is shorter.
  private(set) var minLength: [Int]
  /// For each node, no match is longer.
  private(set) var maxLength: [Int]
  /// Matches the empty text wherever it stands (`(?>a*)` does not before an a).
  private(set) var isAlwaysNullable: [Bool]

  /// The first loop that ICU may go round without end, because it does not see that the body matches nothing: `(a?)*?`,
  /// `(a?)+?` and `(a?)*+`, `(a?)++`. Then the whole match fails.
  private(set) var endlessLoop: Range<Int>?

  /// One pass over the nodes, children first.
  init(_ tree: PatternTree) {
    let count = tree.nodes.count
    minLength = Array(repeating: 0, count: count)
    maxLength = Array(repeating: 0, count: count)
    isAlwaysNullable = Array(repeating: false, count: count)
    for (id, node) in tree.nodes.enumerated() {
      let (lower, upper, nullable) = tree.isDotAll(id) ? (1, 2, false) : bounds(of: node.kind)
      minLength[id] = min(lower, PatternFacts.unlimited)
      maxLength[id] = min(upper, PatternFacts.unlimited)
      isAlwaysNullable[id] = nullable
      if endlessLoop == nil, isEndless(node.kind) { endlessLoop = node.range }
    }
  }

  private func isEndless(_ kind: PatternNodeKind) -> Bool {
    guard case .repetition(let body, let least, nil, let mode) = kind, minLength[body] == 0 else { return false }
    return mode == .possessive || mode == .lazy && least <= 1
  }

  /// Every match has one length: no match is the beginning of a longer one.
  func isFixed(_ id: PatternTree.NodeID) -> Bool { minLength[id] == maxLength[id] }

  private func bounds(of kind: PatternNodeKind) -> (Int, Int, Bool) {
    switch kind {
    case .empty: return (0, 0, true)
    case .assertion, .look: return (0, 0, false)
    case .set: return (1, 1, false)
    case .literal(let run, let ignoringCase):
      let folded = ignoringCase ? CaseFolding.fold(run).count : run.count
      return (ignoringCase ? (folded + 2) / 3 : folded, folded, folded == 0)
    case .sequence(let parts): return sequence(parts)
    case .alternation(let parts): return alternation(parts)
    case .repetition(let body, let least, let most, let mode):
      let (lower, upper, nullable) = repetition(body, least, most)
      return (lower, upper, nullable && (mode != .possessive || upper == 0))
    case .group(let body, .atomic): return (minLength[body], maxLength[body], false)
    case .group(let body, _): return (minLength[body], maxLength[body], isAlwaysNullable[body])
    case .backreference: return (0, PatternFacts.unlimited, false)
    case .graphemeCluster: return (1, PatternFacts.unlimited, false)
    case .newlineSequence: return (1, 2, false)
    }
  }

  private func sequence(_ parts: [PatternTree.NodeID]) -> (Int, Int, Bool) {
    var result = (0, 0, true)
    for part in parts {
      result.0 = min(result.0 + minLength[part], PatternFacts.unlimited)
      result.1 = min(result.1 + maxLength[part], PatternFacts.unlimited)
      result.2 = result.2 && isAlwaysNullable[part]
    }
    return result
  }

  private func alternation(_ parts: [PatternTree.NodeID]) -> (Int, Int, Bool) {
    var result = (PatternFacts.unlimited, 0, false)
    for part in parts {
      result.0 = min(result.0, minLength[part])
      result.1 = max(result.1, maxLength[part])
      result.2 = result.2 || isAlwaysNullable[part]
    }
    return parts.isEmpty ? (0, 0, true) : result
  }

  private func repetition(_ body: PatternTree.NodeID, _ least: Int, _ most: Int?) -> (Int, Int, Bool) {
    let upper = maxLength[body] == 0 ? 0 : most.map { product(maxLength[body], $0) } ?? PatternFacts.unlimited
    return (product(minLength[body], least), upper, least == 0 || isAlwaysNullable[body])
  }

  private func product(_ length: Int, _ times: Int) -> Int {
    let (result, overflow) = length.multipliedReportingOverflow(by: times)
    return overflow ? PatternFacts.unlimited : min(result, PatternFacts.unlimited)
  }
}

extension PatternTree {
  /// Whether a node is `.` under flag `s`, which takes CR LF as one.
  func isDotAll(_ id: NodeID) -> Bool {
    let node = self[id]
    guard case .set(.all) = node.kind, node.range.count == 1, source.indices.contains(node.range.lowerBound) else {
      return false
    }
    return source[node.range.lowerBound] == UInt8(ascii: ".")
  }

  /// The same through groups that are not atomic.
  func isDotAll(within id: NodeID) -> Bool {
    var id = id
    while case .group(let body, let kind) = self[id].kind, kind != .atomic { id = body }
    return isDotAll(id)
  }
}
