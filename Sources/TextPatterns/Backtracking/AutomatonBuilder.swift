/// Unrolls the tree of a pattern into a position automaton, from the back: a part is entered with the frontier that
/// comes after it and gives the frontier that comes before it.
struct AutomatonBuilder {
  /// How repetitions and atomic groups are unrolled.
  enum Mode: Equatable {
    /// For the search of candidates: high counts are taken as no limit, atomic groups as plain ones.
    case candidates
    /// For counting: as they are, but no more than so many copies of a repeated part.
    case exact(copies: Int)
  }

  /// The index of a node of the pattern's tree.
  typealias NodeID = PatternTree.NodeID
  /// The index of a frontier of the automaton.
  typealias FrontierID = BacktrackingAutomaton.FrontierID

  /// Counts from here on are taken as no limit where candidates are searched.
  static let highCount = 8

  /// The pattern.
  let tree: PatternTree
  /// How repetitions and atomic groups are unrolled.
  let mode: Mode
  private let positionLimit: Int
  private var automaton = BacktrackingAutomaton()
  private var pool: FrontierPool
  private var openRegion = 0
  private var openLoops: Int32 = 0
  private var setOfNode: [NodeID: Int] = [:]
  private var setOfScalar: [UInt32: Int] = [:]
  private var regionOfNode: [NodeID: Int] = [:]

  /// The automaton of a pattern; throws where it would be larger than the budget allows.
  static func build(
    _ tree: PatternTree, match: PatternMatch, mode: Mode, budget: BacktrackingBudget, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> BacktrackingAutomaton {
    var builder = AutomatonBuilder(tree: tree, mode: mode, budget: budget)
    do throws(BacktrackingObstacle) {
      let automaton = try builder.whole(match)
      try meter.spend(builder.work)
      return automaton
    } catch {
      try meter.spend(builder.work)
      throw error
    }
  }

  /// Steps that the automaton has taken so far.
  private var work: Int { automaton.positions.count * 2 + pool.work }

  private init(tree: PatternTree, mode: Mode, budget: BacktrackingBudget) {
    self.tree = tree
    self.mode = mode
    positionLimit = budget.positions
    pool = FrontierPool(limit: budget.edges)
  }

  private mutating func whole(_ match: PatternMatch) throws(BacktrackingObstacle) -> BacktrackingAutomaton {
    automaton.regions.append(.init(entry: 0, acceptsAnywhere: match == .anywhere, isLookBehind: false))
    var entry = try enter(tree.root, pool.single(BacktrackingAutomaton.accept))
    if match == .anywhere {
      let everything = try addPosition(.set(index(of: .all)), node: tree.root, follow: entry)
      let search = try pool.joined(entry, pool.single(everything))
      automaton.positions[Int(everything)].follow = search
      automaton.searchPosition = everything
      entry = search
    }
    automaton.regions[0].entry = entry
    automaton.edges = pool.edges
    automaton.frontiers = pool.frontiers
    automaton.guards = pool.links
    return automaton
  }

  private mutating func enter(_ node: NodeID, _ next: FrontierID) throws(BacktrackingObstacle) -> FrontierID {
    switch tree[node].kind {
    case .empty:
      return next
    case .set(let set):
      return try take(setIndex(of: node, set), node, next)
    case .literal(let scalars, let ignoringCase):
      return try enterLiteral(scalars, ignoringCase, node, next)
    case .sequence(let parts):
      var frontier = next
      for part in parts.reversed() { frontier = try enter(part, frontier) }
      return frontier
    case .alternation(let branches):
      var frontiers: [FrontierID] = []
      frontiers.reserveCapacity(branches.count)
      for branch in branches { frontiers.append(try enter(branch, next)) }
      return try pool.joined(frontiers)
    case .repetition(let body, let min, let max, let mode):
      return try enterRepetition(node, body, min, max, mode, next)
    case .group(let body, let kind):
      return kind == .atomic ? try enterAtomic(node, body, next) : try enter(body, next)
    case .look(let body, let behind, let negative):
      let region = try region(of: node, isLookBehind: behind) { builder, accept throws(BacktrackingObstacle) in
        try builder.enter(body, accept)
      }
      return try pool.guarded(.look(region: region, behind: behind, negative: negative), next)
    case .assertion(let assertion):
      return try pool.guarded(.assertion(assertion), next)
    case .newlineSequence:
      return try enterNewline(node, next)
    case .backreference, .graphemeCluster:
      // Not regular: the runs that come here are cut off.
      automaton.isUnderapproximation = true
      return pool.dead()
    }
  }

  // MARK: Scalars

  private mutating func take(
    _ set: Int, _ node: NodeID, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    pool.single(try addPosition(.set(set), node: node, follow: next))
  }

  private mutating func addPosition(
    _ step: BacktrackingAutomaton.Position.Step, node: NodeID, follow: FrontierID
  ) throws(BacktrackingObstacle) -> Int32 {
    guard automaton.positions.count < positionLimit else { throw .budget }
    automaton.positions.append(
      .init(step: step, follow: follow, followIdle: follow, node: node, region: openRegion))
    return Int32(automaton.positions.count - 1)
  }

  /// Under `(?i)` a scalar of the text may stand for several of the run.
  private mutating func enterLiteral(
    _ scalars: [UInt32], _ ignoringCase: Bool, _ node: NodeID, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    guard ignoringCase else {
      var frontier = next
      for scalar in scalars.reversed() { frontier = try take(index(of: scalar), node, frontier) }
      return frontier
    }
    let run = FoldedRun(scalars)
    var frontiers = [FrontierID](repeating: next, count: run.folding.count + 1)
    for place in run.folding.indices.reversed() {
      var ways: [FrontierID] = []
      for edge in run.edges where edge.from == place && !edge.set.isEmpty {
        ways.append(try take(index(of: edge.set), node, frontiers[edge.to]))
      }
      frontiers[place] = ways.isEmpty ? pool.dead() : try pool.joined(ways)
    }
    return frontiers[0]
  }

  private mutating func setIndex(of node: NodeID, _ set: ScalarSet) -> Int {
    if let known = setOfNode[node] { return known }
    let index = index(of: set)
    setOfNode[node] = index
    return index
  }

  private mutating func index(of scalar: UInt32) -> Int {
    if let known = setOfScalar[scalar] { return known }
    let index = index(of: ScalarSet(scalar...scalar))
    setOfScalar[scalar] = index
    return index
  }

  private mutating func index(of set: ScalarSet) -> Int {
    if let known = automaton.sets.firstIndex(of: set) { return known }
    automaton.sets.append(set)
    return automaton.sets.count - 1
  }

  // MARK: Regions

  /// The region that a look-around or an atomic group has as its body; built once for all copies of it.
  private mutating func region(
    of node: NodeID, isLookBehind: Bool,
    _ body: (inout AutomatonBuilder, FrontierID) throws(BacktrackingObstacle) -> FrontierID
  ) throws(BacktrackingObstacle) -> Int {
    if let known = regionOfNode[node] { return known }
    let region = automaton.regions.count
    automaton.regions.append(.init(entry: 0, acceptsAnywhere: true, isLookBehind: isLookBehind))
    regionOfNode[node] = region
    let outer = openRegion
    openRegion = region
    automaton.regions[region].entry = try body(&self, pool.single(BacktrackingAutomaton.accept))
    openRegion = outer
    return region
  }

  private mutating func enterAtomic(
    _ node: NodeID, _ next: FrontierID,
    _ body: (inout AutomatonBuilder, FrontierID) throws(BacktrackingObstacle) -> FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    if mode == .candidates {
      automaton.isOverapproximation = true
      return try body(&self, next)
    }
    let region = try region(of: node, isLookBehind: false, body)
    return pool.single(try addPosition(.atomic(region: region), node: node, follow: next))
  }

  private mutating func enterAtomic(
    _ node: NodeID, _ body: NodeID, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    try enterAtomic(node, next) { builder, accept throws(BacktrackingObstacle) in try builder.enter(body, accept) }
  }

  /// `\R`: CR LF, or one terminator, and no second try.
  private mutating func enterNewline(
    _ node: NodeID, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    try enterAtomic(node, next) { builder, accept throws(BacktrackingObstacle) in
      let lineFeed = try builder.take(builder.index(of: 0xA), node, accept)
      let both = try builder.take(builder.index(of: 0xD), node, lineFeed)
      let one = try builder.take(builder.index(of: UnicodeSets.verticalSpace), node, accept)
      return try builder.pool.joined(both, one)
    }
  }

  // MARK: Repetitions

  private mutating func enterRepetition(
    _ node: NodeID, _ body: NodeID, _ min: Int, _ max: Int?, _ repetition: RepetitionMode, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    if repetition == .possessive {
      return try enterAtomic(node, next) { builder, accept throws(BacktrackingObstacle) in
        try builder.unroll(body, min, max, isLazy: false, accept)
      }
    }
    return try unroll(body, min, max, isLazy: repetition == .lazy, next)
  }

  private mutating func unroll(
    _ body: NodeID, _ min: Int, _ max: Int?, isLazy: Bool, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    if mode == .candidates, Swift.max(min, max ?? 0) >= AutomatonBuilder.highCount {
      automaton.isOverapproximation = true
      return try enterLoop(body, isOptional: min == 0, isLazy: isLazy, isChecked: true, next)
    }
    guard case .exact(let copies) = mode else { return try copy(body, min, max, isLazy, next) }
    if min > copies {
      automaton.isUnderapproximation = true
      return try copy(body, copies, copies, isLazy, pool.dead())
    }
    guard let max, max > copies else { return try copy(body, min, max, isLazy, next) }
    automaton.isUnderapproximation = true
    return try copy(body, min, copies, isLazy, next)
  }

  /// `min` copies, then a loop or optional copies, each inside the one before it.
  private mutating func copy(
    _ body: NodeID, _ min: Int, _ max: Int?, _ isLazy: Bool, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    var frontier = next
    var mandatory = min
    if let max {
      for _ in 0..<Swift.max(max - min, 0) { frontier = try optional(enter(body, frontier), next, isLazy) }
    } else {
      frontier = try enterLoop(body, isOptional: min == 0, isLazy: isLazy, isChecked: !isLazy || min > 1, next)
      mandatory -= 1
    }
    for _ in 0..<Swift.max(mandatory, 0) { frontier = try enter(body, frontier) }
    return frontier
  }

  private mutating func optional(
    _ more: FrontierID, _ exit: FrontierID, _ isLazy: Bool
  ) throws(BacktrackingObstacle) -> FrontierID {
    isLazy ? try pool.joined(exit, more) : try pool.joined(more, exit)
  }

  /// Where it is `isChecked`, an iteration that takes nothing ends the loop. ICU checks all loops but `*?` and `+?`,
  /// which go on without end where what comes after them fails.
  private mutating func enterLoop(
    _ body: NodeID, isOptional: Bool, isLazy: Bool, isChecked: Bool, _ next: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    openLoops += 1
    defer { openLoops -= 1 }
    let wayBack = BacktrackingAutomaton.accept - openLoops
    let first = pool.count
    let iteration = try enter(body, pool.single(wayBack))
    let entered = try leavingIdly(iteration, wayBack, isChecked ? next : pool.endless(next))
    let again = try optional(entered, next, isLazy)
    try pool.substituteAll(from: first, wayBack, by: again)
    return isOptional ? again : entered
  }

  /// The frontier at the beginning of an iteration: where nothing is taken, the way back is the way out.
  private mutating func leavingIdly(
    _ frontier: FrontierID, _ wayBack: Int32, _ exit: FrontierID
  ) throws(BacktrackingObstacle) -> FrontierID {
    var copies: [Int32: Int32] = [:]
    for target in pool.targets(of: frontier) where target >= 0 && copies[target] == nil {
      let position = automaton.positions[Int(target)]
      guard case .atomic = position.step else { continue }
      let copy = try addPosition(position.step, node: position.node, follow: position.follow)
      automaton.positions[Int(copy)].followIdle = try leavingIdly(position.followIdle, wayBack, exit)
      copies[target] = copy
    }
    return try pool.substituted(frontier, wayBack, by: exit, renamed: copies)
  }
}
