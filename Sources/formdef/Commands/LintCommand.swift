/// `formdef lint`: checks form definitions.
enum LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint",
    summary: "Check form definitions and report what is wrong with them.",
    operands: "[PATH…]", operandCount: 0...Int.max,
    discussion: """
      PATH is a file, a folder (all .formdef files in it, at any depth; hidden folders are left out) or '-' for standard
      input; without one, the present folder. The report goes to standard output, all else to standard error.

      Exit status: 0 no error was found, 1 errors were found, 2 it could not run: wrong options, or a file that cannot be
      read (what can be read is checked all the same).
      """,
    options: [
      OptionSpecification(
        "--format", .choice(["text", "concise", "json"]),
        help: """
          text: source lines with carets and fixes (default);
          concise: a line a finding, as compilers write and Xcode reads;
          json: one object for other programs.
          """),
      OptionSpecification("--fix", help: "Apply the safe fixes, write the files, report what is left."),
      OptionSpecification("--unsafe-fixes", help: "The same, with the fixes that somebody should look at."),
      OptionSpecification("--diff", help: "Show what the fixes would change as a unified diff; write nothing."),
      OptionSpecification("--error-on-warnings", help: "Exit with 1 for warnings too."),
      OptionSpecification("--max-warnings", .count("N"), help: "Exit with 1 when there are more than N warnings."),
      OptionSpecification(
        "--stdin-filename", .text("NAME"), help: "What standard input is called; its imports are relative to that."),
      ColourChoice.option,
    ],
    examples: [
      ("formdef lint", "check all form definitions of the project"),
      ("formdef lint --fix Sources/Person.formdef", "check a file and mend what can only have been meant in one way"),
      ("formdef lint --format concise", "in a build phase of Xcode: findings show in the gutter"),
      ("pbpaste | formdef lint - --stdin-filename Sources/Person.formdef", "check a text as if it were that file"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    var run = LintRun(try LintSettings(arguments))
    let status = run.run()
    // The process ends with all that it has read: giving that back piece by piece would take longer than the system does.
    withExtendedLifetime(run) { status.endProcess() }
  }
}
