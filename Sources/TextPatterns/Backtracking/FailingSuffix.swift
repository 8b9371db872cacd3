/// Finds how a text must end so that a region refuses it, by a breadth-first search of subsets of the automaton's
/// positions (Rabin & Scott, 1959).
///
/// What look-arounds say counts as passed, and so do assertions about what stands before a region's beginning: whether a
/// text is refused is found out for certain where its steps are counted.
struct FailingSuffix {
  /// How many subsets a search may visit.
  static let stateLimit = 200

  private struct Subset: Hashable {
    var positions: [Int32]
    var isStart: Bool
    /// The class that was taken last, where an assertion asks for it.
    var last: UInt8?
  }

  /// What comes behind a place: a scalar of a class, or the end of the text.
  private enum Next: Equatable {
    case letter(UInt8)
    case end
  }

  private let automaton: BacktrackingAutomaton
  private let alphabet: AttackAlphabet
  private let region: Int
  /// The position that no way leads to here.
  private let barred: Int32?
  /// Whether some assertion asks what stands before it.
  private let looksBack: Bool
  /// The classes with which no text ends.
  private let inner: AttackAlphabet.Mask

  /// Endings for the region of an automaton, made of its alphabet.
  ///
  /// - Parameters:
  ///   - inner: the classes with which no text ends.
  ///   - isOfFirstTry: whether a search is to fail only where the text begins, wherever it succeeds then.
  init(
    _ automaton: BacktrackingAutomaton, _ alphabet: AttackAlphabet, region: Int, inner: AttackAlphabet.Mask,
    isOfFirstTry: Bool = false
  ) {
    self.inner = inner
    barred = isOfFirstTry ? automaton.searchPosition : nil
    self.automaton = automaton
    self.alphabet = alphabet
    self.region = region
    looksBack = automaton.guards.contains { link in
      switch link.condition {
      case .assertion(.lineStart), .assertion(.wordBoundary): true
      case .assertion, .look: false
      }
    }
  }

  /// Endings with which `prefix` and many pumps are refused, the shortest first; none where there is no such ending.
  func suffixes(
    after prefix: [UInt8], pump: [UInt8], meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [[UInt8]] {
    var subset = Subset(positions: [], isStart: true)
    for letter in prefix {
      if isMatched(subset, before: letter) { return [] }
      subset = try step(subset, letter, &meter)
    }
    for _ in 0..<12 {
      let before = subset
      for letter in pump {
        if isMatched(subset, before: letter) { return [] }
        subset = try step(subset, letter, &meter)
      }
      if subset == before { break }
    }
    let mayEnd = (pump.last ?? prefix.last).map { !isInner($0) } ?? true
    return try search(from: subset, mayEnd: mayEnd, &meter)
  }

  private func isInner(_ letter: UInt8) -> Bool { inner >> AttackAlphabet.Mask(letter) & 1 != 0 }

  /// The shortest ending after which the text is refused, and letters after which nothing can match any more: one, or
  /// several where look-arounds may tell them apart.
  ///
  /// - Parameter mayEnd: whether the text may end where the search begins.
  private func search(
    from start: Subset, mayEnd: Bool, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [[UInt8]] {
    var result: [[UInt8]] = !mayEnd || accepts(start, before: .end) ? [] : [[]]
    let ending = (0..<UInt8(alphabet.count)).first { !isInner($0) }
    let deadLimit = automaton.regions.count > 1 ? 3 : 1
    var deadEnds = 0
    var queue: [(subset: Subset, word: [UInt8])] = [(start, [])]
    var seen: Set<Subset> = [start]
    var next = 0
    while next < queue.count, seen.count < FailingSuffix.stateLimit {
      let (subset, word) = queue[next]
      next += 1
      for letter in 0..<UInt8(alphabet.count) where !isMatched(subset, before: letter) {
        let reached = try step(subset, letter, &meter)
        if reached.positions.isEmpty {
          // Whatever comes behind it changes nothing.
          guard let ending = isInner(letter) ? ending.map({ [$0] }) : [] else { continue }
          result.append(word + [letter] + ending)
          deadEnds += 1
          if deadEnds == deadLimit { return result }
        } else if result.isEmpty, !isInner(letter), !accepts(reached, before: .end) {
          result.append(word + [letter])
        }
        if seen.insert(reached).inserted { queue.append((reached, word + [letter])) }
      }
      if !result.isEmpty { break }
    }
    return result
  }

  /// A match has been found that what comes after it belongs to no more.
  private func isMatched(_ subset: Subset, before letter: UInt8) -> Bool {
    automaton.regions[region].acceptsAnywhere && accepts(subset, before: .letter(letter))
  }

  private func accepts(_ subset: Subset, before next: Next) -> Bool {
    for frontier in frontiers(of: subset) {
      for edge in automaton.edges[automaton.frontiers[frontier]] where edge.target == BacktrackingAutomaton.accept {
        if canPass(edge.guards, subset, next) { return true }
      }
    }
    return false
  }

  private func frontiers(of subset: Subset) -> [Int] {
    if subset.isStart { return [automaton.regions[region].entry] }
    return subset.positions.map { automaton.positions[Int($0)].follow }
  }

  private func step(
    _ subset: Subset, _ letter: UInt8, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> Subset {
    var positions: [Int32] = []
    for frontier in frontiers(of: subset) {
      for edge in automaton.edges[automaton.frontiers[frontier]] where edge.target >= 0 && edge.target != barred {
        try meter.spend(2)
        guard case .set(let set) = automaton.positions[Int(edge.target)].step,
          alphabet.masks[set] >> AttackAlphabet.Mask(letter) & 1 != 0, canPass(edge.guards, subset, .letter(letter))
        else { continue }
        positions.append(edge.target)
      }
    }
    try meter.spend(16)
    if positions.count > 1 {
      try meter.spend(positions.count * 8)
      positions.sort()
      var last: Int32 = -1
      positions.removeAll { position in
        defer { last = position }
        return position == last
      }
    }
    return Subset(positions: positions, isStart: false, last: looksBack ? letter : nil)
  }

  /// Whether guards can hold at a place.
  private func canPass(_ guards: Int32, _ subset: Subset, _ next: Next) -> Bool {
    if guards == 0 { return true }
    return automaton.chain(guards).allSatisfy { condition in
      guard case .assertion(let assertion) = condition else { return true }
      return canHold(assertion, subset, next)
    }
  }

  private func canHold(_ assertion: Assertion, _ subset: Subset, _ next: Next) -> Bool {
    switch assertion {
    case .start, .matchStart: return subset.isStart
    case .end: return next == .end
    // The terminator may be the last scalar.
    case .lineEnd, .endOrFinalTerminator: return holds(assertion, after: [], next)
    case .lineStart, .wordBoundary:
      if subset.isStart { return region != 0 || holds(assertion, after: [], next) }
      guard let last = subset.last else { return true }
      // What marks stand on is not known.
      let isTransparent = UnicodeSets.transparentInWords.contains(alphabet.representatives[Int(last)])
      return isTransparent || holds(assertion, after: [last], next)
    }
  }

  private func holds(_ assertion: Assertion, after before: [UInt8], _ next: Next) -> Bool {
    let behind: [UInt8] = if case .letter(let letter) = next { [letter] } else { [] }
    return AttackText(before + behind, alphabet).holds(assertion, at: before.count)
  }
}
