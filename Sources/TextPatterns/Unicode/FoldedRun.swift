/// How a run of literals matches when case is ignored: as a small automaton over the places in its folding.
///
/// Text matches if its full folding is the run's. One scalar of the text may fold to several of the run (`ß` to `ss`),
/// and must then match all of them.
struct FoldedRun: Sendable {
  /// A step from one place to a later one by one scalar of the text.
  struct Edge: Sendable, Equatable {
    /// The place in the folded run where the edge begins.
    var from: Int
    /// The place where it ends, one to three scalars further.
    var to: Int
    /// The scalars of a text that fold to what lies between.
    var set: ScalarSet
  }

  /// What the run folds to; places are counted in it, from 0 to its count.
  let folding: [UInt32]
  /// All steps, those by scalars that fold to one first.
  let edges: [Edge]

  /// The automaton of a run of scalar values.
  init(_ run: [UInt32]) {
    let folding = CaseFolding.fold(run)
    self.folding = folding
    var edges = folding.enumerated().map { place, scalar in
      Edge(from: place, to: place + 1, set: CaseFolding.simpleMatches(of: scalar) ?? ScalarSet(scalars: [scalar]))
    }
    // No expansion is all ASCII digits or punctuation, so such runs need no table.
    for expansion in CaseTables.shared.expansions where expansion.folding.count <= folding.count {
      let length = expansion.folding.count
      for place in 0...(folding.count - length)
      where folding[place] == expansion.folding[0] && folding[place..<place + length].elementsEqual(expansion.folding) {
        edges.append(Edge(from: place, to: place + length, set: ScalarSet(scalars: [expansion.scalar])))
      }
    }
    self.edges = edges
  }
}
