import SystemIO

/// The option `--color`.
enum ColourChoice {
  /// What subcommands enter in their options.
  static let option = OptionSpecification(
    "--color", .choice(["auto", "always", "never"]),
    help: """
      Colours; auto (default): as NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE
      or CLICOLOR say, or on a terminal.
      """)

  /// Whether colours are wanted: as the option says, or the environment, or where somebody sees them.
  static func isOn(_ arguments: ParsedArguments) -> Bool {
    switch arguments.text("--color") {
    case "always": true
    case "never": false
    default: isOn(isTerminal: StandardStream.output.isTerminal) { ThisProcess.environment($0) }
    }
  }

  /// What the environment says of colours (no-color.org, force-color.org, bixense.com/clicolors); a terminal that calls
  /// itself dumb has none.
  static func isOn(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    if !(environment("NO_COLOR") ?? "").isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    return isTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }
}
