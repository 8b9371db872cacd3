/// The positions of an automaton as a graph in which words are searched: which positions can come next, and on which
/// classes.
///
/// The body of a look-around hangs on the place where it is tried, as a branch that leads nowhere: its runs are runs
/// too.
struct BacktrackingGraph {
  /// A set of classes.
  typealias Mask = AttackAlphabet.Mask

  /// A position that can come next.
  struct Arc {
    /// The position.
    var target: Int32
    /// More than one way of the engine leads there.
    var isAmbiguous: Bool
  }

  /// For each position the classes that it takes.
  let masks: [Mask]
  /// Where the arcs of a frontier lie in `arcs`.
  private let ranges: [Range<Int>]
  private let follows: [Int]
  private let arcs: [Arc]
  private let entry: Int

  /// How many positions there are.
  var count: Int { masks.count }

  /// Takes over an automaton, with the classes of scalars that its sets are made of as bits.
  init(
    _ automaton: BacktrackingAutomaton, _ alphabet: AttackAlphabet, meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    masks = automaton.positions.map { position in
      if case .set(let set) = position.step { alphabet.masks[set] } else { 0 }
    }
    follows = automaton.positions.map(\.follow)
    entry = automaton.regions[0].entry
    var collector = ArcCollector(automaton, masks, alphabet)
    var ranges = [Range<Int>](repeating: 0..<0, count: automaton.frontiers.count)
    var isCollected = [Bool](repeating: false, count: automaton.frontiers.count)
    for frontier in follows where !isCollected[frontier] {
      isCollected[frontier] = true
      ranges[frontier] = try collector.collect(frontier, isAfterScalar: true, meter: &meter)
    }
    let start = try collector.collect(entry, isAfterScalar: false, meter: &meter)
    self.ranges = ranges + [start]
    arcs = collector.arcs
  }

  /// What can come after a position.
  @inline(__always) func arcs(after position: Int) -> ArraySlice<Arc> { arcs[ranges[follows[position]]] }

  /// What a match can begin with.
  var startArcs: ArraySlice<Arc> { ranges.last.map { arcs[$0] } ?? [] }
}

/// Follows frontiers to positions, through guards that can hold there.
private struct ArcCollector {
  private let automaton: BacktrackingAutomaton
  private let masks: [AttackAlphabet.Mask]
  private let terminators: AttackAlphabet.Mask
  private(set) var arcs: [BacktrackingGraph.Arc] = []
  private var slots: [Int]
  private var start = 0
  private var regions: [Int] = []

  init(_ automaton: BacktrackingAutomaton, _ masks: [AttackAlphabet.Mask], _ alphabet: AttackAlphabet) {
    self.automaton = automaton
    self.masks = masks
    var terminators: AttackAlphabet.Mask = 0
    for (number, scalar) in alphabet.representatives.enumerated()
    where LineTerminators.contains(scalar, unixLines: false) {
      terminators |= 1 << AttackAlphabet.Mask(number)
    }
    self.terminators = terminators
    slots = [Int](repeating: -1, count: masks.count)
  }

  mutating func collect(
    _ frontier: Int, isAfterScalar: Bool, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> Range<Int> {
    start = arcs.count
    regions.removeAll(keepingCapacity: true)
    try add(frontier, isAfterScalar, &meter)
    var next = 0
    while next < regions.count {
      try add(automaton.regions[regions[next]].entry, isAfterScalar, &meter)
      next += 1
    }
    return start..<arcs.count
  }

  private mutating func add(
    _ frontier: Int, _ isAfterScalar: Bool, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    for edge in automaton.edges[automaton.frontiers[frontier]] {
      try meter.spend()
      guard let allowed = allowed(edge.guards, isAfterScalar), edge.target >= 0 else { continue }
      let target = Int(edge.target)
      guard masks[target] & allowed != 0 else { continue }
      let slot = slots[target]
      if slot >= start, slot < arcs.count, arcs[slot].target == edge.target {
        arcs[slot].isAmbiguous = true
      } else {
        slots[target] = arcs.count
        arcs.append(.init(target: edge.target, isAmbiguous: edge.count > 1))
      }
    }
  }

  /// The classes that can come after the guards; nil where a guard cannot hold. Notes the look-arounds on the way.
  private mutating func allowed(_ first: Int32, _ isAfterScalar: Bool) -> AttackAlphabet.Mask? {
    var allowed = AttackAlphabet.Mask.max
    var next = first
    while next != 0 {
      let link = automaton.guards[Int(next)]
      next = link.next
      switch link.condition {
      case .look(let region, false, _):
        if !regions.contains(region) { regions.append(region) }
      case .look: break
      case .assertion(.start), .assertion(.matchStart):
        if isAfterScalar { return nil }
      case .assertion(.end): allowed = 0
      case .assertion(.endOrFinalTerminator): allowed &= terminators
      case .assertion: break
      }
    }
    return allowed
  }
}
