/// Finds how a text must end so that a region refuses it, by a breadth-first search of subsets of the automaton's
/// positions (Rabin & Scott, 1959).
///
/// Guards count as passed, so that a text that is refused here is refused by the pattern too.
struct FailingSuffix {
  /// How many subsets a search may visit.
  static let stateLimit = 200

  private struct Subset: Hashable {
    var positions: [Int32]
    var isStart: Bool
  }

  private let automaton: BacktrackingAutomaton
  private let masks: [AttackAlphabet.Mask]
  private let classCount: Int
  private let region: Int

  /// `masks` holds for each set of the automaton the classes that it consists of.
  init(_ automaton: BacktrackingAutomaton, masks: [AttackAlphabet.Mask], classCount: Int, region: Int) {
    self.automaton = automaton
    self.masks = masks
    self.classCount = classCount
    self.region = region
  }

  /// Endings with which `prefix` and many pumps are refused, the shortest first; none where there is no such ending.
  func suffixes(
    after prefix: [UInt8], pump: [UInt8], meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [[UInt8]] {
    var subset = Subset(positions: [], isStart: true)
    if isMatched(subset) { return [] }
    for letter in prefix {
      subset = try step(subset, letter, &meter)
      if isMatched(subset) { return [] }
    }
    for _ in 0..<12 {
      let before = subset
      for letter in pump {
        subset = try step(subset, letter, &meter)
        if isMatched(subset) { return [] }
      }
      if subset == before { break }
    }
    return try search(from: subset, &meter)
  }

  /// The shortest ending after which the text is refused, and letters after which nothing can match any more: one, or
  /// several where look-arounds may tell them apart.
  private func search(
    from start: Subset, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [[UInt8]] {
    var result: [[UInt8]] = accepts(start, atEnd: true) ? [] : [[]]
    let deadLimit = automaton.regions.count > 1 ? 3 : 1
    var deadEnds = 0
    var queue: [(subset: Subset, word: [UInt8])] = [(start, [])]
    var seen: Set<Subset> = [start]
    var next = 0
    while next < queue.count, seen.count < FailingSuffix.stateLimit {
      let (subset, word) = queue[next]
      next += 1
      for letter in 0..<UInt8(classCount) {
        let reached = try step(subset, letter, &meter)
        if isMatched(reached) { continue }
        if reached.positions.isEmpty {
          result.append(word + [letter])
          deadEnds += 1
          if deadEnds == deadLimit { return result }
        } else if result.isEmpty, !accepts(reached, atEnd: true) {
          result.append(word + [letter])
        }
        if seen.insert(reached).inserted { queue.append((reached, word + [letter])) }
      }
      if !result.isEmpty { break }
    }
    return result
  }

  /// A match has been found, whatever comes after it.
  private func isMatched(_ subset: Subset) -> Bool {
    automaton.regions[region].acceptsAnywhere && accepts(subset, atEnd: false)
  }

  private func accepts(_ subset: Subset, atEnd: Bool) -> Bool {
    for frontier in frontiers(of: subset) {
      for edge in automaton.edges[automaton.frontiers[frontier]] where edge.target == BacktrackingAutomaton.accept {
        if atEnd || !automaton.chain(edge.guards).contains(where: \.needsEnd) { return true }
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
      for edge in automaton.edges[automaton.frontiers[frontier]] where edge.target >= 0 {
        try meter.spend(2)
        guard case .set(let set) = automaton.positions[Int(edge.target)].step,
          masks[set] >> AttackAlphabet.Mask(letter) & 1 != 0, canPass(edge.guards, isStart: subset.isStart)
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
    return Subset(positions: positions, isStart: false)
  }

  /// Whether a scalar can come after the guards.
  private func canPass(_ guards: Int32, isStart: Bool) -> Bool {
    if guards == 0 { return true }
    return automaton.chain(guards).allSatisfy { condition in
      condition != .assertion(.end) && (isStart || region != 0 || !condition.needsStart)
    }
  }
}
