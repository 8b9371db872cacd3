/// A pattern as a position automaton that keeps what backtracking depends on: the order in which ways are tried, and
/// how many ways lead to the same place.
///
/// A position is one scalar of the pattern (or a whole atomic group); its frontier lists what may be tried after it.
/// Empty iterations of a loop end the loop, as ICU's check for progress has it.
struct BacktrackingAutomaton {
  typealias PositionID = Int
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

  struct Position {
    enum Step: Equatable {
      /// Takes one scalar of a set, by its index in `sets`.
      case set(Int)
      /// Takes what an atomic region matches first.
      case atomic(region: Int)
    }
    var step: Step
    var follow: FrontierID
    /// What comes after an atomic region that has matched nothing; an iteration that takes nothing ends its loop.
    var followIdle: FrontierID
    /// The node of the pattern that it comes from.
    var node: PatternTree.NodeID
    /// The region that it is part of.
    var region: Int
  }

  enum Guard: Equatable {
    case assertion(Assertion)
    case look(region: Int, behind: Bool, negative: Bool)
  }

  /// A guard, and the index of the next link that must hold as well; 0 ends the chain.
  struct GuardLink {
    var condition: Guard
    var next: Int32
  }

  /// The whole pattern (the first region), or the body of a look-around or atomic group.
  struct Region {
    var entry: FrontierID
    /// A match of the region may end anywhere, not only where the text ends.
    var acceptsAnywhere: Bool
    var isLookBehind: Bool
  }

  static let accept: Int32 = -1

  var positions: [Position] = []
  var frontiers: [Range<Int>] = []
  var edges: [Edge] = []
  /// The first link is never used.
  var guards: [GuardLink] = [GuardLink(condition: .assertion(.start), next: 0)]
  var regions: [Region] = []
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
  let links: [BacktrackingAutomaton.GuardLink]
  var index: Int32

  mutating func next() -> BacktrackingAutomaton.Guard? {
    guard index != 0 else { return nil }
    let link = links[Int(index)]
    index = link.next
    return link.condition
  }
}

extension BacktrackingAutomaton.Guard {
  /// Whether it can hold only where no scalar has been taken before.
  var needsStart: Bool { self == .assertion(.start) || self == .assertion(.matchStart) }

  /// Whether it can hold only where the text ends, or before a last line terminator.
  var needsEnd: Bool {
    switch self {
    case .assertion(.end), .assertion(.endOrFinalTerminator): true
    default: false
    }
  }
}
