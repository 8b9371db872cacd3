import Synchronization

/// An NFA, with its table where that is small.
final class CompiledNFA: Sendable {
  /// The automaton with positions.
  let nfa: PositionNFA
  /// Its table, nil where that would be large.
  let automaton: DenseDFA?
  private let knownComplement = Mutex<DenseDFA?>(nil)

  /// Makes the table, as far as the counter has steps for it.
  init(_ nfa: PositionNFA, _ counter: StepCounter, _ limit: DenseDFA.Limit = .usual) {
    self.nfa = nfa
    automaton = DenseDFA(nfa, counter, limit)
  }

  /// The table of all other texts; made when it is first asked for.
  var complement: DenseDFA? {
    guard let automaton else { return nil }
    return knownComplement.withLock { known in
      if let known { return known }
      let made = automaton.complement
      known = made
      return made
    }
  }
}
