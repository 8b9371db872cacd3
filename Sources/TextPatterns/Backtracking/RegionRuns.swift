/// What the regions of an automaton (look-arounds, atomic groups) do at the places of one text: where the first match
/// that the engine finds ends, and what it costs to find out. Each question is answered once, which keeps the count
/// polynomial however long the engine itself would take (memoization: Davis, Servant & Lee, IEEE S&P 2021).
struct RegionRuns {
  /// What trying a region at a place leads to.
  struct Answer {
    /// Where the first match ends, or -1 where there is none. Of a look-behind only whether it is negative counts.
    var end: Int32
    /// Steps until that match is found or all ways have failed.
    var steps: Double

    /// No match, without a step.
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
    /// Steps of the ways that have failed.
    var steps: Double
    /// The same if each were tried only once, as it is before a match is found.
    var stepsOnce: Double

    init(_ frontier: Int, at index: Int, in automaton: BacktrackingAutomaton) {
      self.frontier = frontier
      self.index = index
      edge = automaton.frontiers[frontier].lowerBound
      steps = 0
      stepsOnce = 0
    }
  }

  private let automaton: BacktrackingAutomaton
  private let masks: [AttackAlphabet.Mask]
  private let text: AttackText
  private let width: Int
  /// For each frontier and place the index into `answers`, or -2 while it is being worked on.
  private var places: PlaceTable
  private var answers: [Answer] = []
  /// For each look-behind the places where it holds.
  private var placesBehind: [[Bool]]

  /// Nothing is known of the regions on a text yet.
  init(_ automaton: BacktrackingAutomaton, masks: [AttackAlphabet.Mask], text: AttackText) {
    self.automaton = automaton
    self.masks = masks
    self.text = text
    width = text.count + 1
    placesBehind = [[Bool]](repeating: [], count: automaton.regions.count)
    let isAsked = automaton.regions.count > 1 || automaton.searchPosition != nil
    places = PlaceTable(rows: isAsked ? automaton.frontiers.count : 0, places: width)
  }

  /// What a region does when it is entered at `index`.
  mutating func answer(
    _ region: Int, at index: Int, meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> Answer {
    if automaton.regions[region].isLookBehind {
      if placesBehind[region].isEmpty { placesBehind[region] = try findPlaces(behind: region, &meter) }
      return Answer(end: placesBehind[region][index] ? 0 : -1, steps: 4)
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
        try meter.spend(4)
        let answer = try answer(region, at: index, meter: &meter)
        steps += answer.steps
        if (answer.end >= 0) == negative { return (false, steps) }
      }
    }
    return (true, steps)
  }

  private func known(_ frontier: Int, _ index: Int) -> Answer? {
    let answer = places[frontier, index]
    return answer == -1 ? nil : answer < 0 ? .failure : answers[Int(answer)]
  }

  /// Tries the ways of a frontier in order until one matches; the frontiers that they lead to first, by a stack of its
  /// own.
  private mutating func decide(
    _ frontier: Int, _ index: Int, _ region: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    guard known(frontier, index) == nil else { return }
    var frame = Frame(frontier, at: index, in: automaton)
    // The frames that wait for the one that is worked on.
    var stack: [Frame] = []
    try places.set(frontier, index, to: -2, meter: &meter)
    while true {
      try meter.spend(8)
      var isDone = true
      if frame.edge < automaton.frontiers[frame.frontier].upperBound {
        let edge = automaton.edges[frame.edge]
        let condition = try check(edge.guards, at: frame.index, meter: &meter)
        switch condition.holds ? try follow(edge, frame.index, region, &meter) : .ends(.failure) {
        case .ends(let answer):
          let steps = 1 + condition.steps + answer.steps
          if answer.end >= 0 {
            try finish(frame, Answer(end: answer.end, steps: frame.stepsOnce + steps), &meter)
          } else {
            frame.steps += condition.holds ? steps * edge.count : steps
            frame.stepsOnce += steps
            frame.edge += 1
            isDone = false
          }
        case .continues(let frontier, let index):
          stack.append(frame)
          try places.set(frontier, index, to: -2, meter: &meter)
          frame = Frame(frontier, at: index, in: automaton)
          isDone = false
        }
      } else {
        try finish(frame, Answer(end: -1, steps: frame.steps), &meter)
      }
      guard isDone else { continue }
      guard let waiting = stack.popLast() else { return }
      frame = waiting
    }
  }

  private mutating func finish(
    _ frame: Frame, _ answer: Answer, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    answers.append(Answer(end: answer.end, steps: min(answer.steps, RegionRuns.mostSteps)))
    try places.set(frame.frontier, frame.index, to: Int32(truncatingIfNeeded: answers.count - 1), meter: &meter)
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
    var frontier = position.follow
    var steps = 0.0
    switch position.step {
    case .set(let set):
      guard takes(set, index) else { return .ends(.failure) }
    case .atomic(let region):
      let inner = try answer(region, at: index, meter: &meter)
      guard inner.end >= 0 else { return .ends(inner) }
      next = Int(inner.end)
      if next == index { frontier = position.followIdle }
      steps = inner.steps
    }
    guard let answer = known(frontier, next) else { return .continues(frontier: frontier, index: next) }
    return .ends(Answer(end: answer.end, steps: answer.steps + steps))
  }

  private func takes(_ set: Int, _ index: Int) -> Bool {
    index < text.count && masks[set] >> AttackAlphabet.Mask(text.classes[index]) & 1 != 0
  }

  /// The places behind which a region matches: it begins anew before each scalar.
  private mutating func findPlaces(
    behind region: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> [Bool] {
    var holds = [Bool](repeating: false, count: width)
    let entry = automaton.regions[region].entry
    var active: Set<Int> = []
    for index in 0..<width {
      try meter.spend(16 + active.count * 16)
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
    return holds
  }
}
