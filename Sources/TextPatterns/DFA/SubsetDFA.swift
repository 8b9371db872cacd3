/// The subset construction (Rabin & Scott, 1959) over an NFA without guards, as far as it is asked for: a state is the
/// set of positions that may consume next, and whether the text may end.
final class SubsetDFA: LazyDFA {
  /// The NFA's class for each symbol.
  private let map: [UInt16]
  private let counter: StepCounter
  // Each step of a search changes it, and nobody else does just then: see `TupleDFA`.
  @exclusivity(unchecked) private var table: SubsetTable
  /// The set that the NFA begins in.
  let start: Int32

  /// - Parameter map: the NFA's class for each symbol.
  init(_ nfa: PositionNFA, map: [UInt16], counter: StepCounter) {
    self.map = map
    self.counter = counter
    var table = SubsetTable(nfa)
    start = table.addStart()
    self.table = table
    counter.spend(nfa.sets.partition.count / 8 + 1)
  }

  func accepts(_ state: Int32) -> Bool { table.accepts(state) }

  func isUniversal(_ state: Int32) -> Bool { table.facts[Int(state)].isUniversal }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    let facts = table.facts[Int(state)]
    return (facts.least, facts.most)
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 { table.step(state, Int(map[symbol]), counter) }
}

/// The states of a subset construction, each with a row of transitions that is made when one of them is asked for.
private struct SubsetTable {
  struct Facts {
    var least: Int32
    var most: Int32
    var isUniversal: Bool
    /// Where the row begins in `cells`, -1 where there is none yet.
    var row: Int
  }

  private let nfa: PositionNFA
  private let classCount: Int
  /// Of each state, its first word `<< 1` with a bit for acceptance, and its words from there on.
  private var states = Interner<UInt64>()
  private(set) var facts: [Facts] = []
  private var cells: [Int32] = []
  /// The set that is being made, and the words of it that may not be zero.
  private var scratch: [UInt64]
  private var touched = Int.max..<Int.max
  private var isAccepting = false
  private var key: [UInt64] = []
  /// The parts of a state that classes consume, and what they lead to, while its row is made.
  private var consumed: [UInt64] = []
  private var answers: [Int32] = []
  /// For each counted repetition the position of its earliest copy in the set that is being made, -1 for none.
  private var earliest: [Int32] = []
  private var repetitions: [Int32] = []

  init(_ nfa: PositionNFA) {
    self.nfa = nfa
    classCount = nfa.sets.partition.count
    scratch = Array(repeating: 0, count: nfa.words)
    _ = intern()
  }

  mutating func addStart() -> Int32 {
    _ = add(edgesOf: nfa.origin(ofEntry: 0))
    return intern()
  }

  func accepts(_ state: Int32) -> Bool { states.element(states.range(of: state).lowerBound) & 1 != 0 }

  @inline(__always) mutating func step(_ state: Int32, _ symbol: Int, _ counter: StepCounter) -> Int32 {
    let row = facts[Int(state)].row
    return cells[(row >= 0 ? row : fill(state, counter)) &+ symbol]
  }

  /// Makes the row of a state. Classes that the same positions consume lead to the same state.
  private mutating func fill(_ state: Int32, _ counter: StepCounter) -> Int {
    let row = cells.count
    facts[Int(state)].row = row
    let range = states.range(of: state)
    let first = Int(states.element(range.lowerBound) >> 1)
    let words = range.count - 1
    answers.removeAll(keepingCapacity: true)
    while consumed.count < classCount * words { consumed.append(0) }
    var spent = classCount * max(1, words) / 16 + 1
    for symbol in 0..<classCount {
      let base = answers.count &* words
      var any: UInt64 = 0
      for word in 0..<words {
        let bits =
          states.element(range.lowerBound &+ 1 &+ word)
          & nfa.classPositions[symbol &* nfa.words &+ first &+ word]
        consumed[base &+ word] = bits
        any |= bits
      }
      if any == 0 {
        cells.append(0)
        continue
      }
      spent &+= answers.count / 4
      if let known = knownAnswer(words) {
        cells.append(answers[known])
        continue
      }
      for word in 0..<words {
        var rest = consumed[base + word]
        while rest != 0 {
          spent &+= add(edgesOf: (first &+ word) &* 64 &+ rest.trailingZeroBitCount) / 4 &+ 1
          rest &= rest &- 1
        }
      }
      let answer = intern()
      answers.append(answer)
      cells.append(answer)
    }
    counter.spend(spent + answers.count * 2)
    return row
  }

  /// The earlier class by which the same positions are consumed as by the last one.
  private func knownAnswer(_ words: Int) -> Int? {
    let base = answers.count &* words
    return answers.indices.first { answer in
      for word in 0..<words where consumed[answer &* words &+ word] != consumed[base &+ word] { return false }
      return true
    }
  }

  /// Adds what follows an origin to the set that is being made; gives the number of edges.
  private mutating func add(edgesOf origin: Int) -> Int {
    if nfa.words == 1 {
      let mask = nfa.followMasks[origin]
      let accept = UInt64(1) << UInt64(truncatingIfNeeded: nfa.positionCount)
      isAccepting = isAccepting || mask & accept != 0
      scratch[0] |= mask & ~accept
      touched = 0..<1
      return 1
    }
    let edges = nfa.edges(of: origin)
    for edge in edges {
      let target = Int(nfa.targets[edge])
      if target == nfa.positionCount {
        isAccepting = true
      } else if nfa.leastRemaining[target] < PositionNFA.unlimited {
        let word = target >> 6
        scratch[word] |= 1 << UInt64(truncatingIfNeeded: target & 63)
        touched =
          touched.lowerBound == Int.max
          ? word..<word &+ 1 : min(touched.lowerBound, word)..<max(touched.upperBound, word &+ 1)
      }
    }
    return edges.count
  }

  /// Takes the set that is being made, leaves it empty.
  private mutating func intern() -> Int32 {
    foldUniversal()
    if !nfa.countedPositions.isEmpty { foldCounted() }
    var lower = touched.lowerBound == Int.max ? 0 : touched.lowerBound
    var upper = touched.lowerBound == Int.max ? 0 : touched.upperBound
    while lower < upper, scratch[lower] == 0 { lower += 1 }
    while lower < upper, scratch[upper - 1] == 0 { upper -= 1 }
    if lower == upper { (lower, upper) = (0, 0) }
    key.removeAll(keepingCapacity: true)
    key.append(UInt64(lower) << 1 | (isAccepting ? 1 : 0))
    for word in lower..<upper { key.append(scratch[word]) }
    let (number, isNew) = states.intern(key)
    if isNew { describe(lower..<upper) }
    for word in lower..<upper { scratch[word] = 0 }
    touched = Int.max..<Int.max
    isAccepting = false
    return number
  }

  /// Whatever else is in a set from which every text over the domain is accepted makes no difference.
  private mutating func foldUniversal() {
    guard isAccepting, touched.lowerBound != Int.max,
      let word = touched.first(where: { scratch[$0] & nfa.universalPositions[$0] != 0 })
    else { return }
    let bits = scratch[word] & nfa.universalPositions[word]
    for index in touched { scratch[index] = 0 }
    scratch[word] = bits & ~(bits &- 1)
  }

  /// Of the copies of one counted repetition the earliest counts alone.
  private mutating func foldCounted() {
    if touched.lowerBound == Int.max { return }
    for word in touched {
      var rest = scratch[word] & nfa.countedPositions[word]
      while rest != 0 {
        let position = Int32(truncatingIfNeeded: word &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
        guard let copy = nfa.countedCopies[Int(position)] else { continue }
        let repetition = Int(copy.repetition)
        while earliest.count <= repetition { earliest.append(-1) }
        let known = earliest[repetition]
        if known < 0 {
          repetitions.append(copy.repetition)
          earliest[repetition] = position
          continue
        }
        let isEarlier = copy.copy < nfa.countedCopies[Int(known)]?.copy ?? 0
        let gone = Int(isEarlier ? known : position)
        if isEarlier { earliest[repetition] = position }
        scratch[gone >> 6] &= ~(1 << UInt64(truncatingIfNeeded: gone & 63))
      }
    }
    for repetition in repetitions { earliest[Int(repetition)] = -1 }
    repetitions.removeAll(keepingCapacity: true)
  }

  private mutating func describe(_ words: Range<Int>) {
    var least = isAccepting ? 0 : PositionNFA.unlimited
    var most: Int32 = isAccepting ? 0 : -1
    var isUniversal = false
    for word in words {
      isUniversal = isUniversal || isAccepting && scratch[word] & nfa.universalPositions[word] != 0
      var rest = scratch[word]
      while rest != 0 {
        let target = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        least = min(least, nfa.leastRemaining[target] + 1)
        most = max(most, min(nfa.mostRemaining[target] + 1, PositionNFA.unlimited))
      }
    }
    facts.append(Facts(least: least, most: most, isUniversal: isUniversal && nfa.isDomainWhole, row: -1))
  }
}
