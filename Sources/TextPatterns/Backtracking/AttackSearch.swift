/// Finds candidates for an attack on a pattern, completes them to texts that it refuses, and keeps the slowest.
///
/// An attack is a prefix, a pump that is repeated, and a suffix (Kirrage, Rathnayake & Thielecke, NSS 2013). Candidates are
/// the loops of an automaton that a text takes in several ways (Weideman et al., CIAA 2016); since ambiguity alone slows no
/// engine down, each is completed by a suffix with which the whole text is refused, and its steps are counted.
struct AttackSearch {
  private struct Attack {
    var growth: GrowthCurve.Growth
    var steps: Double
    var prefix: [UInt8]
    var pump: [UInt8]
    var suffix: [UInt8]
    var repeats: Int
    var culprits: [Int]
  }

  /// So many choices, as a power of 2, need no look of their own.
  private static let harmlessChoiceBits = 14.0
  /// Of so many slow texts the slowest is taken.
  private static let enoughSlowTexts = 3
  /// How many sets are tried with a text that only repeats one scalar.
  private static let probeLimit = 12

  private let tree: PatternTree
  private let shape: PatternShape
  private let match: PatternMatch
  private let texts: AttackLimits
  /// Of a pattern with parts that are cut off: what it may match at most, so that what is not in it is refused.
  private let superset: TextLanguage?
  private let budget: BacktrackingBudget
  private let automaton: BacktrackingAutomaton
  private let alphabet: AttackAlphabet
  /// The classes with which no text begins or ends.
  private let inner: AttackAlphabet.Mask
  private let graph: BacktrackingGraph
  /// The steps that are left.
  private(set) var meter: StepMeter
  /// Built when the first candidate is counted.
  private var counter: RunCount?
  private var isLowerBound = false
  private var tried: Set<[UInt8]> = []
  private var slowest: Attack?
  private var slowCount = 0
  /// The most steps on any text of ordinary length.
  private var ordinarySteps = 0.0

  /// - Parameter meter: what is left for the pattern; the search goes on with it.
  init(
    _ tree: PatternTree, _ shape: PatternShape, _ match: PatternMatch, _ texts: AttackLimits,
    _ budget: BacktrackingBudget, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    self.tree = tree
    self.shape = shape
    self.match = match
    self.texts = texts
    self.budget = budget
    automaton = try AutomatonBuilder.build(tree, match: match, mode: .candidates, budget: budget, meter: &meter)
    alphabet = try AttackAlphabet(automaton.sets, within: texts.alphabet, meter: &meter)
    inner = alphabet.mask(of: texts.inner)
    graph = try BacktrackingGraph(automaton, alphabet, meter: &meter)
    superset = shape.obstacle.map { _ in
      TextLanguage(tree, match: match, budget: SearchBudget(states: 10_000, steps: 100_000, pool: budget.pool))
    }
    self.meter = meter
  }

  /// The slowest attack; nil where there is none.
  mutating func run() throws(BacktrackingObstacle) -> (GrowthCurve.Growth, BacktrackingFinding)? {
    do throws(BacktrackingObstacle) {
      try searchAll()
    } catch {
      // What has been found until then holds.
      if slowest == nil { throw error }
    }
    guard let slowest else {
      if isLowerBound { throw .budget }
      return nil
    }
    return (slowest.growth, finding(slowest))
  }

  private mutating func searchAll() throws(BacktrackingObstacle) {
    if alphabet.count == 0 { return }
    let paths = try ShortestPaths(from: graph, meter: &meter)
    let components = try LoopComponents(of: graph, meter: &meter)
    for candidate in try PairGraph(graph, components).candidates(meter: &meter) {
      try tryOut(candidate, paths)
      if slowest?.growth == .exponential { return }
    }
    for candidate in try TripleGraph(graph, components).candidates(meter: &meter) {
      try tryOut(candidate, paths)
      if slowest?.growth == .exponential || slowCount == AttackSearch.enoughSlowTexts { return }
    }
    guard shape.choiceBits(tree.root) > AttackSearch.harmlessChoiceBits else { return }
    for candidate in probeCandidates(paths) { try tryOut(candidate, paths) }
    // Lazy loops without end need no scalar that the pattern takes.
    _ = try measure([], alphabet.rare([AttackAlphabet.Mask.max]), [], [])
  }

  /// Each class that a position takes, pumped on its own.
  private func probeCandidates(_ paths: ShortestPaths) -> [AttackCandidate] {
    var seen: AttackAlphabet.Mask = 0
    var result: [AttackCandidate] = []
    for position in paths.positions where result.count < AttackSearch.probeLimit {
      guard graph.masks[position] & ~seen != 0 else { continue }
      let fresh = graph.masks[position] & ~seen
      let letter = fresh & ~(fresh - 1)
      seen |= letter
      let takers = paths.positions.filter { graph.masks[$0] & letter != 0 }
      result.append(AttackCandidate(anchor: position, pump: [letter], culprits: takers))
    }
    return result
  }

  private mutating func tryOut(
    _ candidate: AttackCandidate, _ paths: ShortestPaths
  ) throws(BacktrackingObstacle) {
    guard paths.reaches(candidate.anchor), !candidate.pump.isEmpty else { return }
    let path = paths.path(to: candidate.anchor)
    let prefix = graph.word(path)
    let (readable, rare) = (alphabet.readable(prefix), alphabet.rare(prefix))
    if try tryOut(candidate, path, readable, alphabet.readable(candidate.pump)) { return }
    if try tryOut(candidate, path, rare, alphabet.rare(candidate.pump)) { return }
    guard let first = (rare + alphabet.rare(candidate.pump)).first, isInner(first) else { return }
    // Nothing comes that begins so: something may stand before it.
    for start in 0..<UInt8(clamping: min(alphabet.count, AttackSearch.startsTried)) where !isInner(start) {
      if try tryOut(candidate, path, [start] + rare, alphabet.rare(candidate.pump)) { return }
    }
  }

  private static let startsTried = 16

  /// Whether no text begins or ends with a scalar of a class.
  private func isInner(_ letter: UInt8) -> Bool { inner >> AttackAlphabet.Mask(letter) & 1 != 0 }

  /// Whether some ending makes a slow text of prefix and pump.
  private mutating func tryOut(
    _ candidate: AttackCandidate, _ path: [Int], _ prefix: [UInt8], _ pump: [UInt8]
  ) throws(BacktrackingObstacle) -> Bool {
    guard tried.insert(family(prefix, pump)).inserted else { return false }
    var regions: [Int] = [0]
    for culprit in candidate.culprits where !regions.contains(automaton.positions[culprit].region) {
      regions.append(automaton.positions[culprit].region)
    }
    var measured: Set<[UInt8]> = []
    var isSlow = false
    for region in regions {
      let start = region == 0 ? 0 : path.firstIndex { automaton.positions[$0].region == region } ?? prefix.count
      for suffix in try suffixes(region, Array(prefix[start...]), pump) where measured.insert(suffix).inserted {
        guard try measure(prefix, pump, suffix, candidate.culprits) else { continue }
        isSlow = true
        break
      }
      // The bodies of look-arounds may be slower still.
      if isSlow, automaton.regions.count == 1 { break }
    }
    return isSlow
  }

  private mutating func suffixes(
    _ region: Int, _ prefix: [UInt8], _ pump: [UInt8]
  ) throws(BacktrackingObstacle) -> [[UInt8]] {
    let search = FailingSuffix(automaton, alphabet, region: region, inner: inner)
    var suffixes = try search.suffixes(after: prefix, pump: pump, meter: &meter)
    if suffixes.isEmpty, region == 0, automaton.searchPosition != nil {
      // A search that always finds something may be slow until it does.
      let search = FailingSuffix(automaton, alphabet, region: region, inner: inner, isOfFirstTry: true)
      suffixes = try search.suffixes(after: prefix, pump: pump, meter: &meter)
    }
    guard suffixes.isEmpty, automaton.isOverapproximation else { return suffixes }
    // What more repetitions than the pattern allows would accept may be refused.
    let rare = alphabet.rare([AttackAlphabet.Mask.max])
    let ending = (0..<UInt8(alphabet.count)).first { !isInner($0) }
    return [[], rare] + (inner == 0 ? [] : ending.map { [rare + [$0]] } ?? [])
  }

  /// The same for attacks with the same texts: pumps at the end of the prefix do not count.
  private func family(_ prefix: [UInt8], _ pump: [UInt8]) -> [UInt8] {
    let root = AttackSearch.root(of: pump)
    var prefix = prefix[...]
    while prefix.count >= root.count, prefix.suffix(root.count).elementsEqual(root) { prefix.removeLast(root.count) }
    return prefix + [0xFF] + pump
  }

  /// Whether the text is slow.
  private mutating func measure(
    _ prefix: [UInt8], _ pump: [UInt8], _ suffix: [UInt8], _ culprits: [Int]
  ) throws(BacktrackingObstacle) -> Bool {
    if let first = (prefix + pump).first, isInner(first) { return false }
    if let last = suffix.last ?? pump.last ?? prefix.last, isInner(last) { return false }
    let count = try exactCounter()
    let measured = try GrowthMeasurement(
      prefix: prefix, pump: pump, suffix: suffix, texts: texts, count: count, budget: budget, meter: &meter)
    guard let measured, isRefused(prefix, pump, suffix, measured.repeats) else { return false }
    slowCount += 1
    ordinarySteps = max(ordinarySteps, measured.ordinarySteps)
    if let slowest, (slowest.growth == .exponential) != (measured.growth == .exponential) {
      guard measured.growth == .exponential else { return true }
    } else if let slowest, slowest.steps >= measured.steps {
      return true
    }
    slowest = Attack(
      growth: measured.growth, steps: measured.steps, prefix: prefix, pump: pump, suffix: suffix,
      repeats: measured.repeats, culprits: culprits)
    return true
  }

  /// Whether a text is refused whatever the parts match that are cut off.
  private func isRefused(_ prefix: [UInt8], _ pump: [UInt8], _ suffix: [UInt8], _ repeats: Int) -> Bool {
    guard let superset else { return true }
    let text = prefix + Array(repeatElement(pump, count: repeats).joined()) + suffix
    return superset.contains(scalars: text.map { alphabet.representatives[Int($0)] }).value == false
  }

  /// Counts on the pattern as it is: with its counted repetitions, as far as the budget lets them be unrolled.
  private mutating func exactCounter() throws(BacktrackingObstacle) -> RunCount {
    if let counter { return counter }
    guard automaton.isOverapproximation else {
      let exact = RunCount(
        automaton, alphabet, masks: alphabet.masks, shortestMatch: shape.shortestMatch(tree.root))
      counter = exact
      return exact
    }
    for copies in [texts.length + 1, 256, 64, 16, 4] {
      guard
        let unrolled = try? AutomatonBuilder.build(
          tree, match: match, mode: .exact(copies: copies), budget: budget, meter: &meter)
      else { continue }
      isLowerBound = unrolled.isUnderapproximation
      let exact = RunCount(
        unrolled, alphabet, masks: unrolled.sets.map(alphabet.mask(of:)),
        shortestMatch: shape.shortestMatch(tree.root))
      counter = exact
      return exact
    }
    throw .budget
  }

  private func finding(_ attack: Attack) -> BacktrackingFinding {
    let text = attack.prefix + Array(repeatElement(attack.pump, count: attack.repeats).joined()) + attack.suffix
    let guilty = GuiltyPart(tree, culprits: attack.culprits.map { automaton.positions[$0].node }, attack.growth, budget)
    return BacktrackingFinding(
      attack: BacktrackingAttack(
        prefix: alphabet.text(attack.prefix), pump: alphabet.text(AttackSearch.root(of: attack.pump)),
        suffix: alphabet.text(attack.suffix), text: alphabet.text(text), steps: attack.steps,
        ordinarySteps: ordinarySteps, length: texts.length),
      range: guilty.range, rewrite: nil)
  }

  /// The shortest word that repeated gives this one.
  private static func root(of word: [UInt8]) -> [UInt8] {
    for length in 1..<max(word.count, 1) where word.count % length == 0 {
      if word.dropFirst(length).elementsEqual(word.dropLast(length)) { return Array(word.prefix(length)) }
    }
    return word
  }
}
