import Synchronization

/// A program, with its table where that is small.
final class CompiledProgram: Sendable {
  let program: PatternProgram
  let automaton: DenseAutomaton?
  private let knownComplement = Mutex<DenseAutomaton?>(nil)

  init(_ program: PatternProgram) {
    self.program = program
    automaton = DenseAutomaton(program)
  }

  /// The table of all other texts; made when it is first asked for.
  var complement: DenseAutomaton? {
    guard let automaton else { return nil }
    return knownComplement.withLock { known in
      if let known { return known }
      let made = automaton.complement
      known = made
      return made
    }
  }
}
