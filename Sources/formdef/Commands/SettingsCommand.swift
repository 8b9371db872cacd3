import FormWorkspace

/// `formdef settings`: which settings hold for a file.
enum SettingsCommand: Command {
  static let specification = CommandSpecification(
    name: "settings",
    summary: "Show the settings that hold for a file, and where each comes from.",
    operands: "[FILE]", operandCount: 0...1,
    discussion: """
      Settings are in the nearest 'formdef.json' in the file's folder or one above it, and in the files that it extends.
      What they say for all files comes first, then each of the overrides that match, then the command line. A rule that
      one of them ignores, or turns off, is on again where a later one selects it by a word that is no wider: by its code,
      where the code is ignored. Only what decides something is shown.

      Exit status: 0 done, 2 it could not run, or the settings have mistakes.
      """,
    options: SettingsOptions.specifications + [
      OptionSpecification("--schema", help: "Print the JSON schema of settings files."),
      OptionSpecification("--format", .choice(["text", "json"]), help: "How they are written (default: text)."),
    ],
    examples: [
      ("formdef settings Forms/Person.formdef", "what holds for a file"),
      ("formdef settings --schema > formdef.schema.json", "a schema for an editor"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    if arguments.has("--schema") {
      StandardOutput.write(SettingsSchema.json)
      return .success
    }
    let path = arguments.operands.first ?? "."
    var lookup = try SettingsOptions.lookup(arguments, "settings")
    let page = SettingsPage(path, &lookup)
    for file in lookup.unread { StandardError.complain("read", file.path, file.error) }
    StandardOutput.write(arguments.text("--format") == "json" ? page.json : Array(page.text.utf8))
    for problem in page.problems { StandardError.write("error: \(DisplayText.shown(problem))\n") }
    return page.problems.isEmpty && lookup.unread.isEmpty ? .success : .notRun
  }
}
