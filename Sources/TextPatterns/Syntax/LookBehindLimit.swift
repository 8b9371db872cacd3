extension PatternParser {
  /// ICU wants a greatest length for what a look-behind matches.
  mutating func checkLookBehind(_ body: PatternTree.NodeID, _ range: Range<Int>) {
    guard isUnbounded(body) else { return }
    let part = unboundedPart(of: body)
    fail(
      .lookBehindLimit, "a look-behind needs a greatest length of at most 16777215, and this part of it has none",
      nodes[part].range)
  }

  /// The first length that is as good as none: ICU keeps 24 bits.
  private static var unbounded: Int { 1 << 24 }

  private func isUnbounded(_ node: PatternTree.NodeID) -> Bool { greatestLength(of: node) >= Self.unbounded }

  /// The innermost part without a greatest length.
  private func unboundedPart(of node: PatternTree.NodeID) -> PatternTree.NodeID {
    let parts: [PatternTree.NodeID] =
      switch nodes[node].kind {
      case .sequence(let parts), .alternation(let parts): parts
      case .group(let body, _), .look(let body, _, _), .repetition(let body, _, _, _): [body]
      default: []
      }
    guard let part = parts.first(where: isUnbounded) else { return node }
    return unboundedPart(of: part)
  }

  /// What ICU takes as the greatest length in UTF-16 units; for a look-ahead that of what it looks at.
  private func greatestLength(of node: PatternTree.NodeID) -> Int {
    let length: Int =
      switch nodes[node].kind {
      case .empty, .assertion, .look(_, behind: true, _): 0
      case .set, .newlineSequence: 2
      case .literal(let scalars, let ignoringCase): length(of: ignoringCase ? CaseFolding.fold(scalars) : scalars)
      case .sequence(let parts): parts.reduce(0) { min($0 + greatestLength(of: $1), Self.unbounded) }
      case .alternation(let branches): branches.reduce(0) { max($0, greatestLength(of: $1)) }
      case .group(let body, _), .look(let body, behind: false, _): greatestLength(of: body)
      case .repetition(let body, _, let maximum, _):
        length(of: body, atMost: lazyOptions.contains(node) ? nil : maximum)
      case .backreference, .graphemeCluster: Self.unbounded
      }
    return min(length, Self.unbounded)
  }

  private func length(of scalars: [UInt32]) -> Int {
    scalars.reduce(0) { $0 + ($1 > 0xFFFF ? 2 : 1) }
  }

  /// Something repeated no times is empty, even if it has no greatest length itself.
  private func length(of body: PatternTree.NodeID, atMost count: Int?) -> Int {
    guard let count else { return Self.unbounded }
    return count == 0 ? 0 : greatestLength(of: body) * count
  }
}
