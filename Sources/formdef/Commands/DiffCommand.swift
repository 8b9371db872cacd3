import FieldLanguages
import FormSyntax

/// `formdef diff`: what a change does to the texts that fields accept.
enum DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff",
    summary: "Compare which texts the fields of two versions of a file accept.",
    operands: "OLD NEW", operandCount: 2...2,
    discussion: """
      For each field: the same texts, more (widened), fewer (narrowed) or others (changed), with a text that shows it.
      A field accepts what meets its rules and fills its mask, and what its formatter reads.
      A version may come through a pipe; '-' is standard input. It is read as though it stood where the other one does:
      with the files that are imported there, and with the same settings.

      Exit status: 0 done, 1 a field differs as --fail-on says, \(ExitStatus.notRunWords).
      """,
    options: [
      OptionSpecification(
        "--fail-on", .choice(FieldDifference.FailOn.allCases.map(\.rawValue)),
        help: """
          Exit with 1 where a field
          narrowed: rejects a text that it accepted, or has gone;
          widened: accepts a text that it rejected, or is new;
          any: is not the same, or not known to be.
          """),
      OptionSpecification("--format", .choice(["text", "json"]), help: "How the answer is written (default: text)."),
    ] + SettingsOptions.sources,
    examples: [
      ("git show HEAD:Person.formdef | formdef diff - Person.formdef", "what a change does that is not committed yet"),
      (
        "formdef diff --fail-on narrowed Released.formdef Person.formdef",
        "fail where texts that were stored are rejected now"
      ),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let failOn = arguments.text("--fail-on").flatMap { FieldDifference.FailOn(rawValue: $0) }
    let lookup = try SettingsOptions.lookup(arguments, "diff")
    return FieldCommand.run(arguments.operands, lookup, areVersions: true) { files throws(FieldSelection.Unknown) in
      let differences = FieldDifference.all(try files[0].fields(.all), try files[1].fields(.all), FieldRun())
      UndecidedFields.warn(differences.count(where: \.isUndecided), canBeNamed: false)
      if arguments.text("--format") == "json" {
        StandardOutput.write(FieldDifference.json(differences))
      } else {
        StandardOutput.write(FieldDifference.text(differences))
      }
      return differences.contains { $0.fails(failOn) } ? .failure : .success
    }
  }
}
