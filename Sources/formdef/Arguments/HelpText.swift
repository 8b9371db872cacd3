/// The texts that `--help` prints.
enum HelpText {
  /// The help of the whole program.
  static var overview: String {
    let rows = Program.commands.map { ($0.specification.name, $0.specification.summary) }
    return """
      formdef: checks UIKit form definitions (.formdef) while you write them.

      Usage: formdef SUBCOMMAND [OPTION…]

      Subcommands:
      \(table(rows))

      Options:
      \(table([("-V, --version", "Show the version."), ("-h, --help", "Show this help.")]))

      'formdef SUBCOMMAND --help' says more about each.

      """
  }

  /// The help of a subcommand.
  static func text(of command: CommandSpecification) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var parts = [command.summary, "Usage: formdef \(command.name) [OPTION…]\(operands)"]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    parts.append("Options:\n" + table(command.allOptions.map { (heading(of: $0), $0.help) }))
    if !command.examples.isEmpty {
      parts.append(
        "Examples:\n" + command.examples.map { "  \($0.command)\n      \($0.purpose)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func heading(of option: OptionSpecification) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.name + (option.placeholder.map { " " + $0 } ?? "")
  }

  /// Two columns; a first one that is too wide has a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 28)
    return rows.map { head, text in
      let gap = head.count > width ? "\n" + spaces(width + 4) : spaces(width + 2 - head.count)
      let lines = text.split(separator: "\n").joined(separator: "\n" + spaces(width + 4))
      return "  " + head + gap + lines
    }.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
