extension DenseDFA {
  /// What a table may have and cost; past it a language is explored as far as each question asks.
  struct Limit {
    /// States and transitions.
    var states: Int
    var cells: Int
    /// What making it may cost.
    var steps: Int

    /// For what others have written.
    static let usual = Limit(states: 1_024, cells: 8_192, steps: 30_000)
    /// For a language that is made once and asked about by many fields.
    static let wide = Limit(states: 4_096, cells: 65_536, steps: 4_000_000)
  }

  /// The table of an NFA; nil where it would be large, or would cost more than is left.
  convenience init?(_ nfa: PositionNFA, _ counter: StepCounter, _ limit: Limit = .usual) {
    let steps = min(limit.steps, counter.remaining)
    let own = StepCounter(SearchBudget(states: limit.states, steps: steps), isPaid: false)
    defer {
      counter.spend(min(steps, steps - own.remaining))
      if own.exceeded == .steps, steps < limit.steps { counter.leaveOut() }
    }
    let count = nfa.sets.partition.count
    let map = (0..<count).map { UInt16(truncatingIfNeeded: $0) }
    let dfa: any LazyDFA =
      nfa.isGuarded
      ? GuardedDFA(nfa, map: map, counter: own)
      : SubsetDFA(nfa, map: map, counter: own)
    self.init(dfa, nfa.sets.partition, symbols: nfa.domain, own, limit)
  }

  /// The table of a DFA over the classes of a partition, of which only some may lead anywhere.
  convenience init?(
    _ dfa: any LazyDFA, _ partition: MintermPartition, symbols: [Bool], _ counter: StepCounter, _ limit: Limit = .usual
  ) {
    guard let raw = RawTable(dfa, symbols, counter, limit) else { return nil }
    let width = raw.width
    counter.spend(raw.cells.count / 4 + partition.starts.count / 8)
    let (isLive, isUniversal) = raw.liveAndUniversalStates()
    var numbers = Array(repeating: UInt16(0), count: raw.accepting.count)
    var kept: [Int] = []
    var universal = 0
    for state in numbers.indices where isLive[state] {
      if isUniversal[state], universal != 0 {
        numbers[state] = UInt16(truncatingIfNeeded: universal)
        continue
      }
      kept.append(state)
      numbers[state] = UInt16(truncatingIfNeeded: kept.count)
      if isUniversal[state] { universal = kept.count }
    }
    let columns = ColumnClasses(raw, numbers, kept, symbols)
    var table = Array(repeating: UInt16(0), count: (kept.count + 1) * columns.count)
    for (index, state) in kept.enumerated() {
      for (symbol, column) in columns.representatives.enumerated() {
        table[(index + 1) * columns.count + symbol] = numbers[Int(raw.cells[state * width + column])]
      }
    }
    self.init(
      partition.renamed(by: columns.numbers, count: columns.count), usefulCount: columns.usefulCount,
      usefulPartition: partition.renamed(by: columns.usefulNumbers, count: columns.usefulCount), table,
      width: columns.count, start: Int(numbers[raw.start]), [false] + kept.map { raw.accepting[$0] },
      universal: universal)
  }

  /// All states that a DFA reaches, found breadth first, with its transitions.
  fileprivate struct RawTable {
    /// `state * width + class`, numbers of the DFA's states; 0 is dead.
    private(set) var cells: [Int32] = []
    /// Whether each state accepts.
    private(set) var accepting: [Bool] = [false]
    /// Classes in a row.
    let width: Int
    let start: Int

    /// Goes to all states; nil past the limits.
    init?(_ dfa: any LazyDFA, _ symbols: [Bool], _ counter: StepCounter, _ limit: Limit) {
      width = symbols.count
      var numbers: [Int32] = []
      var states: [Int32] = [0]
      cells.append(contentsOf: repeatElement(0, count: width))
      func number(_ state: Int32) -> Int32 {
        if state == 0 { return 0 }
        while numbers.count <= Int(state) { numbers.append(-1) }
        if numbers[Int(state)] < 0 {
          numbers[Int(state)] = Int32(truncatingIfNeeded: states.count)
          states.append(state)
        }
        return numbers[Int(state)]
      }
      start = Int(number(dfa.start))
      var next = 1
      while next < states.count {
        let state = states[next]
        next += 1
        if states.count > limit.states || cells.count > limit.cells { return nil }
        accepting.append(dfa.accepts(state))
        counter.spend(width / 4 + 2)
        for symbol in 0..<width { cells.append(symbols[symbol] ? number(dfa.step(state, symbol)) : 0) }
        if counter.isExhausted { return nil }
      }
    }

    /// States from which something is accepted; those from which every text is, of which there are none where some
    /// classes lead nowhere.
    func liveAndUniversalStates() -> (isLive: [Bool], isUniversal: [Bool]) {
      let edges = ReverseTable(cells, width: width, stateCount: accepting.count, symbols: nil)
      let isLive = edges.states(reaching: accepting)
      // What can reach a state that does not accept, or has no way to go on, is not universal.
      let mayBe = accepting.indices.map { state in
        accepting[state] && !cells[state * width..<(state + 1) * width].contains(0)
      }
      if !mayBe.contains(true) { return (isLive, mayBe) }
      return (isLive, edges.states(reaching: mayBe.map { !$0 }).map { !$0 })
    }
  }

  /// Classes whose columns are the same are one; those that lead nowhere come last.
  fileprivate struct ColumnClasses {
    /// The new class of each class.
    private(set) var numbers: [UInt16]
    /// The same, without those that lead nowhere.
    private(set) var usefulNumbers: [UInt16]
    /// An old class for each new one.
    private(set) var representatives: [Int] = []
    /// New classes that lead somewhere.
    private(set) var usefulCount = 0
    /// How many new classes there are.
    var count: Int { representatives.count }

    /// Compares the columns by digests first.
    init(_ raw: RawTable, _ states: [UInt16], _ kept: [Int], _ symbols: [Bool]) {
      numbers = Array(repeating: MintermPartition.none, count: symbols.count)
      var known: [UInt64: Int] = [:]
      var useless: Int?
      for symbol in symbols.indices {
        var hash: UInt64 = 0
        var isUseful = false
        for state in kept {
          let target = states[Int(raw.cells[state * raw.width + symbol])]
          if target != 0 { isUseful = true }
          hash = (hash ^ UInt64(target)) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 29
        }
        if !isUseful {
          useless = useless ?? symbol
        } else if let same = known[hash], raw.hasEqualColumns(symbol, representatives[same], states, kept) {
          numbers[symbol] = UInt16(truncatingIfNeeded: same)
        } else {
          known[hash] = representatives.count
          numbers[symbol] = UInt16(truncatingIfNeeded: representatives.count)
          representatives.append(symbol)
        }
      }
      usefulCount = representatives.count
      usefulNumbers = numbers
      guard let useless else { return }
      representatives.append(useless)
      for symbol in numbers.indices where numbers[symbol] == MintermPartition.none {
        numbers[symbol] = UInt16(truncatingIfNeeded: usefulCount)
      }
    }
  }
}

extension DenseDFA.RawTable {
  fileprivate func hasEqualColumns(_ first: Int, _ second: Int, _ states: [UInt16], _ kept: [Int]) -> Bool {
    kept.allSatisfy { states[Int(cells[$0 * width + first])] == states[Int(cells[$0 * width + second])] }
  }
}

extension MintermPartition {
  /// The partition with other numbers for its classes; segments side by side with one number are joined.
  func renamed(by numbers: [UInt16], count: Int) -> MintermPartition {
    var result = MintermPartition(starts: [], classes: [], count: count)
    result.starts.reserveCapacity(starts.count)
    result.classes.reserveCapacity(starts.count)
    for (segment, old) in classes.enumerated() {
      let symbol = old == MintermPartition.none ? old : numbers[Int(old)]
      if result.classes.last == symbol, !result.classes.isEmpty { continue }
      result.starts.append(starts[segment])
      result.classes.append(symbol)
    }
    return result
  }
}
