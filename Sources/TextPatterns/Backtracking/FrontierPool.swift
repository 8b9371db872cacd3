/// Frontiers while an automaton is built: shared, written once, and rewritten in place when a loop's way back is known
/// (backpatching: Aho, Lam, Sethi & Ullman, "Compilers", section 6.7).
///
/// A target below `BacktrackingAutomaton.accept` stands for the way back of a loop that is still open.
struct FrontierPool {
  /// A way on.
  typealias Edge = BacktrackingAutomaton.Edge

  /// The ways of all frontiers.
  private(set) var edges: [Edge] = []
  /// For each frontier the place of its ways.
  private(set) var frontiers: [Range<Int>] = []
  /// The guards; the first link is never used.
  private(set) var links = [BacktrackingAutomaton.GuardLink(condition: .assertion(.start), next: 0)]
  private let limit: Int
  /// So many chains of guards are enough for any pattern that people write.
  private static let linkLimit = 256
  private static let endlessCount = 1e10
  private var meter: StepMeter
  private var openStart = 0
  /// Where in the open frontier the unguarded edge to a target is; valid if inside it and to that target.
  private var slots: [Int32] = []

  /// At most `limit` edges, and work in proportion.
  init(limit: Int) {
    self.limit = limit
    meter = StepMeter(limit * 8)
  }

  /// How many frontiers there are.
  var count: Int { frontiers.count }

  /// Steps that have been taken so far.
  var work: Int { edges.count + (limit * 8 - meter.remaining) / 4 }

  /// The frontier with one way.
  mutating func single(_ target: Int32) -> Int {
    edges.append(Edge(target: target, guards: 0, count: 1))
    frontiers.append(edges.count - 1..<edges.count)
    return frontiers.count - 1
  }

  /// The frontier with no way.
  mutating func dead() -> Int {
    frontiers.append(edges.count..<edges.count)
    return frontiers.count - 1
  }

  /// The ways of the first, then those of the second.
  mutating func joined(_ first: Int, _ second: Int) throws(BacktrackingObstacle) -> Int {
    openStart = edges.count
    try append(first)
    try append(second)
    return close()
  }

  /// The ways of several frontiers in order.
  mutating func joined(_ all: [Int]) throws(BacktrackingObstacle) -> Int {
    if all.count == 1 { return all[0] }
    openStart = edges.count
    for frontier in all { try append(frontier) }
    return close()
  }

  /// The same ways, each under one more condition.
  mutating func guarded(_ condition: BacktrackingAutomaton.Guard, _ frontier: Int) throws(BacktrackingObstacle) -> Int {
    openStart = edges.count
    for index in frontiers[frontier] {
      var edge = edges[index]
      edge.guards = try link(condition, before: edge.guards)
      try add(edge)
    }
    return close()
  }

  /// The ways of `frontier`, with those of `replacement` in place of the way to `target`, and with other positions in
  /// place of those that `renamed` has.
  mutating func substituted(
    _ frontier: Int, _ target: Int32, by replacement: Int, renamed: [Int32: Int32]
  ) throws(BacktrackingObstacle) -> Int {
    guard !renamed.isEmpty || contains(frontier, target) else { return frontier }
    openStart = edges.count
    try appendSubstituted(frontier, target, by: replacement, renamed: renamed)
    return close()
  }

  /// The targets of a frontier, in order.
  func targets(of frontier: Int) -> [Int32] { frontiers[frontier].map { edges[$0].target } }

  /// The same ways, tried so often that they do not come to an end.
  mutating func endless(_ frontier: Int) -> Int {
    let ways = frontiers[frontier].map { index in
      Edge(target: edges[index].target, guards: edges[index].guards, count: FrontierPool.endlessCount)
    }
    frontiers.append(edges.count..<edges.count + ways.count)
    edges += ways
    return frontiers.count - 1
  }

  /// Does so in place for all frontiers from `first` on.
  mutating func substituteAll(
    from first: Int, _ target: Int32, by replacement: Int
  ) throws(BacktrackingObstacle) {
    for frontier in first..<frontiers.count where frontier != replacement {
      try meter.spend(frontiers[frontier].count)
      guard contains(frontier, target) else { continue }
      openStart = edges.count
      try appendSubstituted(frontier, target, by: replacement, renamed: [:])
      frontiers[frontier] = openStart..<edges.count
    }
  }

  private func contains(_ frontier: Int, _ target: Int32) -> Bool {
    for index in frontiers[frontier] where edges[index].target == target { return true }
    return false
  }

  private mutating func appendSubstituted(
    _ frontier: Int, _ target: Int32, by replacement: Int, renamed: [Int32: Int32]
  ) throws(BacktrackingObstacle) {
    for index in frontiers[frontier] {
      var edge = edges[index]
      if let name = renamed[edge.target] { edge.target = name }
      if edge.target != target {
        try add(edge)
        continue
      }
      for other in frontiers[replacement] {
        var way = edges[other]
        way.count = min(way.count * edge.count, 1e12)
        way.guards = try concatenated(edge.guards, way.guards)
        try add(way)
      }
    }
  }

  private mutating func append(_ frontier: Int) throws(BacktrackingObstacle) {
    for index in frontiers[frontier] { try add(edges[index]) }
  }

  /// Adds a way to the open frontier; one that is there already counts more.
  private mutating func add(_ edge: Edge) throws(BacktrackingObstacle) {
    try meter.spend()
    if let index = try openIndex(of: edge) {
      edges[index].count = min(edges[index].count + edge.count, 1e12)
      return
    }
    guard edges.count < limit else { throw .budget }
    if edge.guards == 0 { slots[slot(edge.target)] = Int32(truncatingIfNeeded: edges.count) }
    edges.append(edge)
  }

  private mutating func openIndex(of edge: Edge) throws(BacktrackingObstacle) -> Int? {
    if edge.guards != 0 {
      try meter.spend(edges.count - openStart)
      for index in openStart..<edges.count
      where edges[index].target == edge.target && edges[index].guards == edge.guards {
        return index
      }
      return nil
    }
    let slot = slot(edge.target)
    while slots.count <= slot { slots.append(-1) }
    let index = Int(slots[slot])
    guard index >= openStart, index < edges.count, edges[index].target == edge.target, edges[index].guards == 0 else {
      return nil
    }
    return index
  }

  private func slot(_ target: Int32) -> Int {
    target >= 0 ? Int(target) * 2 : -Int(target) * 2 - 1
  }

  private mutating func close() -> Int {
    frontiers.append(openStart..<edges.count)
    return frontiers.count - 1
  }

  /// The chain that checks `condition` and then the chain from `next` on; all are checked at one place, so once is
  /// enough.
  private mutating func link(
    _ condition: BacktrackingAutomaton.Guard, before next: Int32
  ) throws(BacktrackingObstacle) -> Int32 {
    var other = next
    while other != 0 {
      try meter.spend()
      if links[Int(other)].condition == condition { return next }
      other = links[Int(other)].next
    }
    for index in links.indices.dropFirst() where links[index].next == next && links[index].condition == condition {
      return Int32(index)
    }
    try meter.spend(links.count)
    guard links.count < FrontierPool.linkLimit else { throw .budget }
    links.append(BacktrackingAutomaton.GuardLink(condition: condition, next: next))
    return Int32(links.count - 1)
  }

  /// The chain that checks what the first does and then what the second does.
  private mutating func concatenated(_ first: Int32, _ second: Int32) throws(BacktrackingObstacle) -> Int32 {
    if first == 0 || second == 0 { return max(first, second) }
    let head = links[Int(first)]
    return try link(head.condition, before: try concatenated(head.next, second))
  }
}
