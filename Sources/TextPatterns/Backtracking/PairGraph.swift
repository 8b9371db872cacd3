/// Exponential ambiguity: a state of a loop that comes back to itself by two different ways on one word (EDA, Weber and
/// Seidl 1991; Weideman et al., CIAA 2016).
struct PairGraph {
  /// The most positions of one component whose pairs are searched.
  static let componentLimit = 800
  /// How many words are looked for in one component.
  static let candidateLimit = 6

  private let graph: BacktrackingGraph
  private let components: LoopComponents

  /// Searches a graph whose components are known.
  init(_ graph: BacktrackingGraph, _ components: LoopComponents) {
    self.graph = graph
    self.components = components
  }

  /// Words that can be pumped with exponential effect, if nothing but sets of scalars is looked at.
  func candidates(meter: inout StepMeter) throws(BacktrackingObstacle) -> [AttackCandidate] {
    var result: [AttackCandidate] = []
    for number in components.members.indices {
      try addAmbiguousArcs(of: number, to: &result, &meter)
      try addPairs(of: number, to: &result, &meter)
    }
    return result
  }

  private func inside(_ number: Int, _ position: Int) -> some Sequence<BacktrackingGraph.Arc> {
    graph.arcs(after: position).lazy.filter { components.component[Int($0.target)] == number }
  }

  /// Arcs that stand for several ways.
  private func addAmbiguousArcs(
    of number: Int, to result: inout [AttackCandidate], _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    var found = 0
    for position in components.members[number] {
      for arc in inside(number, position) where arc.isAmbiguous {
        let target = Int(arc.target)
        let back = try graph.path(from: target, to: position, in: components, meter: &meter)
        result.append(
          AttackCandidate(anchor: position, pump: graph.word([target] + back), culprits: [position, target] + back))
        found += 1
        if found == PairGraph.candidateLimit { return }
      }
    }
  }

  /// Searches from all states twice to two different states, and from these to one state twice.
  private func addPairs(
    of number: Int, to result: inout [AttackCandidate], _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let members = components.members[number]
    guard members.count <= PairGraph.componentLimit else { throw .budget }
    guard members.count > 1 else { return }
    try meter.spend(members.count * members.count / 8)
    var search = PairSearch(members, components.place)
    for position in members { try expand(position, position, number, &search, &meter) }
    var next = 0
    while next < search.queue.count, search.meetings.count < PairGraph.candidateLimit {
      let pair = search.queue[next]
      next += 1
      try expand(pair.first, pair.second, number, &search, &meter)
    }
    for meeting in search.meetings {
      let way = search.way(to: meeting)
      let back = try graph.path(from: meeting.state, to: way.start, in: components, meter: &meter)
      result.append(
        AttackCandidate(
          anchor: way.start, pump: way.word + graph.word(back), culprits: way.positions + [meeting.state] + back))
    }
  }

  private func expand(
    _ first: Int, _ second: Int, _ number: Int, _ search: inout PairSearch, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let isDiagonal = first == second
    for left in inside(number, first) {
      for right in inside(number, second) {
        try meter.spend()
        let common = graph.masks[Int(left.target)] & graph.masks[Int(right.target)]
        if common == 0 || (isDiagonal && right.target <= left.target) { continue }
        search.reach(Int(left.target), Int(right.target), from: (first, second), on: common)
      }
    }
  }
}

/// Pairs of different states that have been reached from one state, and how.
private struct PairSearch {
  struct Pair {
    var first: Int
    var second: Int
    /// The pair before it in the queue, or -1 - state where both were one state.
    var previous: Int
    var letter: AttackAlphabet.Mask
  }

  struct Meeting {
    var state: Int
    var pair: Int
    var letter: AttackAlphabet.Mask
  }

  private(set) var queue: [Pair] = []
  private(set) var meetings: [Meeting] = []
  private let place: [Int]
  /// For each pair its number in the queue, or -1.
  private var numbers: [Int32]
  private let size: Int

  init(_ members: [Int], _ place: [Int]) {
    size = members.count
    self.place = place
    numbers = [Int32](repeating: -1, count: members.count * members.count)
  }

  private func slot(_ first: Int, _ second: Int) -> Int {
    place[min(first, second)] * size + place[max(first, second)]
  }

  mutating func reach(_ left: Int, _ right: Int, from pair: (Int, Int), on letter: AttackAlphabet.Mask) {
    let isDiagonal = pair.0 == pair.1
    let origin = isDiagonal ? -1 - pair.0 : Int(numbers[slot(pair.0, pair.1)])
    if left == right {
      meetings.append(Meeting(state: left, pair: origin, letter: letter))
      return
    }
    let slot = slot(left, right)
    guard numbers[slot] < 0 else { return }
    numbers[slot] = Int32(queue.count)
    queue.append(Pair(first: left, second: right, previous: origin, letter: letter))
  }

  /// The state that a meeting began with, the word up to it, and the positions of both ways.
  func way(to meeting: Meeting) -> (start: Int, word: [AttackAlphabet.Mask], positions: [Int]) {
    var word = [meeting.letter]
    var positions: [Int] = []
    var current = meeting.pair
    while current >= 0 {
      let pair = queue[current]
      word.append(pair.letter)
      positions.append(pair.first)
      positions.append(pair.second)
      current = pair.previous
    }
    let start = -1 - current
    positions.append(start)
    return (start, word.reversed(), positions)
  }
}
