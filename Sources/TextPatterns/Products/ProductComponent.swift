/// One of the languages of an intersection, as a table over the symbols of the question, filled as it is asked (a lazy
/// DFA).
struct ProductComponent {
  private enum Source {
    case table(DenseDFA)
    case dfa(any LazyDFA)
  }

  private let source: Source
  /// The state before any text.
  let start: Int32
  /// For each symbol, in order of rank, the source's class.
  private let map: [UInt16]
  private let words: Int
  private var states: [DFAStateFacts]
  private var rowCount: Int32 = 0
  private var cells: [Int32] = []
  /// For each row the symbols that lead to a state other than the dead one.
  private var masks: [UInt64] = []

  /// A table over the symbols of the question, each with its class in the table.
  init(_ automaton: DenseDFA, map: [UInt16]) {
    source = .table(automaton)
    start = Int32(truncatingIfNeeded: automaton.start)
    self.map = map
    words = (map.count + 63) / 64
    states = ProductComponent.facts(automaton, map)
  }

  /// - Parameter order: the symbols that the DFA knows, in order of rank.
  init(_ dfa: any LazyDFA, order: [Int]) {
    source = .dfa(dfa)
    start = dfa.start
    map = order.map { UInt16(truncatingIfNeeded: $0) }
    words = (map.count + 63) / 64
    states = [DFAStateFacts(least: PositionNFA.unlimited, most: -1, isAccepting: false, row: -1)]
    learn(start, dfa)
  }

  /// Where not all classes occur, acceptance may be farther, or out of reach.
  private static func facts(_ automaton: DenseDFA, _ map: [UInt16]) -> [DFAStateFacts] {
    var occurs = Array(repeating: false, count: automaton.width)
    for symbol in map { occurs[Int(symbol)] = true }
    if !occurs.prefix(automaton.usefulCount).contains(false) { return automaton.facts }
    let distances = AcceptanceDistances(
      automaton.table, width: automaton.width, automaton.accepting, symbols: occurs)
    return DFAStateFacts.all(distances, automaton.accepting)
  }

  /// The row of a state.
  @inline(__always) mutating func row(of state: Int32, _ counter: StepCounter) -> Int {
    let row = states[Int(state)].row
    return Int(row >= 0 ? row : fill(state, counter))
  }

  /// A word of the symbols that lead on from a row.
  @inline(__always) func symbols(_ row: Int, _ word: Int) -> UInt64 { masks[row &* words &+ word] }

  /// Where a symbol leads from a row.
  @inline(__always) func target(_ row: Int, _ rank: Int) -> Int32 { cells[row &* map.count &+ rank] }

  /// What is known of a state that is the start or a target of a row.
  @inline(__always) func facts(_ state: Int32) -> DFAStateFacts { states[Int(state)] }

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
        add(states[Int(target)].least < PositionNFA.unlimited ? Int32(target) : 0, base, rank)
      }
    case .dfa(let dfa):
      for (rank, symbol) in map.enumerated() {
        let target = counter.isExhausted ? 0 : dfa.step(state, Int(symbol))
        learn(target, dfa)
        add(target, base, rank)
      }
    }
    return row
  }

  private mutating func learn(_ state: Int32, _ dfa: any LazyDFA) {
    while states.count <= Int(state) { states.append(.unknown) }
    guard states[Int(state)].row == DFAStateFacts.unknown.row else { return }
    let (least, most) = dfa.remaining(state)
    states[Int(state)] = DFAStateFacts(least: least, most: most, isAccepting: dfa.accepts(state), row: -1)
  }

  @inline(__always) private mutating func add(_ target: Int32, _ base: Int, _ rank: Int) {
    cells.append(target)
    if target != 0 { masks[base &+ rank >> 6] |= 1 << UInt64(truncatingIfNeeded: rank & 63) }
  }
}

extension LazyDFAFactory {
  /// A conjunct over the symbols in order of rank.
  mutating func component(for conjunct: Conjunct, _ bound: Bound, _ order: [Int]) -> ProductComponent {
    switch conjunct {
    case .automaton(let automaton):
      let map = takeMap()
      return ProductComponent(automaton, map: order.map { map[$0] })
    case .language(let language): return ProductComponent(dfa(for: language, bound), order: order)
    }
  }
}
