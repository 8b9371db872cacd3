/// A deterministic automaton over a few symbols as a table, without states from which nothing is accepted.
public struct SymbolAutomaton: Sendable {
  /// The state before the first symbol; nil where nothing is accepted.
  let start: Int?
  /// Whether a text may end in each state.
  let accepting: [Bool]
  private let width: Int
  /// `state * width + symbol` is where the next state stands; -1 where nothing is accepted any more.
  private let table: [Int32]

  /// Goes to all states that are reached from one by some symbols, numbered from 0 on.
  ///
  /// - Parameters:
  ///   - start: the state before the first symbol; states are numbers from 0 on.
  ///   - next: the state after one more symbol; nil where nothing is accepted any more.
  ///   - accepts: whether a text may end in a state.
  public init(from start: Int, symbolCount: Int, next: (Int, Int) -> Int?, accepts: (Int) -> Bool) {
    var numbers = KeyTable()
    var states: [Int] = []
    func number(_ state: Int) -> Int32 {
      let key = UInt64(truncatingIfNeeded: state)
      if let known = numbers[key] { return known }
      let number = Int32(truncatingIfNeeded: states.count)
      states.append(state)
      numbers.add(key, number)
      return number
    }
    _ = number(start)
    var cells: [Int32] = []
    var place = 0
    while place < states.count {
      for symbol in 0..<symbolCount {
        cells.append(next(states[place], symbol).map(number) ?? -1)
      }
      place += 1
    }
    let accepting = states.map(accepts)
    let isLive = SymbolAutomaton.live(cells, accepting, width: symbolCount)
    width = symbolCount
    table = cells.map { $0 >= 0 && isLive[Int($0)] ? $0 : -1 }
    self.accepting = accepting
    self.start = isLive[0] ? 0 : nil
  }

  /// The states from which something is accepted. Most moves lead to states that were found later, so that they are gone
  /// through from the last one.
  private static func live(_ cells: [Int32], _ accepting: [Bool], width: Int) -> [Bool] {
    var isLive = accepting
    var isChanged = true
    while isChanged {
      isChanged = false
      for state in isLive.indices.reversed() where !isLive[state] {
        let targets = cells[state * width..<(state + 1) * width]
        guard targets.contains(where: { $0 >= 0 && isLive[Int($0)] }) else { continue }
        isLive[state] = true
        isChanged = true
      }
    }
    return isLive
  }

  /// How many states there are.
  var stateCount: Int { accepting.count }

  /// The state after one more symbol; nil where nothing is accepted any more.
  @inline(__always) func next(_ state: Int, _ symbol: Int) -> Int? {
    let target = table[state &* width &+ symbol]
    return target < 0 ? nil : Int(target)
  }
}
