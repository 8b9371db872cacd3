/// An option of a subcommand.
struct OptionSpecification: Sendable {
  /// What follows the name.
  enum Value: Sendable {
    /// Nothing: the option is a switch.
    case none
    /// One of these words.
    case choice([String])
    /// A number from 0.
    case count(String)
    /// Any text; the word stands for it in the help.
    case text(String)
    /// Codes and groups of codes, with commas between them.
    case codes
  }

  /// With its dashes: `--format`.
  var name: String
  /// One letter: `h` for `-h`.
  var short: Character?
  /// What follows the name.
  var value: Value
  /// What it does, for the help; line breaks are kept.
  var help: String

  /// An option that by default is a switch without a short name.
  init(_ name: String, short: Character? = nil, _ value: Value = .none, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// Whether its codes are turned off, which some cannot be.
  var isIgnoring: Bool { name == "--ignore" }

  /// What the help shows for the value.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .count(let word), .text(let word): word
    case .codes: "CODES"
    }
  }
}
