/// All, or one, of several DFAs: the product of their states (Rabin & Scott, 1959), a tuple each.
final class TupleDFA: LazyDFA {
  private let parts: [any LazyDFA]
  private let isUnion: Bool
  private let counter: StepCounter
  // Each step of a search changes these: that nobody else does just then is plain here, and costs a quarter to ask.
  @exclusivity(unchecked) private var states = Interner<Int32>()
  @exclusivity(unchecked) private var scratch: [Int32]
  private(set) var start: Int32 = 0

  /// All of some automata, or one of them.
  init(_ parts: [any LazyDFA], isUnion: Bool, counter: StepCounter) {
    self.parts = parts
    self.isUnion = isUnion
    self.counter = counter
    scratch = Array(repeating: 0, count: parts.count)
    _ = states.intern(scratch)
    for (i, part) in parts.enumerated() { scratch[i] = part.start }
    start = intern()
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let base = states.range(of: state).lowerBound
    counter.spend(parts.count)
    for i in parts.indices {
      let next = parts[i].step(states.element(base + i), symbol)
      // Where one part is dead, all are.
      if next == 0, !isUnion { return 0 }
      scratch[i] = next
    }
    return intern()
  }

  /// The state of the tuple in `scratch`; dead and universal tuples are made equal.
  private func intern() -> Int32 {
    if isUnion {
      if let i = parts.indices.first(where: { scratch[$0] != 0 && parts[$0].isUniversal(scratch[$0]) }) {
        for j in parts.indices where j != i { scratch[j] = 0 }
      }
    } else if scratch.contains(0) {
      return 0
    }
    return states.intern(scratch).number
  }

  func accepts(_ state: Int32) -> Bool {
    if state == 0 { return false }
    let base = states.range(of: state).lowerBound
    if isUnion { return parts.indices.contains { accepts($0, states.element(base + $0)) } }
    return parts.indices.allSatisfy { accepts($0, states.element(base + $0)) }
  }

  private func accepts(_ part: Int, _ state: Int32) -> Bool { state != 0 && parts[part].accepts(state) }

  func isUniversal(_ state: Int32) -> Bool {
    if state == 0 { return false }
    let base = states.range(of: state).lowerBound
    func isUniversal(_ i: Int) -> Bool {
      states.element(base + i) != 0 && parts[i].isUniversal(states.element(base + i))
    }
    return isUnion ? parts.indices.contains(where: isUniversal) : parts.indices.allSatisfy(isUniversal)
  }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    let base = states.range(of: state).lowerBound
    var result: (least: Int32, most: Int32) = isUnion ? (PositionNFA.unlimited, -1) : (0, PositionNFA.unlimited)
    for i in parts.indices {
      let inner = states.element(base + i)
      let own = inner == 0 ? (least: PositionNFA.unlimited, most: -1) : parts[i].remaining(inner)
      result.least = isUnion ? min(result.least, own.least) : max(result.least, own.least)
      result.most = isUnion ? max(result.most, own.most) : min(result.most, own.most)
    }
    return result
  }
}

/// The texts that another DFA does not accept: its states plus 1.
final class ComplementDFA: LazyDFA {
  private let inner: any LazyDFA

  /// The complement of `inner`, which goes on being asked.
  init(_ inner: any LazyDFA) { self.inner = inner }

  var start: Int32 { outer(inner.start) }

  private func outer(_ state: Int32) -> Int32 { state != 0 && inner.isUniversal(state) ? 0 : state + 1 }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state <= 1 { return state }
    return outer(inner.step(state - 1, symbol))
  }

  func accepts(_ state: Int32) -> Bool { state == 1 || state > 1 && !inner.accepts(state - 1) }

  func isUniversal(_ state: Int32) -> Bool { state == 1 }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    return (0, PositionNFA.unlimited)
  }
}

/// What the texts of a table begin with: from every state but the dead one something is accepted.
final class BeginningsDFA: LazyDFA {
  private let inner: TableDFA

  /// What the texts of `inner` begin with.
  init(_ inner: TableDFA) { self.inner = inner }

  var start: Int32 { inner.start }

  func step(_ state: Int32, _ symbol: Int) -> Int32 { inner.step(state, symbol) }

  func accepts(_ state: Int32) -> Bool { state != 0 }

  func isUniversal(_ state: Int32) -> Bool { inner.isUniversal(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    state == 0 ? (PositionNFA.unlimited, -1) : (0, inner.remaining(state).most)
  }
}

/// The texts of which every non-empty beginning is accepted.
final class TypeableDFA: LazyDFA {
  private let inner: any LazyDFA

  /// The texts that can be typed where `inner` is asked at each scalar.
  init(_ inner: any LazyDFA) { self.inner = inner }

  /// The empty text is typed already, so the start is a state of its own where the inner one is dead.
  var start: Int32 { inner.start + 1 }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state <= 1 { return 0 }
    let next = inner.step(state - 1, symbol)
    return next != 0 && inner.accepts(next) ? next + 1 : 0
  }

  func accepts(_ state: Int32) -> Bool { state != 0 }

  func isUniversal(_ state: Int32) -> Bool { state > 1 && inner.isUniversal(state - 1) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    return (0, state == 1 ? 0 : inner.remaining(state - 1).most)
  }
}

/// Texts of one DFA followed by texts of another: a state of the first, and the states that the second may be in.
final class ConcatenationDFA: LazyDFA {
  private let first: any LazyDFA
  private let second: any LazyDFA
  private let counter: StepCounter
  /// Of each state the states that the second part may be in, in order, then that of the first part.
  @exclusivity(unchecked) private var states = Interner<Int32>()
  @exclusivity(unchecked) private var scratch: [Int32] = []
  private(set) var start: Int32 = 0

  /// The texts of the first automaton, each followed by one of the second.
  init(_ first: any LazyDFA, _ second: any LazyDFA, counter: StepCounter) {
    self.first = first
    self.second = second
    self.counter = counter
    _ = states.intern([0])
    start = intern(first.start)
  }

  /// The state of the first part's and the states of the second part in `scratch`; where the first part accepts, the
  /// second may begin.
  private func intern(_ head: Int32) -> Int32 {
    if head != 0, first.accepts(head), second.start != 0 { scratch.append(second.start) }
    if !isInOrder { sort() }
    scratch.append(head)
    counter.spend(scratch.count)
    return states.intern(scratch).number
  }

  /// Whether the states in `scratch` are in order, each there once; most often they are, since they come so.
  private var isInOrder: Bool {
    var index = 1
    while index < scratch.count {
      if scratch[index - 1] >= scratch[index] { return false }
      index += 1
    }
    return true
  }

  private func sort() {
    scratch.sort()
    var end = 1
    for index in scratch.indices.dropFirst() where scratch[index] != scratch[end - 1] {
      scratch[end] = scratch[index]
      end += 1
    }
    scratch.removeLast(scratch.count - end)
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let members = states.range(of: state)
    scratch.removeAll(keepingCapacity: true)
    // The last one is the state of the first part.
    let last = members.upperBound - 1
    for index in members.lowerBound..<last {
      let tail = second.step(states.element(index), symbol)
      if tail != 0 { scratch.append(tail) }
    }
    let head = states.element(last)
    return intern(head == 0 ? 0 : first.step(head, symbol))
  }

  func accepts(_ state: Int32) -> Bool {
    states.range(of: state).dropLast().contains { second.accepts(states.element($0)) }
  }

  func isUniversal(_ state: Int32) -> Bool {
    states.range(of: state).dropLast().contains { second.isUniversal(states.element($0)) }
  }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    return (0, PositionNFA.unlimited)
  }
}
