import FormGeneration

/// `formdef generate`: the Swift code of forms.
enum GenerateCommand: Command {
  static let specification = CommandSpecification(
    name: "generate",
    summary: "Write the Swift code of forms: values, validation, and the UIKit screen.",
    operands: "[PATH…]", operandCount: 0...Int.max,
    discussion: """
      PATH is a file or a folder (all .formdef files in it); without one, the current directory. 'Person.formdef' gives \
      'Person.formdef.swift', which needs Foundation only, and 'Person.formdef+UIKit.swift', which needs iOS 15. Only what \
      has changed is written, and never over a file that was not generated. What cannot be generated is an '#error' with \
      the reason. Forms of one file whose tags have the same name share the enumeration.

      What --diff shows can be applied (git apply -p0): its lines are those of the files, byte for byte. Control
      characters are escaped on a terminal and in colours only; a service that takes lines of a log for commands
      (::error) should not get it as its log: redirect it to a file.

      Exit status: 0 done; 1 where --check or --diff finds something out of date, or a form has errors, which are shown, and
      nothing is written for its file; \(ExitStatus.notRunWords).
      """,
    options: [
      OptionSpecification(
        "--output", short: "o", .text("DIR"), help: "The folder that the files go to; it has to be named."),
      OptionSpecification(
        "--access", .choice(GeneratedAccess.allCases.map(\.rawValue)),
        help: "Who may use what is generated (default: internal)."),
      OptionSpecification("--check", help: "Name the files that are out of date; write nothing."),
      OptionSpecification("--diff", help: "Show what would change as a unified diff; write nothing."),
    ] + SettingsOptions.sources + [ColourChoice.option],
    examples: [
      ("formdef generate --output Sources/App/Generated", "write the code of all forms of the project"),
      ("formdef generate --check --output Generated Forms", "in a build: fail where a file is out of date"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    var run = GenerationRun(try GenerationSettings(arguments))
    return run.run()
  }
}
