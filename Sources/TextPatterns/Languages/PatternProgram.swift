/// A position automaton: positions that consume one scalar of a set, and the edges between them.
///
/// Origins are the places that edges leave from: origin `p < positionCount` is the place after position `p`, origin
/// `positionCount + e` the place where entry `e` begins (0 the whole, then the bodies of look-arounds). The target
/// `positionCount` is acceptance at the place where the edge is taken.
struct PatternProgram: Sendable {
  let sets: SetPartition
  /// The set of each position.
  let positionSets: [Int32]
  /// Where the edges of an origin begin in `targets`; one more than there are origins.
  let edgeStarts: [Int32]
  let targets: [Int32]
  /// The condition of each edge, by its number in `conditions`; 0 is always met.
  let edgeConditions: [Int32]
  /// Guards that must all hold.
  let conditions: [[Int32]]
  let guards: [ProgramGuard]
  let guardSets: GuardSets
  /// Entries of look-behinds, inner ones first.
  let trackers: [Int]
  /// The fewest scalars from an origin to acceptance, `PatternFacts.unlimited` where there is no way.
  let leastRemaining: [Int32]
  /// The most scalars from an origin to acceptance.
  let mostRemaining: [Int32]
  /// Origins from which any text is accepted.
  let isUniversal: [Bool]
  /// Words of a bit set over the targets.
  let words: Int
  /// For each class the positions that consume it and lead to acceptance, as bit sets.
  let classPositions: [UInt64]
  /// For each origin its useful targets as one word, empty where `words` is more than 1.
  let followMasks: [UInt64]

  var positionCount: Int { positionSets.count }
  var isGuarded: Bool { !guards.isEmpty }

  static let unlimited = Int32.max / 4

  @inline(__always) func edges(of origin: Int) -> Range<Int> {
    Int(edgeStarts[origin])..<Int(edgeStarts[origin + 1])
  }

  @inline(__always) func consumes(_ position: Int, _ symbol: Int) -> Bool {
    sets.contains(Int(positionSets[position]), symbol)
  }

  /// Whether a position consumes every scalar.
  func consumesEverything(_ position: Int) -> Bool {
    (0..<sets.partition.count).allSatisfy { consumes(position, $0) }
  }

  func origin(ofEntry entry: Int) -> Int { positionCount + entry }

  init(_ builder: ProgramBuilder) throws(NotAnalysedReason) {
    var linker = ProgramLinker(builder)
    try linker.link()
    let partition = SetPartition(builder.sets)
    guard partition.masks.count <= 1 << 19 else { throw NotAnalysedReason(.budget(.alphabet)) }
    sets = partition
    positionSets = linker.positionSets
    edgeStarts = linker.edgeStarts
    targets = linker.targets
    edgeConditions = linker.edgeConditions
    conditions = linker.conditions
    guards = builder.guards
    guardSets = builder.guardSets
    trackers = builder.trackers
    let distances = RemainingLengths(positionSets.count, linker.edgeStarts, linker.targets)
    leastRemaining = distances.least
    mostRemaining = distances.most
    isUniversal = PatternProgram.universalOrigins(linker, builder)
    words = linker.positionSets.count / 64 + 1
    guard words * partition.partition.count <= 1 << 19 else { throw NotAnalysedReason(.budget(.alphabet)) }
    classPositions = PatternProgram.classPositions(linker.positionSets, partition, distances, words)
    followMasks = words == 1 ? PatternProgram.followMasks(linker, distances) : []
  }

  private static func classPositions(
    _ positionSets: [Int32], _ sets: SetPartition, _ distances: RemainingLengths, _ words: Int
  ) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: words * sets.partition.count)
    for (position, set) in positionSets.enumerated() where distances.least[position] < unlimited {
      sets.forEachClass(of: Int(set)) { symbol in
        result[symbol * words + position / 64] |= 1 << UInt64(position % 64)
      }
    }
    return result
  }

  private static func followMasks(_ linker: ProgramLinker, _ distances: RemainingLengths) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: linker.edgeStarts.count - 1)
    for origin in result.indices {
      for edge in Int(linker.edgeStarts[origin])..<Int(linker.edgeStarts[origin + 1]) {
        let target = Int(linker.targets[edge])
        let isUseful = target == linker.positionSets.count || distances.least[target] < unlimited
        if isUseful { result[origin] |= 1 << UInt64(target) }
      }
    }
    return result
  }

  /// Origins that reach acceptance, and a position of all scalars that comes back to itself and to acceptance.
  private static func universalOrigins(_ linker: ProgramLinker, _ builder: ProgramBuilder) -> [Bool] {
    let accept = Int32(linker.positionSets.count)
    var loops: Set<Int32> = []
    func free(_ origin: Int, _ isWanted: (Int32) -> Bool) -> Bool {
      (Int(linker.edgeStarts[origin])..<Int(linker.edgeStarts[origin + 1])).contains {
        linker.edgeConditions[$0] == 0 && isWanted(linker.targets[$0])
      }
    }
    for position in linker.positionSets.indices where builder.sets[Int(linker.positionSets[position])] == .all {
      if free(position, { $0 == accept }), free(position, { Int($0) == position }) { loops.insert(Int32(position)) }
    }
    return (0..<linker.edgeStarts.count - 1).map { origin in
      !loops.isEmpty && free(origin) { $0 == accept } && free(origin) { loops.contains($0) }
    }
  }
}

/// Follows the empty moves of a builder's instructions, once for every origin.
struct ProgramLinker {
  private let builder: ProgramBuilder
  private var positionOfInstruction: [Int32]
  private(set) var positionSets: [Int32] = []
  private var continuations: [Int] = []
  private(set) var edgeStarts: [Int32] = [0]
  private(set) var targets: [Int32] = []
  private(set) var edgeConditions: [Int32] = []
  private(set) var conditions: [[Int32]] = [[]]
  private var conditionNumbers: [[Int32]: Int32] = [[]: 0]
  private var seen: [Int32]
  private var stamp: Int32 = 0
  private var seenUnder: Set<UInt64> = []

  init(_ builder: ProgramBuilder) {
    self.builder = builder
    positionOfInstruction = Array(repeating: -1, count: builder.instructions.count)
    seen = Array(repeating: 0, count: builder.instructions.count)
  }

  mutating func link() throws(NotAnalysedReason) {
    for (index, instruction) in builder.instructions.enumerated() {
      if case .consume(let set, let next) = instruction {
        positionOfInstruction[index] = Int32(positionSets.count)
        positionSets.append(Int32(set))
        continuations.append(next)
      }
    }
    for start in continuations + builder.entries {
      try close(start)
      edgeStarts.append(Int32(targets.count))
    }
  }

  /// Adds the edges of one origin: a walk over splits and guards with an explicit stack.
  private mutating func close(_ start: Int) throws(NotAnalysedReason) {
    stamp += 1
    seenUnder.removeAll(keepingCapacity: true)
    var stack: [(place: Int, condition: Int32)] = [(start, 0)]
    while let (place, condition) = stack.popLast() {
      if seen[place] == stamp { continue }
      if condition == 0 {
        seen[place] = stamp
      } else if !seenUnder.insert(UInt64(place) << 32 | UInt64(condition)).inserted {
        continue
      }
      switch builder.instructions[place] {
      case .consume: try addEdge(positionOfInstruction[place], condition)
      case .accept: try addEdge(Int32(positionSets.count), condition)
      case .fail: break
      case .check(let number, let next): stack.append((next, try self.condition(condition, and: number)))
      case .split(let first, let second):
        stack.append((second, condition))
        stack.append((first, condition))
      }
    }
  }

  private mutating func addEdge(_ target: Int32, _ condition: Int32) throws(NotAnalysedReason) {
    guard targets.count < CompilationLimit.edges else { throw NotAnalysedReason(.budget(.programSize)) }
    targets.append(target)
    edgeConditions.append(condition)
  }

  private mutating func condition(_ number: Int32, and check: Int) throws(NotAnalysedReason) -> Int32 {
    var checks = conditions[Int(number)]
    if checks.contains(Int32(check)) { return number }
    checks.append(Int32(check))
    checks.sort()
    if let known = conditionNumbers[checks] { return known }
    guard conditions.count < 4_096, checks.count < 64 else { throw NotAnalysedReason(.budget(.programSize)) }
    conditions.append(checks)
    conditionNumbers[checks] = Int32(conditions.count - 1)
    return Int32(conditions.count - 1)
  }
}
