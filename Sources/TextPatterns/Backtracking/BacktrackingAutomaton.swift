/// A pattern as a position automaton (Glushkov, 1961) that keeps what backtracking depends on: the order in which ways
/// are tried, and how many ways lead to the same place.
///
/// A position is one scalar of the pattern (or a whole atomic group); its frontier lists what may be tried after it.
/// Empty iterations of a loop end the loop, as ICU's check for progress has it.
struct BacktrackingAutomaton {
  /// The place of a frontier in `frontiers`.
  typealias FrontierID = Int

  /// One way on, tried in the order of the frontier.
  struct Edge {
    /// A position, or `accept`.
    var target: Int32
    /// The first link of the guards that must hold where the way begins; 0 for none.
    var guards: Int32
    /// How many ways of the engine this stands for.
    var count: Double
  }

  /// A scalar of the pattern, or an atomic group.
  struct Position {
    /// What a position takes.
    enum Step: Equatable {
      /// Takes one scalar of a set, by its index in `sets`.
      case set(Int)
      /// Takes what an atomic region matches first.
      case atomic(region: Int)
    }
    /// What it takes.
    var step: Step
    /// What may be tried after it.
    var follow: FrontierID
    /// What comes after an atomic region that has matched nothing; an iteration that takes nothing ends its loop.
    var followIdle: FrontierID
    /// The node of the pattern that it comes from.
    var node: PatternTree.NodeID
    /// The region that it is part of.
    var region: Int
  }

  /// A condition on the place where a way begins.
  enum Guard: Equatable {
    /// `^`, `\b` and their like.
    case assertion(Assertion)
    /// What is looked for there has its own region.
    case look(region: Int, behind: Bool, negative: Bool)
  }

  /// A guard, and the index of the next link that must hold as well; 0 ends the chain.
  struct GuardLink {
    /// The guard.
    var condition: Guard
    /// The link after this one.
    var next: Int32
  }

  /// The whole pattern (the first region), or the body of a look-around or atomic group.
  struct Region {
    /// What may be tried first.
    var entry: FrontierID
    /// A match of the region may end anywhere, not only where the text ends.
    var acceptsAnywhere: Bool
    /// Whether it is matched up to the place where it is tried.
    var isLookBehind: Bool
  }

  /// The target of a way that ends the region.
  static let accept: Int32 = -1

  /// All positions.
  var positions: [Position] = []
  /// For each frontier the place of its ways in `edges`.
  var frontiers: [Range<Int>] = []
  /// The ways of all frontiers.
  var edges: [Edge] = []
  /// The first link is never used.
  var guards: [GuardLink] = [GuardLink(condition: .assertion(.start), next: 0)]
  /// The pattern first, then the bodies of look-arounds and atomic groups.
  var regions: [Region] = []
  /// The position by which a search passes over a scalar and tries anew; nil where all of a text is to match.
  var searchPosition: Int32?
  /// The sets that positions take.
  var sets: [ScalarSet] = []
  /// Some counted repetition stands as an unlimited one, or an atomic group as a plain one: more runs than the pattern
  /// has.
  var isOverapproximation = false
  /// Counted repetitions were cut off: fewer runs than the pattern has.
  var isUnderapproximation = false

  /// The links of a chain of guards, in the order in which they are checked.
  func chain(_ first: Int32) -> GuardChain { GuardChain(links: guards, index: first) }
}

/// The guards of a chain one after the other.
struct GuardChain: Sequence, IteratorProtocol {
  /// All links of the automaton.
  let links: [BacktrackingAutomaton.GuardLink]
  /// The link that comes next, 0 for none.
  var index: Int32

  /// The next guard of the chain.
  mutating func next() -> BacktrackingAutomaton.Guard? {
    guard index != 0 else { return nil }
    let link = links[Int(index)]
    index = link.next
    return link.condition
  }
}
