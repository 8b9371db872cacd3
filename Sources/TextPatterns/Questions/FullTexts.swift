/// The texts of an intersection that can grow no more: none that begins with one of them and goes on is in it.
public struct FullTexts: Sendable {
  /// These texts.
  public let language: TextLanguage
  /// The same as a table.
  public let automaton: TextAutomaton
  /// Whether there are none.
  public let isEmpty: Bool
  /// Whether there are none though there are texts that are not empty: each of those can grow.
  public let canAlwaysGrow: Bool
  /// How many scalars each of them has; nil where they have not as many as each other, or a text that can grow has as many.
  public let length: Int?
  /// Whether they are made of printable ASCII, each of whose scalars is a character.
  public let isPlain: Bool
}

extension [TextLanguage] {
  /// The texts that may be in all of the languages and can grow no more; nil where their table would be large.
  public func fullTexts(budget: SearchBudget = .standard) -> FullTexts? {
    let common = TextLanguage.intersection(self)
    guard let all = common.automaton ?? DenseDFA(common, .upper, StepCounter(budget)),
      let full = DenseDFA(endsOf: all)
    else { return nil }
    let language = TextLanguage(form: .table(full), undecided: nil)
    return TextAutomaton(language, .possible).map { FullTexts(all, full, language, $0) }
  }
}

extension FullTexts {
  /// - Parameters:
  ///   - all: the texts, those that can grow too.
  ///   - full: those that cannot.
  fileprivate init(_ all: DenseDFA, _ full: DenseDFA, _ language: TextLanguage, _ automaton: TextAutomaton) {
    self.language = language
    self.automaton = automaton
    isEmpty = full.start == 0
    canAlwaysGrow = full.start == 0 && all.distances.most[all.start] > 0
    let (least, most) = (full.distances.least[full.start], full.distances.most[full.start])
    length = full.start != 0 && least == most && all.distances.most[all.start] == most ? Int(most) : nil
    isPlain = full.usefulPartition.scalars { $0 < full.usefulCount }.isSubset(of: ScalarSet(0x20...0x7E))
  }
}

extension DenseDFA {
  /// The non-empty texts of a table with which no longer one begins; nil where their table would be large.
  fileprivate convenience init?(endsOf automaton: DenseDFA) {
    self.init(
      EndsDFA(automaton), automaton.partition, symbols: Array(repeating: true, count: automaton.width),
      StepCounter(.standard))
  }
}

/// The non-empty texts of a table with which no longer one begins.
private final class EndsDFA: LazyDFA {
  private let automaton: DenseDFA

  init(_ automaton: DenseDFA) { self.automaton = automaton }

  var start: Int32 { Int32(truncatingIfNeeded: automaton.start) }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    Int32(truncatingIfNeeded: automaton.step(Int(state), symbol))
  }

  func accepts(_ state: Int32) -> Bool {
    // A start that nothing follows is that of the empty text.
    Int(state) != automaton.start && automaton.accepting[Int(state)] && automaton.distances.most[Int(state)] == 0
  }

  func isUniversal(_ state: Int32) -> Bool { false }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    state == 0 ? (PositionNFA.unlimited, -1) : (0, automaton.distances.most[Int(state)])
  }
}
