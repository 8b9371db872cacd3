/// A position automaton (Glushkov, 1961): positions that consume one scalar of a set, and the edges between them.
///
/// Origins are the places that edges leave from: origin `p < positionCount` is the place after position `p`, origin
/// `positionCount + e` the place where entry `e` begins (0 the whole, then the bodies of look-arounds). The target
/// `positionCount` is acceptance at the place where the edge is taken.
final class PositionNFA: Sendable {
  /// The sets that positions consume.
  let sets: SetMinterms
  /// The set of each position.
  let positionSets: [Int32]
  /// Where the edges of an origin begin in `targets`; one more than there are origins.
  let edgeStarts: [Int32]
  /// The position that each edge leads to.
  let targets: [Int32]
  /// The condition of each edge, by its number in `conditions`; 0 is always met.
  let edgeConditions: [Int32]
  /// Guards that must all hold.
  let conditions: [[Int32]]
  /// The guards that conditions are made of.
  let guards: [NFAGuard]
  /// What guards ask about the scalars of each class.
  let guardClasses: [GuardClass]
  /// Entries of look-behinds, inner ones first.
  let trackers: [Int]
  /// The fewest scalars from an origin to acceptance, `PatternFacts.unlimited` where there is no way.
  let leastRemaining: [Int32]
  /// The most scalars from an origin to acceptance.
  let mostRemaining: [Int32]
  /// Classes that a position of the whole (entry 0) consumes on a way to acceptance: no text with other scalars is
  /// accepted.
  let domain: [Bool]
  /// Whether that is all of them.
  let isDomainWhole: Bool
  /// Origins from which any text over the domain is accepted.
  let isUniversal: [Bool]
  /// Of each position the copy of a counted repetition that it is, if it is one.
  let countedCopies: [ThompsonBuilder.CountedCopy?]
  /// The positions that are such copies, as a bit set; empty where there are none.
  let countedPositions: [UInt64]
  /// Words of a bit set over the targets.
  let words: Int
  /// For each class the positions that consume it and lead to acceptance, as bit sets.
  let classPositions: [UInt64]
  /// For each origin its useful targets as one word, empty where `words` is more than 1.
  let followMasks: [UInt64]
  /// Positions that consume all of the domain and are universal, as a bit set: beside acceptance, each stands for any
  /// text.
  let universalPositions: [UInt64]

  /// How many positions there are.
  var positionCount: Int { positionSets.count }
  /// Whether edges have conditions.
  var isGuarded: Bool { !guards.isEmpty }

  /// A length without limit.
  static let unlimited = Int32.max / 4

  /// The edges of an origin, as places in `targets`.
  @inline(__always) func edges(of origin: Int) -> Range<Int> {
    Int(edgeStarts[origin])..<Int(edgeStarts[origin + 1])
  }

  /// Whether a position consumes the scalars of a class.
  @inline(__always) func consumes(_ position: Int, _ symbol: Int) -> Bool {
    sets.contains(Int(positionSets[position]), symbol)
  }

  /// The place where an entry begins.
  func origin(ofEntry entry: Int) -> Int { positionCount + entry }

  /// The classes without those that no text has.
  var usefulPartition: MintermPartition {
    if isDomainWhole { return sets.partition }
    let numbers = domain.indices.map { domain[$0] ? UInt16(truncatingIfNeeded: $0) : MintermPartition.none }
    return sets.partition.renamed(by: numbers, count: sets.partition.count)
  }

  /// What a builder has written, without empty moves and, where that can be, without guards.
  init(_ builder: ThompsonBuilder) throws(NotAnalysedReason) {
    var linked = try PositionGraph(builder)
    if let plain = GuardElimination.nfa(linked) { linked = plain }
    sets = linked.sets
    positionSets = linked.positionSets
    edgeStarts = linked.edgeStarts
    targets = linked.targets
    edgeConditions = linked.edgeConditions
    conditions = linked.conditions
    guards = linked.guards
    guardClasses = GuardClass.all(in: linked.sets, linked.guardSets)
    trackers = linked.trackers
    try builder.counter.pay(linked.targets.count / 2 + linked.sets.partition.starts.count / 8 + 32)
    let distances = RemainingLengths(linked.positionSets.count, linked.edgeStarts, linked.targets)
    leastRemaining = distances.least
    mostRemaining = distances.most
    domain = PositionNFA.domain(linked, distances)
    isDomainWhole = domain.allSatisfy { $0 }
    let loops = PositionNFA.universalLoops(linked, domain)
    isUniversal = PositionNFA.universalOrigins(linked, loops)
    words = linked.positionSets.count / 64 + 1
    guard words * linked.sets.partition.count <= 1 << 19 else { throw NotAnalysedReason(.budget(.alphabet)) }
    try builder.counter.pay(words * linked.sets.partition.count / 16)
    classPositions = PositionNFA.classPositions(linked, distances, words)
    followMasks = words == 1 ? PositionNFA.followMasks(linked, distances) : []
    var universal = Array(repeating: UInt64(0), count: words)
    for position in loops { universal[Int(position) / 64] |= 1 << UInt64(position % 64) }
    universalPositions = universal
    countedCopies = linked.countedCopies
    var counted = Array(repeating: UInt64(0), count: linked.countedCopies.contains { $0 != nil } ? words : 0)
    for (position, copy) in linked.countedCopies.enumerated() where copy != nil {
      counted[position / 64] |= 1 << UInt64(position % 64)
    }
    countedPositions = counted
  }

  private static func classPositions(
    _ linked: PositionGraph, _ distances: RemainingLengths, _ words: Int
  ) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: words * linked.sets.partition.count)
    for (position, set) in linked.positionSets.enumerated() where distances.least[position] < unlimited {
      linked.sets.forEachClass(of: Int(set)) { symbol in
        result[symbol * words + position / 64] |= 1 << UInt64(position % 64)
      }
    }
    return result
  }

  private static func followMasks(_ linked: PositionGraph, _ distances: RemainingLengths) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: linked.edgeStarts.count - 1)
    for origin in result.indices {
      for edge in linked.edges(of: origin) {
        let target = Int(linked.targets[edge])
        let isUseful = target == linked.positionSets.count || distances.least[target] < unlimited
        if isUseful { result[origin] |= 1 << UInt64(target) }
      }
    }
    return result
  }

  /// The classes that positions consume which can be reached from the start.
  private static func domain(_ linked: PositionGraph, _ distances: RemainingLengths) -> [Bool] {
    let sets = linked.sets
    var domain = Array(repeating: false, count: sets.partition.count)
    var isSeen = Array(repeating: false, count: linked.positionSets.count)
    var isSetSeen = Array(repeating: false, count: sets.count)
    var queue = [linked.positionSets.count]
    while let origin = queue.popLast() {
      for edge in linked.edges(of: origin) {
        let target = Int(linked.targets[edge])
        guard target < linked.positionSets.count, !isSeen[target], distances.least[target] < unlimited else { continue }
        isSeen[target] = true
        queue.append(target)
        let set = Int(linked.positionSets[target])
        if isSetSeen[set] { continue }
        isSetSeen[set] = true
        sets.forEachClass(of: set) { domain[$0] = true }
      }
    }
    return domain
  }

  /// Positions that consume all of the domain and come back to themselves and to acceptance.
  private static func universalLoops(_ linked: PositionGraph, _ domain: [Bool]) -> Set<Int32> {
    let isCovering = (0..<linked.sets.count).map { set in
      domain.indices.allSatisfy { !domain[$0] || linked.sets.contains(set, $0) }
    }
    let accept = Int32(linked.positionSets.count)
    var loops: Set<Int32> = []
    for (position, set) in linked.positionSets.enumerated() where isCovering[Int(set)] {
      if linked.hasFreeEdge(from: position, where: { $0 == accept }),
        linked.hasFreeEdge(from: position, where: { Int($0) == position })
      {
        loops.insert(Int32(position))
      }
    }
    return loops
  }

  /// Origins that reach acceptance and one of some loops.
  private static func universalOrigins(_ linked: PositionGraph, _ loops: Set<Int32>) -> [Bool] {
    if loops.isEmpty { return Array(repeating: false, count: linked.edgeStarts.count - 1) }
    let accept = Int32(linked.positionSets.count)
    return (0..<linked.edgeStarts.count - 1).map { origin in
      linked.hasFreeEdge(from: origin) { $0 == accept } && linked.hasFreeEdge(from: origin) { loops.contains($0) }
    }
  }
}
