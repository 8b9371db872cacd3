/// A language with a few sets of scalars that matter, to be narrowed by automata that tell these sets apart.
public struct SymbolLanguage: Sendable {
  private let table: DenseDFA
  private let partition: MintermPartition
  /// What each class of the partition is; nil for what leads nowhere.
  private let symbols: [NarrowedDFA.Symbol?]

  /// A language and some sets; nil where two of these have a scalar in common, or where its table would be large.
  public init?(_ language: TextLanguage, over sets: [ScalarSet]) {
    guard let table = language.tabled(.wide).automaton else { return nil }
    let columns = (0..<table.width).map { column in table.partition.scalars { $0 == column } }
    let minterms = SetMinterms(sets + columns)
    var symbols: [NarrowedDFA.Symbol?] = Array(repeating: nil, count: minterms.partition.count)
    for column in columns.indices {
      minterms.forEachClass(of: sets.count + column) { symbols[$0] = NarrowedDFA.Symbol(number: nil, column: column) }
    }
    var areApart = true
    for number in sets.indices {
      minterms.forEachClass(of: number) { symbol in
        if symbols[symbol]?.number != nil { areApart = false }
        symbols[symbol]?.number = number
      }
    }
    if !areApart { return nil }
    self.table = table
    self.symbols = symbols
    partition = minterms.partition
  }

  /// Those of its texts that an automaton accepts, too, whose symbols are the sets' numbers; nil where their table would
  /// be large.
  public func texts(acceptedBy automaton: SymbolAutomaton) -> TextLanguage? {
    let narrowed = NarrowedDFA(table, automaton, symbols)
    return DenseDFA(narrowed, partition, symbols: symbols.map { $0 != nil }, StepCounter(.standard), .wide).map {
      TextLanguage(form: .table($0), undecided: nil)
    }
  }

  /// Whether a text is one of those.
  public func contains(_ text: String, acceptedBy automaton: SymbolAutomaton) -> Bool {
    guard var state = automaton.start else { return false }
    var inTable = table.start
    for scalar in text.unicodeScalars {
      let place = partition.index(of: scalar.value)
      guard inTable != 0, place != MintermPartition.none, let symbol = symbols[Int(place)] else { return false }
      inTable = table.step(inTable, symbol.column)
      guard let next = symbol.number.map({ automaton.next(state, $0) }) ?? state else { return false }
      state = next
    }
    return table.accepting[inTable] && automaton.accepting[state]
  }

  /// About how many bytes it takes.
  public var size: Int { table.size + partition.starts.count * 6 + symbols.count * 24 }
}
