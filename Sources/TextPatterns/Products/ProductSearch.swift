/// A breadth-first search of the product of some languages (Rabin & Scott, 1959), determinised as far as it is
/// searched, for the shortest text that all of them accept.
///
/// Symbols are tried from the one that reads best, so the word found is the first in that order among the shortest.
struct ProductSearch {
  /// What a search comes to.
  enum Outcome {
    /// No text, or none but the empty one.
    case empty
    /// The classes of the scalars of a shortest text.
    case found([Int])
    /// What it would have cost is more than the budget has.
    case exhausted(SearchBudget.Limit)
  }

  /// What the question spends from.
  let counter: StepCounter
  /// The classes of scalars.
  let partition: MintermPartition
  /// What is written for each class.
  let symbolChoice: SymbolChoice
  /// Whether lengths alone do not rule every text out.
  private let isPossible: Bool
  private var components: [ProductComponent] = []
  private var nodes: TupleTable
  private var tuple: [Int32]
  private var rows: [Int]
  private let words: Int

  /// Steps that a new state is worth, beside those of its DFAs.
  private static let nodeCost = 12
  /// Steps that a question is worth before anything is looked for, and each of its languages.
  private static let questionCost = 200
  private static let languageCost = 60

  /// Joins the alphabets of the languages, and makes their automata.
  init(_ languages: [TextLanguage], _ bound: Bound, counter: StepCounter) {
    self.counter = counter
    counter.spend(ProductSearch.questionCost + languages.count * ProductSearch.languageCost)
    let conjuncts = counter.isExhausted ? [] : Conjunct.all(of: languages, bound)
    var factory = LazyDFAFactory(counter: counter)
    let isPossible = !counter.isExhausted && Conjunct.haveLengthInCommon(conjuncts)
    if isPossible {
      for conjunct in conjuncts { factory.gather(conjunct, bound) }
      factory.join()
    }
    partition = factory.alphabet.partition
    counter.spend(partition.starts.count / 16 + partition.count)
    symbolChoice = SymbolChoice(partition)
    words = (partition.count + 63) / 64
    if isPossible, !counter.isExhausted {
      for conjunct in conjuncts { components.append(factory.component(for: conjunct, bound, symbolChoice.order)) }
    }
    nodes = TupleTable(width: components.count)
    tuple = components.map(\.start)
    rows = Array(repeating: 0, count: components.count)
    self.isPossible = isPossible
  }

  // MARK: The shortest text

  /// Looks for a shortest text; `allowEmpty` says whether the empty one counts.
  mutating func run(allowEmpty: Bool) -> Outcome {
    if let limit = counter.exceeded { return .exhausted(limit) }
    guard begin() else { return .empty }
    if allowEmpty, accepts(tuple) { return .found([]) }
    var parents: [Int32] = [-1]
    var symbols: [UInt16] = [0]
    var found: (node: Int, symbol: Int)?
    var next = 0
    while next < nodes.count {
      expand(next) { search, rank, target, isNew in
        // The start is no answer by itself, but a text that leads back to it may be one.
        if isNew {
          parents.append(Int32(truncatingIfNeeded: next))
          symbols.append(UInt16(truncatingIfNeeded: rank))
        } else if target != 0 || allowEmpty {
          return true
        }
        if search.accepts(search.tuple) { found = (next, rank) }
        return found == nil
      }
      if let found, !counter.isExhausted {
        return .found(word(to: found.node, parents, symbols) + [symbolChoice.order[found.symbol]])
      }
      if nodes.count > counter.budget.states { counter.exceed(.states) }
      if let limit = counter.exceeded { return .exhausted(limit) }
      next += 1
    }
    return .empty
  }

  // MARK: The text that reads best

  /// How a text comes to a node.
  private struct Arrival {
    var node: Int
    /// The place in the layer before of the arrival that it goes on from, and the symbol that it takes there, by its rank.
    var source: Int
    var rank: Int
    /// What it takes to read all of the text so far.
    var effort: Int
  }

  /// Looks through the texts up to a length, where some are known to be there, for the one that takes the least effort to
  /// read; of equals for the shortest, and of these for the first in the order of symbols.
  ///
  /// Layer by layer the best way to each node is kept (Viterbi, 1967). Of what is left to be spent it takes no more than
  /// half; nil where that is too little, or no text is found.
  mutating func runForReaders(upTo length: Int) -> [Int]? {
    let reserve = counter.remaining / 2
    guard !counter.isExhausted, begin() else { return nil }
    var layers = [[Arrival(node: 0, source: 0, rank: 0, effort: 0)]]
    var best: (layer: Int, arrival: Arrival)?
    while layers.count <= length, let layer = layers.last, !layer.isEmpty {
      var next: [Int: Arrival] = [:]
      for (source, arrival) in layer.enumerated() {
        var last = -1
        expand(arrival.node) { search, rank, target, _ in
          let effort = arrival.effort + search.symbolChoice.effort(ofRank: rank)
          // Symbols that come later take no less effort.
          if let best, best.arrival.effort <= effort { return false }
          if target == last { return true }
          last = target
          let way = Arrival(node: target, source: source, rank: rank, effort: effort)
          if search.accepts(search.tuple) { best = (layers.count, way) }
          if layers.count + search.wanted <= length, next[target].map({ effort < $0.effort }) ?? true {
            next[target] = way
          }
          return true
        }
        if counter.isExhausted || counter.remaining < reserve { return nil }
      }
      layers.append(next.values.sorted { ($0.source, $0.rank) < ($1.source, $1.rank) })
    }
    return best.map { word(to: $0.arrival, in: $0.layer, of: layers) }
  }

  private func word(to arrival: Arrival, in layer: Int, of layers: [[Arrival]]) -> [Int] {
    var result: [Int] = []
    var arrival = arrival
    for layer in stride(from: layer, to: 0, by: -1) {
      result.append(symbolChoice.order[arrival.rank])
      arrival = layers[layer - 1][arrival.source]
    }
    return result.reversed()
  }

  /// How many scalars at least are missing where the tuple is.
  private var wanted: Int {
    components.indices.reduce(0) { max($0, Int(components[$1].facts(tuple[$1]).least)) }
  }

  // MARK: Any text

  /// Looks for any text that is not empty: from each state to where the languages together are nearest to their ends,
  /// and on from there (greedy best-first search). Of no more than so many states what follows is looked at; nil where
  /// no text is found.
  mutating func runGreedily(upTo limit: Int) -> [Int]? {
    guard !counter.isExhausted, begin() else { return nil }
    var parents: [Int32] = [-1]
    var symbols: [UInt16] = [0]
    var open = [0]
    var found: (node: Int, symbol: Int)?
    for _ in 0..<limit {
      guard let node = open.popLast() else { return nil }
      var targets: [(distance: Int, node: Int)] = []
      expand(node) { search, rank, target, isNew in
        if isNew {
          parents.append(Int32(truncatingIfNeeded: node))
          symbols.append(UInt16(truncatingIfNeeded: rank))
          targets.append((search.distance, target))
        }
        if search.accepts(search.tuple) { found = (node, rank) }
        return found == nil
      }
      if counter.isExhausted { return nil }
      if let found { return word(to: found.node, parents, symbols) + [symbolChoice.order[found.symbol]] }
      // The nearest comes last; of equals the one that reads best.
      open += targets.sorted { ($0.distance, $0.node) > ($1.distance, $1.node) }.map(\.node)
    }
    return nil
  }

  /// How many scalars the languages want at least, one beside the other, where the tuple is.
  private var distance: Int {
    components.indices.reduce(0) { $0 + Int(components[$1].facts(tuple[$1]).least) }
  }

  /// Whether all languages have a text, of symbols by their ranks.
  mutating func accepts(word: [Int]) -> Bool {
    guard isPossible else { return false }
    for index in components.indices {
      counter.spend(word.count)
      var state = components[index].start
      for rank in word where state != 0 {
        let row = components[index].row(of: state, counter)
        state = components[index].target(row, rank)
      }
      if state == 0 || !components[index].facts(state).isAccepting || counter.isExhausted { return false }
    }
    return true
  }

  private func word(to node: Int, _ parents: [Int32], _ symbols: [UInt16]) -> [Int] {
    var result: [Int] = []
    var node = node
    while node > 0 {
      result.append(symbolChoice.order[Int(symbols[node])])
      node = Int(parents[node])
    }
    return result.reversed()
  }

  // MARK: States and transitions

  /// States found so far; state 0 is the start.
  var nodeCount: Int { nodes.count }

  /// Makes the start the only known state; false where nothing is accepted from it.
  mutating func begin() -> Bool {
    guard isPossible else { return false }
    for index in components.indices { tuple[index] = components[index].start }
    guard !tuple.contains(0), hasLength(tuple) else { return false }
    nodes.removeAll()
    _ = nodes.intern(tuple)
    return true
  }

  /// Whether a text may end in a state.
  func isAccepting(_ node: Int) -> Bool {
    components.indices.allSatisfy { components[$0].facts(nodes.element(node, $0)).isAccepting }
  }

  /// Calls `body` with the symbols that lead from a state to where acceptance may follow, by their rank among all;
  /// `tuple` is the target then. It goes on while `body` says so.
  @inline(__always)
  mutating func expand(
    _ node: Int, _ body: (borrowing ProductSearch, _ rank: Int, _ target: Int, _ isNew: Bool) -> Bool
  ) {
    let count = components.count
    for index in 0..<count { rows[index] = components[index].row(of: nodes.element(node, index), counter) }
    var spent = count
    defer { counter.spend(spent) }
    // Symbols that read alike often lead to the same state: the target of the one before is kept at hand.
    var last: Int32 = -1
    for word in 0..<words {
      var rest = ~UInt64(0)
      for index in 0..<count { rest &= components[index].symbols(rows[index], word) }
      while rest != 0 {
        let rank = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if rank >= partition.count { return }
        spent &+= 1 &+ count / 4
        if advance(rank, isAfterOther: last >= 0) {
          guard body(self, rank, Int(last), false) else { return }
          continue
        }
        guard hasLength(tuple) else {
          last = -1
          continue
        }
        let (target, isNew) = nodes.intern(tuple)
        last = target
        spent &+= isNew ? ProductSearch.nodeCost : 2
        guard body(self, rank, Int(target), isNew) else { return }
      }
    }
  }

  /// Makes the target of a symbol the tuple; gives whether it was so before.
  @inline(__always)
  private mutating func advance(_ rank: Int, isAfterOther: Bool) -> Bool {
    var isSame = isAfterOther
    for index in 0..<components.count {
      let state = components[index].target(rows[index], rank)
      if tuple[index] != state {
        tuple[index] = state
        isSame = false
      }
    }
    return isSame
  }

  /// Whether the lengths that the parts of a tuple allow have one in common.
  @inline(__always)
  private func hasLength(_ tuple: [Int32]) -> Bool {
    var least: Int32 = 0
    var most = PositionNFA.unlimited
    for index in 0..<components.count {
      let facts = components[index].facts(tuple[index])
      least = max(least, facts.least)
      most = min(most, facts.most)
    }
    return least <= most && least < PositionNFA.unlimited
  }

  private func accepts(_ tuple: [Int32]) -> Bool {
    for index in components.indices where !components[index].facts(tuple[index]).isAccepting { return false }
    return true
  }
}
