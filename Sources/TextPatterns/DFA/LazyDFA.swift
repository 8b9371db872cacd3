/// A deterministic automaton whose states are made when they are first reached, as Thompson's search (1968) makes them.
///
/// State 0 is dead in every DFA: nothing is accepted from it. Symbols are classes of the joint alphabet of one
/// question; a DFA lives as long as that question and spends from its step counter.
protocol LazyDFA: AnyObject {
  /// The state before the first symbol.
  var start: Int32 { get }
  /// The state after one more symbol.
  func step(_ state: Int32, _ symbol: Int) -> Int32
  /// Whether the text may end in a state.
  func accepts(_ state: Int32) -> Bool
  /// Whether every text is accepted from a state (false where that is not known).
  func isUniversal(_ state: Int32) -> Bool
  /// Bounds of the scalars that are left to acceptance; `PositionNFA.unlimited` for no bound.
  func remaining(_ state: Int32) -> (least: Int32, most: Int32)
}

/// The rows of a transition table, filled when asked for.
struct TransitionTable {
  private var cells: [Int32] = []
  private let width: Int
  /// A transition that nobody has asked for.
  static let unknown: Int32 = -1

  /// No rows yet, each of so many symbols.
  init(width: Int) { self.width = width }

  /// Adds a row of unknown transitions.
  mutating func addRow() { cells.append(contentsOf: repeatElement(TransitionTable.unknown, count: width)) }

  /// Where a symbol leads from a state.
  subscript(state: Int32, symbol: Int) -> Int32 {
    @inline(__always) get { cells[Int(state) &* width &+ symbol] }
    @inline(__always) set { cells[Int(state) &* width &+ symbol] = newValue }
  }
}

/// The table of a language as a DFA.
final class TableDFA: LazyDFA {
  private let automaton: DenseDFA
  /// The automaton's class for each symbol.
  private let map: [UInt16]

  /// - Parameter map: the automaton's class for each symbol.
  init(_ automaton: DenseDFA, map: [UInt16]) {
    self.automaton = automaton
    self.map = map
  }

  var start: Int32 { Int32(truncatingIfNeeded: automaton.start) }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    Int32(truncatingIfNeeded: automaton.step(Int(state), Int(map[symbol])))
  }

  func accepts(_ state: Int32) -> Bool { automaton.accepting[Int(state)] }

  func isUniversal(_ state: Int32) -> Bool { state != 0 && Int(state) == automaton.universal }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    (automaton.distances.least[Int(state)], automaton.distances.most[Int(state)])
  }
}
