/// The option `--color`.
enum ColourChoice {
  static let option = OptionSpecification(
    "--color", .choice(["auto", "always", "never"]), help: "Colours (default: on a terminal, unless NO_COLOR is set).")

  /// Whether colours are wanted: as the option says, or where somebody sees them.
  static func isOn(_ arguments: ParsedArguments) -> Bool {
    switch arguments.text("--color") {
    case "always": true
    case "never": false
    default: StandardOutput.isColourTerminal
    }
  }
}
