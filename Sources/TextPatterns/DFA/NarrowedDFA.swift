/// What both a table and an automaton over symbols accept: pairs of their states.
final class NarrowedDFA: LazyDFA {
  /// What a class of scalars is for each of the two.
  struct Symbol: Sendable {
    /// Nil where it is none for the automaton, which does not go on then.
    var number: Int?
    /// Its class in the table.
    var column: Int
  }

  private let table: DenseDFA
  private let automaton: SymbolAutomaton
  private let symbols: [Symbol?]
  private var states: [(inTable: Int, state: Int)] = [(0, 0)]
  private var numbers = KeyTable()
  private(set) var start: Int32 = 0

  /// - Parameter symbols: what each class is; nil for what leads nowhere.
  init(_ table: DenseDFA, _ automaton: SymbolAutomaton, _ symbols: [Symbol?]) {
    self.table = table
    self.automaton = automaton
    self.symbols = symbols
    if let first = automaton.start { start = number(table.start, first) }
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    guard state != 0, let symbol = symbols[symbol] else { return 0 }
    let (inTable, own) = states[Int(state)]
    let nextInTable = table.step(inTable, symbol.column)
    if nextInTable == 0 { return 0 }
    guard let next = symbol.number.map({ automaton.next(own, $0) }) ?? own else { return 0 }
    return number(nextInTable, next)
  }

  private func number(_ inTable: Int, _ state: Int) -> Int32 {
    if inTable == 0 { return 0 }
    let key = UInt64(truncatingIfNeeded: state &* table.stateCount &+ inTable)
    if let known = numbers[key] { return known }
    let number = Int32(truncatingIfNeeded: states.count)
    states.append((inTable, state))
    numbers.add(key, number)
    return number
  }

  func accepts(_ state: Int32) -> Bool {
    let (inTable, own) = states[Int(state)]
    return table.accepting[inTable] && automaton.accepting[own]
  }

  func isUniversal(_ state: Int32) -> Bool { false }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) { (0, PositionNFA.unlimited) }
}
