/// Atomic groups and possessive quantifiers, rewritten with negative look-aheads where that is exact (their semantics:
/// Berglund, van der Merwe, Watson & Weideman, CIAA 2017).
///
/// A node is *determinate* where no match of it is the beginning of another one, so that its language is a prefix code
/// (Berstel & Perrin, 1985): then there is one way to match it from any place, and nothing to back-track into.
extension ThompsonBuilder {
  /// `(?>node)`, or the possessive repetition that the node is.
  mutating func atomic(_ id: PatternTree.NodeID, next: Int, place: Place) throws(NotAnalysedReason) -> Int {
    let node = tree[id]
    if facts.isFixed(id) || !isPossessive(id) && isDeterminate(id) {
      return try emitWithin(id, next: next, place: place)
    }
    switch node.kind {
    case .group(let body, _): return try atomic(body, next: next, place: place)
    case .alternation(let parts): return try atomicAlternation(parts, next: next, place: place)
    case .sequence(let parts): return try atomicSequence(parts[...], next: next, place: place, range: node.range)
    case .repetition(let body, let least, let most, let mode)
    where isDeterminate(body) && facts.minLength[body] > 0:
      if mode == .lazy { return try repetition(body, least, least, next: next, place: place) }
      return try atomicLoop(body, least, most, next: next, place: place)
    case .repetition(let body, 0, 1, let mode):
      if mode == .lazy { return next }
      let taken = try atomic(body, next: next, place: place)
      return try split(taken, notAhead(body, next: next, place: place))
    default: return try overlapping(id, next: next, place: place)
    }
  }

  private func isPossessive(_ id: PatternTree.NodeID) -> Bool {
    if case .repetition(_, _, _, .possessive) = tree[id].kind { true } else { false }
  }

  /// Writes a node, a possessive repetition as if it were greedy.
  private mutating func emitWithin(
    _ id: PatternTree.NodeID, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    if case .repetition(let body, let least, let most, _) = tree[id].kind {
      return try repetition(body, least, most, next: next, place: place)
    }
    return try emit(id, next: next, place: place)
  }

  /// The first alternative that matches: `A|(?!A)B|(?!A)(?!B)C`.
  private mutating func atomicAlternation(
    _ parts: [PatternTree.NodeID], next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    var current = fail
    for (index, part) in parts.enumerated().reversed() {
      let taken = try atomic(part, next: next, place: place)
      let skipped = index + 1 < parts.count ? try notAhead(part, next: current, place: place) : current
      current = try split(taken, skipped)
    }
    return current
  }

  /// As often as possible: fewer than `most` times only where the body does not match again.
  private mutating func atomicLoop(
    _ body: PatternTree.NodeID, _ least: Int, _ most: Int?, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    let inner: Place = facts.minLength[body] > 0 ? .afterStart : .unknown
    guard let most else {
      let stopped = try notAhead(body, next: next, place: inner)
      return try repetition(body, least, nil, next: stopped, place: place)
    }
    if most <= least { return try repetition(body, least, least, next: next, place: place) }
    let full = try repetition(body, most, most, next: next, place: place)
    let stopped = try notAhead(body, next: next, place: least == 0 ? .unknown : inner)
    return try split(full, repetition(body, least, most - 1, next: stopped, place: place))
  }

  /// What stands first decides alone where it is determinate, or where the rest cannot fail or begins with other
  /// scalars.
  private mutating func atomicSequence(
    _ parts: ArraySlice<PatternTree.NodeID>, next: Int, place: Place, range: Range<Int>
  ) throws(NotAnalysedReason) -> Int {
    guard let first = parts.first else { return next }
    let rest = parts.dropFirst()
    if rest.isEmpty { return try atomic(first, next: next, place: place) }
    if !isDeterminate(first), !rest.allSatisfy({ facts.isAlwaysNullable[$0] }), !isSeparate(first, from: rest) {
      return try overlapping(parts, range, next: next, place: place)
    }
    let after = try atomicSequence(rest, next: next, place: self.place(after: [first], from: place), range: range)
    return try atomic(first, next: after, place: place)
  }

  /// A loop that stops only before scalars that its body cannot begin with, and a rest that must begin with them.
  private func isSeparate(_ loop: PatternTree.NodeID, from rest: ArraySlice<PatternTree.NodeID>) -> Bool {
    var loop = loop
    while case .group(let body, _) = tree[loop].kind { loop = body }
    guard case .repetition(let body, _, nil, .greedy) = tree[loop].kind, isDeterminate(body),
      let first = firstSet(body), let following = rest.first, facts.minLength[following] > 0,
      let other = firstSet(following)
    else { return false }
    return first.isDisjoint(with: other)
  }

  private mutating func overlapping(
    _ id: PatternTree.NodeID, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    try overlapping([id], tree[id].range, next: next, place: place)
  }

  /// Not decided: at most what the same parts match without being atomic.
  private mutating func overlapping(
    _ parts: ArraySlice<PatternTree.NodeID>, _ range: Range<Int>, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    if inexact == nil { inexact = NotAnalysedReason(.atomicOverlap, range: range) }
    if bound == .lower { return fail }
    var current = next
    for part in parts.reversed() { current = try emitWithin(part, next: current, place: .unknown) }
    return current
  }

  /// Whether no match of a node is the beginning of another one.
  func isDeterminate(_ id: PatternTree.NodeID) -> Bool {
    if facts.isFixed(id) { return true }
    switch tree[id].kind {
    case .group(_, .atomic): return true
    case .group(let body, _): return isDeterminate(body)
    case .sequence(let parts): return parts.allSatisfy { isDeterminate($0) }
    case .repetition(_, _, _, .possessive): return true
    case .repetition(let body, let least, let most, _): return least == most && isDeterminate(body)
    case .alternation(let parts): return parts.allSatisfy { isDeterminate($0) } && haveSeparateFirsts(parts)
    case .newlineSequence: return true
    default: return false
    }
  }

  private func haveSeparateFirsts(_ parts: [PatternTree.NodeID]) -> Bool {
    var seen = ScalarSet.empty
    for part in parts {
      guard facts.minLength[part] > 0, let first = firstSet(part), first.isDisjoint(with: seen) else { return false }
      seen = seen.union(first)
    }
    return true
  }

  /// A set that holds every first scalar of a node's matches, nil where that is not known.
  func firstSet(_ id: PatternTree.NodeID) -> ScalarSet? {
    switch tree[id].kind {
    case .empty, .assertion, .look: return .empty
    case .set(let set): return set
    case .literal(let run, ignoringCase: false): return ScalarSet(scalars: run.prefix(1))
    case .group(let body, _), .repetition(let body, _, _, _): return firstSet(body)
    case .newlineSequence: return GuardSets.terminators
    case .alternation(let parts): return union(parts)
    case .sequence(let parts):
      let count = parts.firstIndex { facts.minLength[$0] > 0 }.map { $0 + 1 } ?? parts.count
      return union(Array(parts.prefix(count)))
    default: return nil
    }
  }

  private func union(_ parts: [PatternTree.NodeID]) -> ScalarSet? {
    var result = ScalarSet.empty
    for part in parts {
      guard let first = firstSet(part) else { return nil }
      result = result.union(first)
    }
    return result
  }
}
