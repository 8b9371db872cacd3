/// The texts that another DFA accepts once the scalars of a set are stripped from both ends.
///
/// A state remembers whether the inner DFA accepts after the last other scalar, and where it is after the set's scalars
/// since then: how it came to accept matters for nothing that follows.
final class TrimDFA: LazyDFA {
  private let inner: any LazyDFA
  /// For each symbol whether it is stripped.
  private let isStripped: [Bool]
  private let counter: StepCounter
  // Each step of a search changes these: that nobody else does just then is plain here, and costs a quarter to ask.
  @exclusivity(unchecked) private var states = Interner<Int32>()
  @exclusivity(unchecked) private var scratch: [Int32] = [0, 0, 0]
  /// Nothing has been read.
  let start: Int32

  /// - Parameter isStripped: for each symbol whether it is stripped.
  init(_ inner: any LazyDFA, isStripped: [Bool], counter: StepCounter) {
    self.inner = inner
    self.isStripped = isStripped
    self.counter = counter
    start = 1
    _ = states.intern([0, 0, 0])
    _ = states.intern([inner.start != 0 && inner.accepts(inner.start) ? 1 : 0, inner.start, 1])
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let base = states.range(of: state).lowerBound
    let (isAccepting, ahead, isLeading) = (states.element(base), states.element(base + 1), states.element(base + 2))
    counter.spend(1)
    if isStripped[symbol] {
      return isLeading == 1 ? state : intern(isAccepting, ahead == 0 ? 0 : inner.step(ahead, symbol))
    }
    let next = ahead == 0 ? 0 : inner.step(ahead, symbol)
    return intern(next != 0 && inner.accepts(next) ? 1 : 0, next)
  }

  private func intern(_ isAccepting: Int32, _ ahead: Int32) -> Int32 {
    if ahead == 0, isAccepting == 0 { return 0 }
    (scratch[0], scratch[1], scratch[2]) = (isAccepting, ahead, 0)
    return states.intern(scratch).number
  }

  func accepts(_ state: Int32) -> Bool { states.element(states.range(of: state).lowerBound) == 1 }

  func isUniversal(_ state: Int32) -> Bool { false }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    if accepts(state) { return (0, PositionNFA.unlimited) }
    let ahead = states.element(states.range(of: state).lowerBound + 1)
    return (ahead == 0 ? PositionNFA.unlimited : inner.remaining(ahead).least, PositionNFA.unlimited)
  }
}

/// The texts that another DFA accepts once all scalars of a set are taken away.
final class RemovalDFA: LazyDFA {
  private let inner: any LazyDFA
  private let isRemoved: [Bool]

  /// - Parameter isRemoved: for each symbol whether it is taken away.
  init(_ inner: any LazyDFA, isRemoved: [Bool]) {
    self.inner = inner
    self.isRemoved = isRemoved
  }

  var start: Int32 { inner.start }

  func step(_ state: Int32, _ symbol: Int) -> Int32 { isRemoved[symbol] ? state : inner.step(state, symbol) }

  func accepts(_ state: Int32) -> Bool { inner.accepts(state) }

  func isUniversal(_ state: Int32) -> Bool { inner.isUniversal(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    (inner.remaining(state).least, PositionNFA.unlimited)
  }
}

/// The texts that another DFA accepts once each symbol has become others of its own alphabet, one at least.
final class ExpansionDFA: LazyDFA {
  private let inner: any LazyDFA
  private let words: [[Int]]
  private let longest: Int32

  /// - Parameter words: for each symbol, what it becomes.
  init(_ inner: any LazyDFA, words: [[Int]]) {
    self.inner = inner
    self.words = words
    longest = Int32(clamping: words.map(\.count).max() ?? 1)
  }

  var start: Int32 { inner.start }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    var state = state
    for part in words[symbol] where state != 0 { state = inner.step(state, part) }
    return state
  }

  func accepts(_ state: Int32) -> Bool { inner.accepts(state) }

  func isUniversal(_ state: Int32) -> Bool { inner.isUniversal(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    let (least, most) = inner.remaining(state)
    return (least == PositionNFA.unlimited ? least : least / longest + (least % longest == 0 ? 0 : 1), most)
  }
}

/// The texts that can be grown to one that another DFA accepts.
final class PrefixDFA: LazyDFA {
  private let inner: any LazyDFA
  private let symbolCount: Int
  private let counter: StepCounter
  private var isLive: [Int32: Bool] = [:]

  /// - Parameter symbolCount: how many symbols there are, all of which may follow.
  init(_ inner: any LazyDFA, symbolCount: Int, counter: StepCounter) {
    self.inner = inner
    self.symbolCount = symbolCount
    self.counter = counter
  }

  var start: Int32 { live(inner.start) }

  func step(_ state: Int32, _ symbol: Int) -> Int32 { state == 0 ? 0 : live(inner.step(state, symbol)) }

  func accepts(_ state: Int32) -> Bool { state != 0 }

  func isUniversal(_ state: Int32) -> Bool { state != 0 && inner.isUniversal(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    state == 0 ? (PositionNFA.unlimited, -1) : (0, inner.remaining(state).most)
  }

  /// The state itself, or 0 where nothing is accepted from it.
  private func live(_ state: Int32) -> Int32 {
    if state == 0 { return 0 }
    if let known = isLive[state] { return known ? state : 0 }
    return search(from: state) ? state : 0
  }

  /// Looks for acceptance; the path to it is live, and everything seen in vain is dead.
  private func search(from state: Int32) -> Bool {
    var parents: [Int32: Int32] = [state: 0]
    var queue = [state]
    var next = 0
    while next < queue.count, !counter.isExhausted {
      let current = queue[next]
      next += 1
      if inner.accepts(current) || isLive[current] == true {
        var step = current
        while step != 0 {
          isLive[step] = true
          step = parents[step] ?? 0
        }
        return true
      }
      counter.spend(symbolCount)
      for symbol in 0..<symbolCount {
        let target = inner.step(current, symbol)
        if target != 0, isLive[target] != false, parents[target] == nil {
          parents[target] = current
          queue.append(target)
        }
      }
    }
    for seen in queue { isLive[seen] = false }
    return false
  }
}
