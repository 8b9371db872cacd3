/// A deterministic automaton as one table, made once for a language that many questions are asked about.
///
/// State 0 is dead: nothing is accepted from it, and from every other state something is. At most one state accepts
/// every text.
final class DenseDFA: Sendable {
  /// The coarsest classes that the automaton tells apart; the scalars of a class at `usefulCount` or above end in no
  /// accepted text.
  let partition: MintermPartition
  /// Classes that lead somewhere.
  let usefulCount: Int
  /// The same classes, without those that are not useful.
  let usefulPartition: MintermPartition
  /// `state * width + class` is where the target of a transition stands.
  let table: [UInt16]
  /// Classes in a row of the table.
  let width: Int
  /// The state before any text; 0 where no text is accepted.
  let start: Int
  /// Whether each state accepts.
  let accepting: [Bool]
  /// The state that accepts every text; 0 where there is none.
  let universal: Int
  /// How far it is from each state to acceptance.
  let distances: AcceptanceDistances
  /// The same for searches, none of which has been at a state yet.
  let facts: [DFAStateFacts]

  /// States, the dead one included.
  var stateCount: Int { accepting.count }

  /// The state that a class of scalars leads to.
  @inline(__always) func step(_ state: Int, _ symbol: Int) -> Int { Int(table[state &* width &+ symbol]) }

  /// Whether some text, or some that is not empty, is accepted.
  func hasMember(allowEmpty: Bool) -> Bool { start != 0 && (allowEmpty || distances.most[start] > 0) }

  /// Whether a text is accepted.
  func accepts(_ scalars: [UInt32]) -> Bool {
    var state = start
    for scalar in scalars where state != 0 {
      let symbol = partition.index(of: scalar)
      state = symbol == MintermPartition.none ? 0 : step(state, Int(symbol))
    }
    return accepting[state]
  }

  /// The automaton of all other texts: the dead state and the universal one change places.
  var complement: DenseDFA {
    let dead = universal == 0 ? stateCount : universal
    var accepting = self.accepting.map { !$0 }
    var table = self.table.map { target in
      target == 0 ? UInt16(truncatingIfNeeded: dead) : Int(target) == universal ? 0 : target
    }
    if universal == 0 {
      table.append(contentsOf: repeatElement(UInt16(truncatingIfNeeded: dead), count: width))
      accepting.append(true)
    }
    for symbol in 0..<width {
      table[symbol] = 0
      table[dead * width + symbol] = UInt16(truncatingIfNeeded: dead)
    }
    accepting[0] = false
    accepting[dead] = true
    return DenseDFA(
      partition, usefulCount: width, usefulPartition: partition, table, width: width,
      start: start == 0 ? dead : start == universal ? 0 : start, accepting, universal: dead)
  }

  /// An automaton from its parts.
  init(
    _ partition: MintermPartition, usefulCount: Int, usefulPartition: MintermPartition, _ table: [UInt16], width: Int,
    start: Int, _ accepting: [Bool], universal: Int
  ) {
    self.partition = partition
    self.usefulCount = usefulCount
    self.usefulPartition = usefulPartition
    self.table = table
    self.width = width
    self.start = start
    self.accepting = accepting
    self.universal = universal
    distances = AcceptanceDistances(table, width: width, accepting, symbols: nil)
    facts = DFAStateFacts.all(distances, accepting)
  }
}

/// The fewest and the most scalars from each state of a table to acceptance: a breadth-first search, and a topological
/// order (Kahn, 1962).
struct AcceptanceDistances: Sendable {
  /// `PositionNFA.unlimited` where nothing is accepted.
  private(set) var least: [Int32]
  /// `PositionNFA.unlimited` for no limit, -1 where nothing is accepted.
  private(set) var most: [Int32]

  /// - Parameter symbols: which classes occur; nil for all of them.
  init(_ table: [UInt16], width: Int, _ accepting: [Bool], symbols: [Bool]?) {
    least = Array(repeating: PositionNFA.unlimited, count: accepting.count)
    most = Array(repeating: -1, count: accepting.count)
    let edges = ReverseTable(table, width: width, stateCount: accepting.count, symbols: symbols)
    var queue: [Int32] = []
    for state in accepting.indices where accepting[state] {
      least[state] = 0
      most[state] = 0
      queue.append(Int32(truncatingIfNeeded: state))
    }
    findLeast(edges, queue)
    findMost(edges)
  }

  private mutating func findLeast(_ edges: ReverseTable, _ first: [Int32]) {
    var queue = first
    var next = 0
    while next < queue.count {
      let state = Int(queue[next])
      next += 1
      for source in edges.sources(of: state) where least[Int(source)] == PositionNFA.unlimited {
        least[Int(source)] = least[state] + 1
        queue.append(source)
      }
    }
  }

  /// Takes states whose targets are all done; what is never done reaches a cycle and has no most.
  private mutating func findMost(_ edges: ReverseTable) {
    var open = Array(repeating: Int32(0), count: least.count)
    for state in least.indices where least[state] < PositionNFA.unlimited {
      for source in edges.sources(of: state) { open[Int(source)] += 1 }
    }
    var queue: [Int32] = []
    for state in least.indices where least[state] < PositionNFA.unlimited && open[state] == 0 {
      queue.append(Int32(truncatingIfNeeded: state))
    }
    var next = 0
    while next < queue.count {
      let state = Int(queue[next])
      next += 1
      for source in edges.sources(of: state) {
        most[Int(source)] = max(most[Int(source)], most[state] + 1)
        open[Int(source)] -= 1
        if open[Int(source)] == 0 { queue.append(source) }
      }
    }
    for state in least.indices where open[state] > 0 { most[state] = PositionNFA.unlimited }
  }
}

/// The transitions of a table by their targets; those to the dead state are left out, and of those between the same two
/// states one after the other only the first counts.
struct ReverseTable {
  private var starts: [Int32]
  private var origins: [Int32]

  /// The transitions of a table, on some of its classes.
  init(_ table: [some FixedWidthInteger], width: Int, stateCount: Int, symbols: [Bool]?) {
    starts = Array(repeating: 0, count: stateCount + 2)
    origins = []
    func forEachEdge(_ body: (_ source: Int, _ target: Int) -> Void) {
      for source in 0..<stateCount {
        var last = 0
        for symbol in 0..<width where symbols.map({ $0[symbol] }) ?? true {
          let target = Int(table[source &* width &+ symbol])
          if target != 0, target != last { body(source, target) }
          last = target
        }
      }
    }
    forEachEdge { _, target in starts[target + 1] += 1 }
    for state in 1..<starts.count { starts[state] += starts[state - 1] }
    origins = Array(repeating: 0, count: Int(starts[starts.count - 1]))
    var next = starts
    forEachEdge { source, target in
      origins[Int(next[target])] = Int32(truncatingIfNeeded: source)
      next[target] += 1
    }
  }

  /// The states with a transition to another one.
  func sources(of target: Int) -> ArraySlice<Int32> { origins[Int(starts[target])..<Int(starts[target + 1])] }

  /// The states from which a wanted one can be reached.
  func states(reaching wanted: [Bool]) -> [Bool] {
    var isReaching = wanted
    var queue = wanted.indices.filter { wanted[$0] }
    while let state = queue.popLast() {
      for source in sources(of: state) where !isReaching[Int(source)] {
        isReaching[Int(source)] = true
        queue.append(Int(source))
      }
    }
    return isReaching
  }
}
