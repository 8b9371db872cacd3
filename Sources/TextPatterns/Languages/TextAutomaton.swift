/// A language as one table that another program can walk: a class for each scalar, and a state for each class.
///
/// Classes are the minterms of the language (D'Antoni & Veanes, 2014). State 0 is dead: no text that comes there is in
/// the language.
public struct TextAutomaton: Sendable {
  /// Of a language that is not known exactly, between which two it lies: all texts that may be in it, or those that
  /// certainly are. Both are the same where it is known.
  public enum Side: Sendable { case possible, certain }

  /// Where each run of scalars of one class begins, ascending from 0.
  public let starts: [UInt32]
  /// The class of each run; `nil` where its scalars are in no text of the language.
  public let classes: [Int?]
  /// How many classes there are: the length of a row.
  public let width: Int
  /// `state * width + class` is where the next state stands.
  public let table: [UInt16]
  /// The state before the first scalar.
  public let start: Int
  /// Whether a text may end in each state.
  public let accepting: [Bool]

  /// The automaton of one side of a language; nil where its table would be large.
  public init?(_ language: TextLanguage, _ side: Side, budget: SearchBudget = .standard) {
    let bound: Bound = side == .possible ? .upper : .lower
    guard let automaton = language.automaton ?? DenseDFA(language, bound, StepCounter(budget)) else { return nil }
    starts = automaton.partition.starts
    classes = automaton.partition.classes.map { $0 == MintermPartition.none ? nil : Int($0) }
    width = automaton.width
    table = automaton.table
    start = automaton.start
    accepting = automaton.accepting
  }
}

extension TextLanguage {
  /// The same language as one table, where that is small and no scalars are mapped, since some become several: for one that
  /// many questions are asked about, so that what it is put together of is not gone through for each.
  public var tabled: TextLanguage {
    guard automaton == nil, isExact, !maps else { return self }
    let counter = StepCounter(SearchBudget.standard.limited(to: DenseDFA.Limit.usual.steps))
    return DenseDFA(self, .upper, counter).map { TextLanguage(form: .table($0), undecided: nil) } ?? self
  }
}

extension TextLanguage {
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
  fileprivate convenience init?(_ language: TextLanguage, _ bound: Bound, _ counter: StepCounter) {
    var factory = LazyDFAFactory(counter: counter)
    factory.gather(language, bound)
    factory.join()
    if counter.isExhausted { return nil }
    let partition = factory.alphabet.partition
    let dfa = factory.dfa(for: language, bound)
    self.init(dfa, partition, symbols: Array(repeating: true, count: partition.count), counter)
  }
}
