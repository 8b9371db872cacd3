/// What the regions of an automaton (look-arounds, atomic groups) do at the places of one text: where the first match that
/// the engine finds ends, and what it costs to find out. Each question is answered once.
struct RegionRuns {
  struct Answer {
    /// Where the first match ends, or -1 where there is none. Of a look-behind only the sign counts.
    var end: Int32
    /// Steps until that match is found or all ways have failed.
    var steps: Double

    static let failure = Answer(end: -1, steps: 0)
  }

  /// Steps are not counted above this.
  static let mostSteps = 1e200

  /// A frontier at a place whose ways are being tried.
  private struct Frame {
    var frontier: Int
    var index: Int
    /// The edge that is being tried.
    var edge: Int
    var steps: Double
  }

  private let automaton: BacktrackingAutomaton
  private let masks: [AttackAlphabet.Mask]
  private let text: AttackText
  private let width: Int
  /// For each frontier where its row in `cells` begins, or -1.
  private var rows: [Int32]
  /// For each place in a row the index into `answers`: -1 unknown, -2 being worked on.
  private var cells: [Int32] = []
  private var answers: [Answer] = []
  /// For each look-behind the places where it holds.
  private var placesBehind: [Int: [Bool]] = [:]

  init(_ automaton: BacktrackingAutomaton, masks: [AttackAlphabet.Mask], text: AttackText) {
    self.automaton = automaton
    self.masks = masks
    self.text = text
    width = text.count + 1
    rows = [Int32](repeating: -1, count: automaton.regions.count > 1 ? automaton.frontiers.count : 0)
  }

  /// What a region does when it is entered at `index`.
  mutating func answer(
    _ region: Int, at index: Int, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> Answer {
    if automaton.regions[region].isLookBehind {
      return try holdsBehind(region, &meter)[index] ? Answer(end: 0, steps: 4) : Answer(end: -1, steps: 4)
    }
    let entry = automaton.regions[region].entry
    try decide(entry, index, region, &meter)
    return known(entry, index) ?? .failure
  }

  /// Whether guards hold, and what it costs to find out.
  mutating func check(
    _ guards: Int32, at index: Int, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> (holds: Bool, steps: Double) {
    var steps = 0.0
    var next = guards
    while next != 0 {
      try meter.spend()
      let link = automaton.guards[Int(next)]
      next = link.next
      switch link.condition {
      case .assertion(let assertion):
        if !text.holds(assertion, at: index) { return (false, steps) }
      case .look(let region, _, let negative):
        let answer = try answer(region, at: index, meter: &meter)
        steps += answer.steps
        if (answer.end >= 0) == negative { return (false, steps) }
      }
    }
    return (true, steps)
  }

  private func known(_ frontier: Int, _ index: Int) -> Answer? {
    let row = Int(rows[frontier])
    guard row >= 0, cells[row + index] != -1 else { return nil }
    let cell = cells[row + index]
    return cell < 0 ? .failure : answers[Int(cell)]
  }

  private mutating func store(_ cell: Int32, _ frontier: Int, _ index: Int) {
    if rows[frontier] < 0 {
      rows[frontier] = Int32(truncatingIfNeeded: cells.count)
      cells.append(contentsOf: repeatElement(-1, count: width))
    }
    cells[Int(rows[frontier]) + index] = cell
  }

  /// Marks an answer as being worked on.
  private mutating func begin(
    _ frontier: Int, _ index: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    if rows[frontier] < 0 { try meter.spend(width) }
    store(-2, frontier, index)
  }

  /// Tries the ways of a frontier in order until one matches; the frontiers that they lead to first, by a stack of its own.
  private mutating func decide(
    _ frontier: Int, _ index: Int, _ region: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    guard known(frontier, index) == nil else { return }
    var stack = [Frame(frontier: frontier, index: index, edge: automaton.frontiers[frontier].lowerBound, steps: 0)]
    try begin(frontier, index, &meter)
    while var frame = stack.popLast() {
      try meter.spend(4)
      guard frame.edge < automaton.frontiers[frame.frontier].upperBound else {
        finish(frame, Answer(end: -1, steps: frame.steps))
        continue
      }
      let edge = automaton.edges[frame.edge]
      let condition = try check(edge.guards, at: frame.index, meter: &meter)
      let way = condition.holds ? try follow(edge, frame.index, region, &meter) : .ends(.failure)
      switch way {
      case .ends(let answer):
        let steps = 1 + condition.steps + answer.steps
        guard answer.end < 0 else {
          finish(frame, Answer(end: answer.end, steps: frame.steps + steps))
          continue
        }
        frame.steps += steps * edge.count
        frame.edge += 1
        stack.append(frame)
      case .continues(let frontier, let index):
        stack.append(frame)
        try begin(frontier, index, &meter)
        stack.append(
          Frame(frontier: frontier, index: index, edge: automaton.frontiers[frontier].lowerBound, steps: 0))
      }
    }
  }

  private mutating func finish(_ frame: Frame, _ answer: Answer) {
    answers.append(Answer(end: answer.end, steps: min(answer.steps, RegionRuns.mostSteps)))
    store(Int32(truncatingIfNeeded: answers.count - 1), frame.frontier, frame.index)
  }

  private enum Way {
    case ends(Answer)
    /// Not known before this frontier is.
    case continues(frontier: Int, index: Int)
  }

  private mutating func follow(
    _ edge: BacktrackingAutomaton.Edge, _ index: Int, _ region: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> Way {
    guard edge.target >= 0 else {
      let isMatch = automaton.regions[region].acceptsAnywhere || index == text.count
      return .ends(Answer(end: isMatch ? Int32(index) : -1, steps: 0))
    }
    let position = automaton.positions[Int(edge.target)]
    var next = index + 1
    var steps = 0.0
    switch position.step {
    case .set(let set):
      guard takes(set, index) else { return .ends(.failure) }
    case .atomic(let region):
      let inner = try answer(region, at: index, meter: &meter)
      guard inner.end >= 0 else { return .ends(inner) }
      next = Int(inner.end)
      steps = inner.steps
    }
    guard let answer = known(position.follow, next) else { return .continues(frontier: position.follow, index: next) }
    return .ends(Answer(end: answer.end, steps: answer.steps + steps))
  }

  private func takes(_ set: Int, _ index: Int) -> Bool {
    index < text.count && masks[set] >> AttackAlphabet.Mask(text.classes[index]) & 1 != 0
  }

  /// The places behind which a region matches: it begins anew before each scalar.
  private mutating func holdsBehind(
    _ region: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [Bool] {
    if let known = placesBehind[region] { return known }
    var holds = [Bool](repeating: false, count: width)
    let entry = automaton.regions[region].entry
    var active: Set<Int> = []
    for index in 0..<width {
      var next: Set<Int> = []
      for frontier in active.union([entry]) {
        for edge in automaton.edges[automaton.frontiers[frontier]] {
          try meter.spend(4)
          guard try check(edge.guards, at: index, meter: &meter).holds else { continue }
          guard edge.target >= 0 else {
            holds[index] = true
            continue
          }
          let position = automaton.positions[Int(edge.target)]
          if case .set(let set) = position.step, takes(set, index) { next.insert(position.follow) }
        }
      }
      active = next
    }
    placesBehind[region] = holds
    return holds
  }
}
