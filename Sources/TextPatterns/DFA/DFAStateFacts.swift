/// What is known of a state of a deterministic automaton before it is left.
struct DFAStateFacts: Sendable {
  /// Bounds of the scalars that are left to acceptance.
  var least: Int32
  /// The most, `PositionNFA.unlimited` for no limit.
  var most: Int32
  /// Whether the text may end here.
  var isAccepting: Bool
  /// The number of the state's row in the tables of a search; -1 where it has none yet, -2 for a state that nothing is
  /// known of.
  var row: Int32

  /// Of a state that has not been met.
  static let unknown = DFAStateFacts(least: 0, most: 0, isAccepting: false, row: -2)

  /// Those of all states of a table.
  static func all(_ distances: AcceptanceDistances, _ accepting: [Bool]) -> [DFAStateFacts] {
    accepting.indices.map { state in
      DFAStateFacts(
        least: distances.least[state], most: distances.most[state], isAccepting: accepting[state], row: -1)
    }
  }
}
