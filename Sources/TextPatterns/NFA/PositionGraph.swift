/// The positions of an automaton (Glushkov, 1961) with the edges between them, before anything is derived from them.
///
/// Origins and targets are numbered as those of a `PositionNFA`.
struct PositionGraph {
  /// The sets that positions consume.
  var sets: SetMinterms
  /// The set of each position.
  private(set) var positionSets: [Int32] = []
  /// Of each position the copy of a counted repetition that it is, if it is one.
  private(set) var countedCopies: [ThompsonBuilder.CountedCopy?] = []
  /// Where the edges of an origin begin in `targets`; one more than there are origins.
  private(set) var edgeStarts: [Int32] = [0]
  /// The positions that edges lead to; as many as there are positions stands for acceptance.
  private(set) var targets: [Int32] = []
  /// The condition of each edge, by its number in `conditions`; 0 is always met.
  private(set) var edgeConditions: [Int32] = []
  /// Guards that must all hold.
  private(set) var conditions: [[Int32]] = [[]]
  /// The guards that conditions are made of.
  private(set) var guards: [NFAGuard] = []
  /// The sets that guards ask about.
  private(set) var guardSets = GuardSets()
  /// Entries of look-behinds, inner ones first.
  private(set) var trackers: [Int] = []

  /// What a builder has written, without empty moves.
  init(_ builder: ThompsonBuilder) throws(NotAnalysedReason) {
    var linker = EpsilonElimination(builder)
    try linker.link()
    try builder.counter.pay(builder.sets.reduce(0) { $0 + $1.spans.count } / 2)
    sets = SetMinterms(builder.sets)
    guard sets.masks.count <= 1 << 19 else { throw NotAnalysedReason(.budget(.alphabet)) }
    positionSets = linker.positionSets
    countedCopies = linker.countedCopies
    edgeStarts = linker.edgeStarts
    targets = linker.targets
    edgeConditions = linker.edgeConditions
    conditions = linker.conditions
    guards = builder.guards
    guardSets = builder.guardSets
    trackers = builder.trackers
  }

  /// An NFA without positions.
  init(sets: SetMinterms) { self.sets = sets }

  /// The edges of an origin, as places in `targets`.
  @inline(__always) func edges(of origin: Int) -> Range<Int> {
    Int(edgeStarts[origin])..<Int(edgeStarts[origin + 1])
  }

  /// Adds the next origin, with edges without conditions.
  mutating func add(_ targets: [Int32]) {
    self.targets += targets
    edgeStarts.append(Int32(truncatingIfNeeded: self.targets.count))
  }

  /// Says what the positions read, and what target -1 stands for.
  mutating func finish(_ positionSets: [Int32], _ countedCopies: [ThompsonBuilder.CountedCopy?], accept: Int32) {
    self.positionSets = positionSets
    self.countedCopies = countedCopies
    for edge in targets.indices where targets[edge] < 0 { targets[edge] = accept }
    edgeConditions = Array(repeating: 0, count: targets.count)
  }

  /// Whether an origin has an edge without a condition to some target.
  func hasFreeEdge(from origin: Int, where isWanted: (Int32) -> Bool) -> Bool {
    edges(of: origin).contains { edgeConditions[$0] == 0 && isWanted(targets[$0]) }
  }
}
