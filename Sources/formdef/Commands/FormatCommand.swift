/// `formdef format`: lays out form definitions.
enum FormatCommand: Command {
  static let specification = CommandSpecification(
    name: "format",
    summary: "Lay out form definitions; nothing but white space and separators changes.",
    operands: "[PATH…]", operandCount: 0...Int.max,
    discussion: """
      PATH is a file, a folder (all .formdef files in it) or '-' for standard input; without one, the current directory with
      --check, --diff and --write, else standard input. Without an option, one text is laid out and goes to standard
      output.

      What --diff shows can be applied (git apply -p0): its lines are those of the files, byte for byte. Control
      characters are escaped on a terminal and in colours only; a service that takes lines of a log for commands
      (::error) should not get it as its log: redirect it to a file.

      Exit status: 0 done; 1 with --check or --diff, where something would change; \(ExitStatus.notRunWords). What cannot be read as a form definition stays as it is.
      """,
    options: [
      OptionSpecification("--write", short: "w", help: "Write the files."),
      OptionSpecification("--check", help: "Name the files that would change; write nothing."),
      OptionSpecification("--diff", help: "Show what would change as a unified diff; write nothing."),
      OptionSpecification("--indent", .count("N"), help: "Columns for one level (default: 4)."),
      OptionSpecification("--tabs", help: "Indent with tabs."),
      OptionSpecification("--line-width", .count("N"), help: "Columns that lines should keep to (default: 120)."),
    ] + SettingsOptions.sources + [ColourChoice.option],
    examples: [
      ("formdef format --write", "lay out all form definitions of the project"),
      ("formdef format --check", "in a build: fail where one is not laid out"),
      ("formdef format < Person.formdef", "lay out a text"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    var run = FormatRun(try FormatSettings(arguments))
    return run.run()
  }
}
