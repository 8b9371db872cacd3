import FieldLanguages

/// `formdef lint`: checks form definitions.
enum LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint",
    summary: "Check form definitions and report what is wrong with them.",
    operands: "[PATH…]", operandCount: 0...Int.max,
    discussion: """
      PATH is a file, a folder (all .formdef files in it, at any depth; hidden ones are left out) or '-' for standard
      input; without one, the current directory. The report goes to standard output, all else to standard error. With
      --fix and '-', standard output has the fixed text, and standard error the report.

      A fix is safe where the text can mean nothing else, or its meaning stays; unsafe where somebody should look at what
      it did; display-only where something has to be chosen or filled in: it is shown, and an editor applies it where it is
      chosen there.

      What --diff shows can be applied (git apply -p0): its lines are those of the files, byte for byte. Control
      characters are escaped on a terminal and in colours only; a service that takes lines of a log for commands
      (::error) should be given --output and not the log.

      Exit status: 0 no error was found, 1 errors were found, \(ExitStatus.notRunWords) (what can be
      read is checked all the same).
      """,
    options: [
      OptionSpecification(
        "--format", .choice(ReportFormat.allCases.map(\.rawValue)),
        help: """
          text: source lines with carets and fixes (default);
          concise: a line a finding, as compilers write and Xcode reads;
          json, json-lines: one object, or an object a line, for other programs;
          sarif, github, gitlab, checkstyle, junit: for the services and tools of these names;
          markdown: for a comment or a page.
          """),
      OptionSpecification(
        "--output", .text("FILE"), help: "Write the report, or the diff, to FILE in place of standard output."),
      OptionSpecification(
        "--stamp", .text("FILE"), help: "Make FILE, empty, when the status is 0: builds know by it that this was done."),
      OptionSpecification("--fix", help: "Apply the safe fixes, write the files, report what is left."),
      OptionSpecification(
        "--unsafe-fixes",
        help: """
          With --fix or --diff, apply the unsafe fixes too: somebody should look at what they did.
          Alone it changes nothing.
          """),
      OptionSpecification("--diff", help: "Show what the fixes would change as a unified diff; write nothing."),
      OptionSpecification("--statistics", help: "Count the findings of each code in place of showing them."),
      OptionSpecification(
        "--all", help: "Show all findings, where reports show \(LintOptions.usualFindingLimit) of one code in a file."),
      OptionSpecification("--quiet", short: "q", help: "Write the findings and nothing else."),
      OptionSpecification("--verbose", short: "v", help: "Say on standard error what was looked at, and what was not."),
      OptionSpecification("--error-on-warnings", help: "Exit with 1 for warnings too."),
      OptionSpecification("--max-warnings", .count("N"), help: "Exit with 1 when there are more than N warnings."),
      OptionSpecification("--exit-zero", help: "Exit with 0 whatever is found; with 2 still where it could not run."),
      OptionSpecification("--watch", help: "Check again whenever a file changes, until Ctrl-C."),
      OptionSpecification(
        "--budget", .count("STEPS"),
        help: """
          Steps that deciding about the fields of one file may take (default: \(FieldBudget.file)); with N times as many \
          each single field may take N times as many, too.
          """),
      OptionSpecification(
        "--max-import-size", .count("MB"), help: "Do not read imported files that are larger (default: 16)."),
      OptionSpecification(
        "--stdin-filename", .text("NAME"), help: "What standard input is called; its imports are relative to that."),
    ]
      + SettingsOptions.specifications + [
        OptionSpecification("--baseline", .text("FILE"), help: "Leave out the findings that FILE knows."),
        OptionSpecification(
          "--write-baseline", .text("FILE"), help: "Write all findings to FILE; they are known then."),
        OptionSpecification("--prune-baseline", help: "Take out of the baseline what is not found any more."),
        OptionSpecification(
          "--now", .text("DATE"), help: "The day that 'until' of baseline entries is held against (default: today)."),
        ColourChoice.option,
      ],
    examples: [
      ("formdef lint", "check all form definitions of the project"),
      ("formdef lint --fix Sources/Person.formdef", "check a file and fix what can only have been meant in one way"),
      ("formdef lint --format concise", "in a build phase of Xcode: findings show in the gutter"),
      ("pbpaste | formdef lint - --stdin-filename Sources/Person.formdef", "check a text as if it were that file"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let options = try LintOptions(arguments)
    if arguments.has("--watch") {
      var watch = LintWatch(options)
      watch.run()
    }
    var run = LintRun(options)
    let status = run.run()
    // The process ends with all that it has read: giving that back piece by piece would take longer than the system does.
    withExtendedLifetime(run) { status.endProcess() }
  }
}
