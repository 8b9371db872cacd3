/// Counts the steps of a backtracking engine on one text, without taking them: how many runs come to each position is a
/// sum over the positions before it. That is the count of the ways in a graph without cycles, by dynamic programming
/// (Bellman, 1957).
struct RunCount {
  private let automaton: BacktrackingAutomaton
  private let alphabet: AttackAlphabet
  /// For each set of the automaton the classes that it consists of.
  private let masks: [AttackAlphabet.Mask]
  /// ICU does not begin to match a text that is shorter than any match.
  private let shortestMatch: Int

  /// The automaton must be one that was built as the pattern is, or for candidates where that is no overapproximation.
  init(
    _ automaton: BacktrackingAutomaton, _ alphabet: AttackAlphabet, masks: [AttackAlphabet.Mask], shortestMatch: Int
  ) {
    self.automaton = automaton
    self.alphabet = alphabet
    self.masks = masks
    self.shortestMatch = shortestMatch
  }

  /// Texts cost more to count where there are look-arounds and atomic groups.
  var hasRegions: Bool { automaton.regions.count > 1 }

  /// About how many ways the engine tries until it refuses the text, or finds a match; 0 where it accepts all of a text
  /// and there are no look-arounds that could have been slow before.
  func steps(on classes: [UInt8], meter: inout StepMeter) throws(BacktrackingObstacle) -> Double {
    if classes.count < shortestMatch { return 0 }
    let text = AttackText(classes, alphabet)
    var walk = RunWalk(automaton, masks, text)
    try walk.walk(&meter)
    if !walk.isAccepted { return walk.steps }
    guard hasRegions || automaton.searchPosition != nil else { return 0 }
    return try walk.regions.answer(0, at: 0, meter: &meter).steps
  }
}

/// Carries the number of runs at each position from one scalar of the text to the next.
private struct RunWalk {
  private struct Work {
    var frontier: Int
    var runs: Double
  }

  private let automaton: BacktrackingAutomaton
  private let masks: [AttackAlphabet.Mask]
  private let text: AttackText
  var regions: RegionRuns
  private(set) var steps = 0.0
  private(set) var isAccepted = false
  private var runs: [Double]
  private var reached: [Int32] = []
  /// Frontiers to try before the next scalar, and in how many runs.
  private var work: [Work] = []
  /// For places further on the atomic groups that end there, and in how many runs.
  private var pending: [Int: [Int32: Double]] = [:]

  init(_ automaton: BacktrackingAutomaton, _ masks: [AttackAlphabet.Mask], _ text: AttackText) {
    self.automaton = automaton
    self.masks = masks
    self.text = text
    regions = RegionRuns(automaton, masks: masks, text: text)
    runs = [Double](repeating: 0, count: automaton.positions.count)
  }

  mutating func walk(_ meter: inout StepMeter) throws(BacktrackingObstacle) {
    try meter.spend((automaton.positions.count + automaton.frontiers.count) / 8 + 1)
    work.append(Work(frontier: automaton.regions[0].entry, runs: 1))
    for index in 0...text.count {
      if !pending.isEmpty { resume(at: index) }
      var next = 0
      while next < work.count {
        try tryWays(work[next], index, &meter)
        next += 1
      }
      work.removeAll(keepingCapacity: true)
      for target in reached {
        work.append(
          Work(
            frontier: automaton.positions[Int(target)].follow, runs: min(runs[Int(target)], RegionRuns.mostSteps)))
        runs[Int(target)] = 0
      }
      reached.removeAll(keepingCapacity: true)
      if work.isEmpty, pending.isEmpty { break }
    }
    steps = min(steps, RegionRuns.mostSteps)
  }

  /// Takes up the runs in which an atomic group ends here.
  private mutating func resume(at index: Int) {
    guard let arrived = pending.removeValue(forKey: index) else { return }
    for (position, runs) in arrived.sorted(by: { $0.key < $1.key }) {
      work.append(Work(frontier: automaton.positions[Int(position)].follow, runs: min(runs, RegionRuns.mostSteps)))
    }
  }

  private mutating func tryWays(
    _ item: Work, _ index: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let letter: AttackAlphabet.Mask = index < text.count ? 1 << AttackAlphabet.Mask(text.classes[index]) : 0
    var checked: Int32 = 0
    for edgeIndex in automaton.frontiers[item.frontier] {
      try meter.spend()
      let edge = automaton.edges[edgeIndex]
      let ways = item.runs * edge.count
      if edge.guards != 0 {
        let condition = try regions.check(edge.guards, at: index, meter: &meter)
        steps += edge.guards == checked ? item.runs : item.runs * (1 + condition.steps)
        checked = edge.guards
        guard condition.holds else { continue }
      }
      steps += ways
      guard edge.target >= 0 else {
        if index == text.count || automaton.regions[0].acceptsAnywhere { isAccepted = true }
        continue
      }
      switch automaton.positions[Int(edge.target)].step {
      case .set(let set):
        guard masks[set] & letter != 0 else { continue }
        if runs[Int(edge.target)] == 0 { reached.append(edge.target) }
        runs[Int(edge.target)] += ways
      case .atomic(let region):
        try leave(region, Int(edge.target), ways, index, &meter)
      }
    }
  }

  private mutating func leave(
    _ region: Int, _ position: Int, _ ways: Double, _ index: Int, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    try meter.spend(20)
    let answer = try regions.answer(region, at: index, meter: &meter)
    steps += ways * answer.steps
    let end = Int(answer.end)
    guard end >= 0 else { return }
    if end > index {
      pending[end, default: [:]][Int32(position), default: 0] += ways
    } else {
      work.append(Work(frontier: automaton.positions[position].followIdle, runs: ways))
    }
  }
}
