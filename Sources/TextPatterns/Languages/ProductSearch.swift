/// A breadth-first search for the shortest text that all of some languages accept.
///
/// Symbols are tried from the one that reads best, so the word found is the first in that order among the shortest.
final class ProductSearch {
  enum Outcome {
    /// No text, or none but the empty one.
    case empty
    /// The classes of the scalars of a shortest text.
    case found([Int])
    case exhausted(SearchBudget.Limit)
  }

  let counter: StepCounter
  let partition: ClassPartition
  private let machines: [any LanguageMachine]
  private var nodes = Interner<Int32>()
  private var parents: [Int32] = []
  private var symbols: [UInt16] = []
  private var choice: SymbolChoice?

  /// Steps that a new state is worth, beside those of its machines.
  private static let nodeCost = 12

  init(_ languages: [TextLanguage], _ bound: Bound, counter: StepCounter) {
    self.counter = counter
    var factory = MachineFactory(counter: counter)
    let conjuncts = ProductSearch.conjuncts(languages, bound)
    for language in conjuncts { factory.gather(language, bound) }
    partition = factory.alphabet.maps.isEmpty ? .trivial : factory.alphabet.partition
    machines = counter.isExhausted ? [] : conjuncts.map { factory.machine(for: $0, bound) }
  }

  /// Intersections among the languages become conjuncts of their own.
  private static func conjuncts(_ languages: [TextLanguage], _ bound: Bound) -> [TextLanguage] {
    languages.flatMap { language -> [TextLanguage] in
      switch language.form {
      case .intersection(let parts): conjuncts(parts, bound)
      case .between(let lower, let upper): conjuncts([bound == .lower ? lower : upper], bound)
      default: [language]
      }
    }
  }

  var symbolChoice: SymbolChoice {
    if let choice { return choice }
    let made = SymbolChoice(partition)
    choice = made
    return made
  }

  /// Looks for a shortest text; `allowEmpty` says whether the empty one counts, `onlyPlain` leaves symbols out that no
  /// ordinary scalar is in.
  func run(allowEmpty: Bool, onlyPlain: Bool = false) -> Outcome {
    if let limit = counter.exceeded { return .exhausted(limit) }
    var tuple = machines.map(\.start)
    guard isPossible(tuple) else { return .empty }
    _ = nodes.intern(tuple)
    parents.append(-1)
    symbols.append(0)
    if allowEmpty, accepts(tuple) { return .found([]) }
    let order = onlyPlain ? symbolChoice.order.filter(symbolChoice.isPlain) : symbolChoice.order
    var next: Int32 = 0
    while Int(next) < nodes.count {
      let base = nodes.range(of: next).lowerBound
      for symbol in order {
        counter.spend(machines.count)
        guard advance(from: base, symbol, &tuple), isPossible(tuple) else { continue }
        let (target, isNew) = nodes.intern(tuple)
        guard isNew else {
          // The start is no answer by itself, but a text that leads back to it may be one.
          if target == 0, !allowEmpty, accepts(tuple) { return .found(word(to: Int(next)) + [symbol]) }
          continue
        }
        counter.spend(ProductSearch.nodeCost)
        parents.append(next)
        symbols.append(UInt16(truncatingIfNeeded: symbol))
        if accepts(tuple) { return counter.isExhausted ? exhausted : .found(word(to: nodes.count - 1)) }
      }
      if nodes.count > counter.budget.states { counter.exceed(.states) }
      if counter.isExhausted { return exhausted }
      next += 1
    }
    return .empty
  }

  private var exhausted: Outcome { .exhausted(counter.exceeded ?? .steps) }

  @inline(__always) private func advance(from base: Int, _ symbol: Int, _ tuple: inout [Int32]) -> Bool {
    for i in machines.indices {
      let state = machines[i].step(nodes.element(base &+ i), symbol)
      if state == 0 { return false }
      tuple[i] = state
    }
    return true
  }

  /// Whether the lengths that the machines still allow have one in common.
  private func isPossible(_ tuple: [Int32]) -> Bool {
    var least: Int32 = 0
    var most = PatternProgram.unlimited
    for i in machines.indices {
      if tuple[i] == 0 { return false }
      let bounds = machines[i].remaining(tuple[i])
      least = max(least, bounds.least)
      most = min(most, bounds.most)
    }
    return least <= most && least < PatternProgram.unlimited
  }

  private func accepts(_ tuple: [Int32]) -> Bool {
    for i in machines.indices where !machines[i].accepts(tuple[i]) { return false }
    return true
  }

  private func word(to node: Int) -> [Int] {
    var result: [Int] = []
    var node = node
    while node > 0 {
      result.append(Int(symbols[node]))
      node = Int(parents[node])
    }
    return result.reversed()
  }

  /// Walks over all tuples that can be reached, in order of their numbers.
  func explorer() -> Explorer { Explorer(self) }

  struct Explorer {
    private let search: ProductSearch
    private var tuple: [Int32]

    fileprivate init(_ search: ProductSearch) {
      self.search = search
      tuple = search.machines.map(\.start)
      if !search.counter.isExhausted, search.isPossible(tuple) { _ = search.nodes.intern(tuple) }
    }

    var count: Int { search.nodes.count }

    mutating func forEachSuccessor(of node: Int, _ body: (_ symbol: Int, _ target: Int) -> Void) {
      let base = search.nodes.range(of: Int32(node)).lowerBound
      if search.nodes.count > search.counter.budget.states { search.counter.exceed(.states) }
      for symbol in search.symbolChoice.order where !search.counter.isExhausted {
        search.counter.spend(search.machines.count)
        guard search.advance(from: base, symbol, &tuple), search.isPossible(tuple) else { continue }
        let (target, isNew) = search.nodes.intern(tuple)
        search.counter.spend(isNew ? ProductSearch.nodeCost : 2)
        body(symbol, Int(target))
      }
    }

    func accepts(_ node: Int) -> Bool { search.accepts(search.nodes.sequence(Int32(node))) }
  }
}
