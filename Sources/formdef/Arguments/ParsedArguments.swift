/// The arguments of a subcommand, checked against what it takes.
struct ParsedArguments: Sendable {
  private var values: [String: [String]] = [:]
  /// What is no option, in order; `-` is standard input.
  private(set) var operands: [String] = []

  /// Whether `--help` was given.
  var wantsHelp: Bool { has("--help") }

  /// Whether an option was given, by its name with `--`.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; of several, the last.
  func text(_ option: String) -> String? { values[option]?.last }

  /// All values of an option that may be given several times, in order.
  func texts(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that takes a number; nil where it was not given.
  func count(_ option: String) -> Int? { text(option).flatMap { Int($0) } }

  /// The case whose raw value was given.
  func choice<Choice: RawRepresentable<String>>(_ option: String, default standard: Choice) -> Choice {
    text(option).flatMap { Choice(rawValue: $0) } ?? standard
  }

  /// Adds an option with its value.
  mutating func set(_ option: String, _ value: String = "") { values[option, default: []].append(value) }

  /// Adds an operand.
  mutating func add(operand: String) { operands.append(operand) }
}
