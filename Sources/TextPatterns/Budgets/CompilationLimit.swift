/// Sizes that compiling one pattern never exceeds.
enum CompilationLimit {
  /// Nodes of the tree, and visits of them.
  static let syntaxNodes = 100_000
  /// States of the Thompson automaton.
  static let states = 20_000
  /// Edges between positions.
  static let edges = 300_000
  /// Different sets of scalars.
  static let sets = 2_048
  /// Nodes inside each other.
  static let depth = 250
  /// Look-arounds inside each other.
  static let lookDepth = 8
  /// Look-aheads at the start of a pattern that become languages of their own.
  static let separateLooks = 24
  /// Entries of a table that joins two partitions.
  static let alphabet = 8_192
}
