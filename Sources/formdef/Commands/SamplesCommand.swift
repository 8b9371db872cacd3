import FieldLanguages
import FormSyntax

/// `formdef samples`: test data.
enum SamplesCommand: Command {
  static let specification = CommandSpecification(
    name: "samples",
    summary: "Write texts that meet the rules of fields, and near misses: test data.",
    operands: "FILE [FORM[.FIELD]]", operandCount: 1...2, pathCount: 1,
    discussion: """
      The texts are always the same for the same rules. A near miss breaks exactly one rule. Where the fields of a file \
      cost more steps than those of a file may, the rest of them has none, and says so. \
      FILE may be a pipe; '-' is standard input.

      Exit status: 0 done, \(ExitStatus.notRunWords).
      """,
    options: [
      OptionSpecification(
        "--count", short: "n", .count("N"),
        help: "Texts of each kind for a field, near misses at least one a rule (default: 5)."),
      OptionSpecification("--invalid", help: "Near misses too, each with the rule that it breaks."),
      OptionSpecification("--format", .choice(["json", "csv"]), help: "How they are written (default: json)."),
    ] + SettingsOptions.sources,
    examples: [
      ("formdef samples Person.formdef Person.email --invalid", "texts for the field email, good and bad"),
      ("formdef samples Person.formdef --count 20 --format csv", "a table of texts for all fields"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let selection = arguments.operands.count > 1 ? FieldSelection(arguments.operands[1]) : .all
    let count = min(arguments.count("--count") ?? 5, SamplesCommand.mostTexts)
    let invalid = arguments.has("--invalid") ? count : 0
    let lookup = try SettingsOptions.lookup(arguments, "samples")
    return FieldCommand.run([arguments.operands[0]], lookup) { files throws(FieldSelection.Unknown) in
      guard let file = files.first else { return .notRun }
      let chosen = try file.fields(selection)
      let cache = FieldLanguageCache()
      let run = FieldRun(limit: steps(texts: count + invalid))
      var undecided = 0
      let fields: SampleReport.Fields = { add in
        run.each(chosen.each) { field in
          FieldSamples(field, field.language(cache), valid: count, invalid: invalid)
        } take: { field, samples in
          if samples == nil { undecided += 1 }
          add(samples ?? FieldSamples(undecided: field))
        }
      }
      if arguments.text("--format") == "csv" { SampleReport.writeCSV(fields) } else { SampleReport.writeJSON(fields) }
      UndecidedFields.warn(undecided, canBeNamed: true)
      return .success
    }
  }

  /// What a run may cost that asks for so many texts of each field: who wants more of them waits longer, up to a point.
  private static func steps(texts: Int) -> Int {
    FieldRun.usual * min(max(1, texts / FieldLanguage.usualSamples), 3)
  }

  /// More texts than this are not made for one field.
  private static let mostTexts = 10_000
}
