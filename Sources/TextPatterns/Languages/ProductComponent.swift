/// One of the languages of an intersection, as a table over the symbols of the question, filled as it is asked.
struct ProductComponent {
  /// What is known of a state.
  struct Facts: Sendable {
    /// Bounds of the scalars that are left to acceptance.
    var least: Int32
    var most: Int32
    var isAccepting: Bool
    /// The number of the state's row in `cells` and `masks`; -1 where it has none yet, -2 for a state that nothing is
    /// known of.
    var row: Int32

    static let unknown = Facts(least: 0, most: 0, isAccepting: false, row: -2)
  }

  private enum Source {
    case table(DenseAutomaton)
    case machine(any LanguageMachine)
  }

  private let source: Source
  let start: Int32
  /// For each symbol, in order of rank, the source's class.
  private let map: [UInt16]
  private let words: Int
  private var states: [Facts]
  private var rowCount: Int32 = 0
  private var cells: [Int32] = []
  /// For each row the symbols that lead to a state other than the dead one.
  private var masks: [UInt64] = []

  init(_ automaton: DenseAutomaton, map: [UInt16]) {
    source = .table(automaton)
    start = Int32(truncatingIfNeeded: automaton.start)
    self.map = map
    words = (map.count + 63) / 64
    states = ProductComponent.facts(automaton, map)
  }

  /// - Parameter order: the symbols that the machine knows, in order of rank.
  init(_ machine: any LanguageMachine, order: [Int]) {
    source = .machine(machine)
    start = machine.start
    map = order.map { UInt16(truncatingIfNeeded: $0) }
    words = (map.count + 63) / 64
    states = [Facts(least: PatternProgram.unlimited, most: -1, isAccepting: false, row: -1)]
    learn(start, machine)
  }

  /// Where not all classes occur, acceptance may be farther, or out of reach.
  private static func facts(_ automaton: DenseAutomaton, _ map: [UInt16]) -> [Facts] {
    var occurs = Array(repeating: false, count: automaton.width)
    for symbol in map { occurs[Int(symbol)] = true }
    if !occurs.prefix(automaton.usefulCount).contains(false) { return automaton.facts }
    let distances = AcceptanceDistances(
      automaton.table, width: automaton.width, automaton.accepting, symbols: occurs)
    return facts(distances, automaton.accepting)
  }

  static func facts(_ distances: AcceptanceDistances, _ accepting: [Bool]) -> [Facts] {
    accepting.indices.map { state in
      Facts(least: distances.least[state], most: distances.most[state], isAccepting: accepting[state], row: -1)
    }
  }

  /// The row of a state.
  @inline(__always) mutating func row(of state: Int32, _ counter: StepCounter) -> Int {
    let row = states[Int(state)].row
    return Int(row >= 0 ? row : fill(state, counter))
  }

  @inline(__always) func symbols(_ row: Int, _ word: Int) -> UInt64 { masks[row &* words &+ word] }

  @inline(__always) func target(_ row: Int, _ rank: Int) -> Int32 { cells[row &* map.count &+ rank] }

  /// What is known of a state that is the start or a target of a row.
  @inline(__always) func facts(_ state: Int32) -> Facts { states[Int(state)] }

  private mutating func fill(_ state: Int32, _ counter: StepCounter) -> Int32 {
    let row = rowCount
    states[Int(state)].row = row
    rowCount += 1
    counter.spend(map.count / 4 + 1)
    masks.append(contentsOf: repeatElement(0, count: words))
    let base = Int(row) * words
    switch source {
    case .table(let automaton):
      let from = Int(state) &* automaton.width
      for (rank, symbol) in map.enumerated() {
        let target = automaton.table[from &+ Int(symbol)]
        add(states[Int(target)].least < PatternProgram.unlimited ? Int32(target) : 0, base, rank)
      }
    case .machine(let machine):
      for (rank, symbol) in map.enumerated() {
        let target = counter.isExhausted ? 0 : machine.step(state, Int(symbol))
        learn(target, machine)
        add(target, base, rank)
      }
    }
    return row
  }

  private mutating func learn(_ state: Int32, _ machine: any LanguageMachine) {
    while states.count <= Int(state) { states.append(.unknown) }
    guard states[Int(state)].row == Facts.unknown.row else { return }
    let (least, most) = machine.remaining(state)
    states[Int(state)] = Facts(least: least, most: most, isAccepting: machine.accepts(state), row: -1)
  }

  @inline(__always) private mutating func add(_ target: Int32, _ base: Int, _ rank: Int) {
    cells.append(target)
    if target != 0 { masks[base &+ rank >> 6] |= 1 << UInt64(truncatingIfNeeded: rank & 63) }
  }
}
