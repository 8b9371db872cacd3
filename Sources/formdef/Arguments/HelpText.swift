/// The texts that `--help` prints, as wide as the terminal.
enum HelpText {
  /// The help of the whole program.
  static func overview(of commands: [any Command.Type]) -> String {
    let rows = commands.map { ($0.specification.name, $0.specification.summary) }
    return [
      paragraph("formdef: checks UIKit form definitions (.formdef) while you write them."),
      "Usage: formdef SUBCOMMAND [OPTION…]", "Subcommands:\n" + table(rows),
      "Options:\n" + table([("-V, --version", "Show the version."), ("-h, --help", "Show this help.")]),
      paragraph(
        "'formdef SUBCOMMAND --help', or 'formdef help SUBCOMMAND', says more about each. The language of form "
          + "definitions is described in 'Sources/Language.md' of the source code."),
    ].joined(separator: "\n\n") + "\n"
  }

  /// The help of a subcommand.
  static func text(of command: CommandSpecification) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var parts = [paragraph(command.summary), paragraph("Usage: formdef \(command.name) [OPTION…]\(operands)")]
    if !command.discussion.isEmpty {
      parts += paragraphs(command.discussion).map { paragraph($0) }
    }
    parts.append("Options:\n" + table(command.allOptions.map { (heading(of: $0), $0.help) }))
    if !command.examples.isEmpty {
      parts.append(
        "Examples:\n"
          + command.examples.map { example($0.command) + "\n" + indented($0.purpose, by: 6) }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A command, in several lines, as a shell takes it, where it is wider than the terminal.
  private static func example(_ command: String) -> String {
    guard command.count + 2 > Terminal.columns else { return "  " + command }
    return "  " + TextWrapping.lines(command, width: Terminal.columns - 6).joined(separator: " \\\n    ")
  }

  private static func heading(of option: OptionSpecification) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.name + (option.placeholder.map { " " + $0 } ?? "")
  }

  /// Parts with a blank line between them, each on one line.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func paragraph(_ text: String) -> String { indented(text, by: 0) }

  private static func indented(_ text: String, by count: Int) -> String {
    let lines = TextWrapping.lines(text, width: Terminal.columns - count)
    return lines.map { spaces(count) + $0 }.joined(separator: "\n")
  }

  /// Two columns; a first one that is too wide has lines of its own, and so has every one where there is little room.
  private static func table(_ rows: [(String, String)]) -> String {
    let isNarrow = Terminal.columns < 60
    let width = isNarrow ? 2 : min(rows.map(\.0.count).max() ?? 0, 28)
    return rows.map { head, text in
      let lines = text.split(separator: "\n").flatMap {
        TextWrapping.lines(String($0), width: Terminal.columns - width - 4)
      }
      let rest = lines.joined(separator: "\n" + spaces(width + 4))
      if head.count <= width { return "  " + head + spaces(width + 2 - head.count) + rest }
      return headLines(head) + "\n" + spaces(width + 4) + rest
    }.joined(separator: "\n")
  }

  /// A long heading, broken between the words of a choice.
  private static func headLines(_ head: String) -> String {
    guard head.count + 2 > Terminal.columns else { return "  " + head }
    let words = head.replacing("|", with: "| ")
    return TextWrapping.lines(words, width: Terminal.columns - 6).enumerated().map { index, line in
      (index == 0 ? "  " : "      ") + line.replacing("| ", with: "|")
    }.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
