extension TextLanguage {
  /// The same language as one table, where that is small and no scalars are mapped, since some become several: for one that
  /// many questions are asked about, so that what it is put together of is not gone through for each.
  public var tabled: TextLanguage { tabled(.usual) }

  /// The same with other limits.
  func tabled(_ limit: DenseDFA.Limit) -> TextLanguage {
    guard automaton == nil, isExact, !maps else { return self }
    let counter = StepCounter(SearchBudget.standard.limited(to: limit.steps))
    return DenseDFA(self, .upper, counter, limit).map { TextLanguage(form: .table($0), undecided: nil) } ?? self
  }

  /// Whether scalars are mapped in some part of it.
  private var maps: Bool {
    switch form {
    case .mapped: true
    case .nfa, .table, .words, .length: false
    case .intersection(let parts), .union(let parts): parts.contains(where: \.maps)
    case .between(let first, let second), .concatenation(let first, let second): first.maps || second.maps
    case .complement(let inner), .prefixes(let inner), .typeable(let inner), .trimmed(let inner, _),
      .removed(let inner, _):
      inner.maps
    }
  }
}

extension DenseDFA {
  /// What the texts of a table begin with, and they themselves; nil where that would be large.
  convenience init?(beginningsOf automaton: DenseDFA) {
    let map = (0..<automaton.width).map { UInt16(truncatingIfNeeded: $0) }
    self.init(
      BeginningsDFA(TableDFA(automaton, map: map)), automaton.partition,
      symbols: Array(repeating: true, count: automaton.width), StepCounter(.standard))
  }

  /// Explores a language over its own alphabet; nil where its table would be large.
  convenience init?(_ language: TextLanguage, _ bound: Bound, _ counter: StepCounter, _ limit: Limit = .usual) {
    var factory = LazyDFAFactory(counter: counter)
    factory.gather(language, bound)
    factory.join()
    if counter.isExhausted { return nil }
    let partition = factory.alphabet.partition
    let dfa = factory.dfa(for: language, bound)
    self.init(dfa, partition, symbols: Array(repeating: true, count: partition.count), counter, limit)
  }
}
