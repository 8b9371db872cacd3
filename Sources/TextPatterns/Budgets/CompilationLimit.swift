/// Sizes that compiling one pattern never exceeds.
enum CompilationLimit {
  static let syntaxNodes = 100_000
  static let states = 20_000
  static let edges = 300_000
  static let sets = 2_048
  static let depth = 250
  static let lookDepth = 8
  /// Look-aheads at the start of a pattern that become languages of their own.
  static let separateLooks = 24
  /// Entries of a table that joins two partitions.
  static let alphabet = 8_192
}
