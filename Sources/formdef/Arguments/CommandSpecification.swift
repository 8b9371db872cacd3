/// What a subcommand takes, and what its help says.
struct CommandSpecification: Sendable {
  /// What shells offer for operands.
  enum OperandWords: Sendable, Equatable {
    /// The paths of files.
    case files
    /// The codes of findings.
    case codes
    /// One of some words.
    case words([String])
    /// Nothing: there are no operands.
    case nothing
  }

  /// The word that the subcommand is called by.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What stands behind the options: `[PATH…]`.
  var operands: String
  /// What shells offer for the operands.
  var operandWords: OperandWords = .files
  /// How many operands there may be.
  var operandCount: ClosedRange<Int>
  /// How many operands, from the first, are paths, where operands are files; those behind them may be any text.
  var pathCount = Int.max
  /// What else there is to know, in paragraphs.
  var discussion: String
  /// Its own options, in the order in which the help lists them.
  var options: [OptionSpecification]
  /// Command lines, each with what it does.
  var examples: [(command: String, purpose: String)]

  /// Every subcommand takes this.
  static let help = OptionSpecification("--help", short: "h", help: "Show this help.")

  /// Its own options and `--help`.
  var allOptions: [OptionSpecification] { options + [CommandSpecification.help] }
}
