/// A language as one table that another program can walk: a class for each scalar, and a state for each class.
///
/// Classes are the minterms of the language (D'Antoni & Veanes, 2014). State 0 is dead: no text that comes there is in
/// the language.
public struct TextAutomaton: Sendable {
  /// Of a language that is not known exactly, between which two it lies: all texts that may be in it, or those that
  /// certainly are. Both are the same where it is known.
  public enum Side: Sendable { case possible, certain }

  /// Where each run of scalars of one class begins, ascending from 0.
  public let starts: [UInt32]
  /// The class of each run; `nil` where its scalars are in no text of the language.
  public let classes: [Int?]
  /// How many classes there are: the length of a row.
  public let width: Int
  /// `state * width + class` is where the next state stands.
  public let table: [UInt16]
  /// The state before the first scalar.
  public let start: Int
  /// Whether a text may end in each state.
  public let accepting: [Bool]

  /// The automaton of one side of a language; nil where its table would be large.
  public init?(_ language: TextLanguage, _ side: Side, budget: SearchBudget = .standard) {
    let bound: Bound = side == .possible ? .upper : .lower
    guard let automaton = language.automaton ?? DenseDFA(language, bound, StepCounter(budget)) else { return nil }
    starts = automaton.partition.starts
    classes = automaton.partition.classes.map { $0 == MintermPartition.none ? nil : Int($0) }
    width = automaton.width
    table = automaton.table
    start = automaton.start
    accepting = automaton.accepting
  }
}
