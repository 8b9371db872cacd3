/// A small automaton written by hand: numeric ranges, dates, masks. Its first state is the start.
public struct LanguageBuilder: Sendable {
  private struct Edge: Sendable {
    var target: Int
    /// Nil for an edge that consumes nothing.
    var set: ScalarSet?
  }

  private var edges: [[Edge]] = []
  private var accepting: [Bool] = []

  /// No states yet.
  public init() {}

  /// Adds a state and gives its number.
  public mutating func addState(accepting isAccepting: Bool = false) -> Int {
    edges.append([])
    accepting.append(isAccepting)
    return edges.count - 1
  }

  /// Adds an edge that consumes one scalar of a set; ignored where a state does not exist.
  public mutating func addEdge(from source: Int, to target: Int, on set: ScalarSet) {
    guard edges.indices.contains(source), edges.indices.contains(target) else { return }
    edges[source].append(Edge(target: target, set: set))
  }

  /// Adds an edge that consumes nothing; ignored where a state does not exist.
  public mutating func addEmptyEdge(from source: Int, to target: Int) {
    guard edges.indices.contains(source), edges.indices.contains(target) else { return }
    edges[source].append(Edge(target: target, set: nil))
  }

  /// Adds a path that consumes the scalars of a text.
  public mutating func addPath(from source: Int, to target: Int, spelling text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    guard let last = scalars.last else { return addEmptyEdge(from: source, to: target) }
    var state = source
    for scalar in scalars.dropLast() {
      let following = addState()
      addEdge(from: state, to: following, on: ScalarSet(scalar...scalar))
      state = following
    }
    addEdge(from: state, to: target, on: ScalarSet(last...last))
  }

  /// The words as a tree of their beginnings.
  init(words: [String]) {
    struct Step: Hashable {
      var state: Int
      var scalar: UInt32
    }
    var states: [Step: Int] = [:]
    let start = addState()
    for word in words {
      var state = start
      for scalar in word.unicodeScalars.map(\.value) {
        let step = Step(state: state, scalar: scalar)
        if let known = states[step] {
          state = known
        } else {
          let fresh = addState()
          addEdge(from: state, to: fresh, on: ScalarSet(scalar...scalar))
          states[step] = fresh
          state = fresh
        }
      }
      accepting[state] = true
    }
  }

  /// The automaton with positions instead of states.
  func nfa(_ counter: StepCounter) throws(NotAnalysedReason) -> PositionNFA {
    var builder = ThompsonBuilder(counter: counter)
    guard edges.count < CompilationLimit.states else { throw NotAnalysedReason(.budget(.patternSize)) }
    var heads: [Int] = []
    for _ in edges { heads.append(try builder.add(.fail)) }
    for (state, leaving) in edges.enumerated() {
      var current = accepting[state] ? builder.accept : builder.fail
      for edge in leaving.reversed() {
        let first = try edge.set.map { set throws(NotAnalysedReason) in
          try builder.consume(set, next: heads[edge.target])
        }
        current = try builder.add(.split(first ?? heads[edge.target], current))
      }
      builder.patch(heads[state], .split(current, builder.fail))
    }
    builder.entries = [heads.first ?? builder.fail]
    return try PositionNFA(builder)
  }
}
