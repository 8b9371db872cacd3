import FieldLanguages
import JSONText
import SystemIO

/// `formdef try`: which rules a text meets.
enum TryCommand: Command {
  static let specification = CommandSpecification(
    name: "try",
    summary: "Say which rules of a field texts meet.",
    operands: "FILE FORM.FIELD TEXT…", operandCount: 3...Int.max, pathCount: 1,
    discussion: """
      Each text is judged as the user would type it: what a mask or grouping of 'formatter' writes is added, then
      'normalize' is applied. A text that begins with '-' must follow '--'.
      FILE may be a pipe; '-' is standard input.

      Exit status: 0 all texts are accepted, 1 one is not, \(ExitStatus.notRunWords).
      """,
    options: [
      OptionSpecification("--format", .choice(["text", "json"]), help: "How the answer is written (default: text).")
    ] + SettingsOptions.sources,
    examples: [("formdef try Person.formdef Person.ssn 078-05-1120 1234", "try two texts on the field ssn")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let (path, name) = (arguments.operands[0], arguments.operands[1])
    guard name.split(separator: ".").count == 2 else {
      throw UsageError("'\(name)' names no field: expected FORM.FIELD", command: "try")
    }
    let texts = try arguments.operands.dropFirst(2).map(typed)
    return FieldCommand.run([path], try SettingsOptions.lookup(arguments, "try")) {
      files throws(FieldSelection.Unknown) in
      guard let file = files.first, let field = try file.fields(FieldSelection(name)).first else { return .notRun }
      let language = field.language(FieldLanguageCache())
      let trials = texts.map { TextTrial($0, field, language, file) }
      if arguments.text("--format") == "json" {
        StandardOutput.write(json(field, trials))
      } else {
        StandardOutput.write(trials.map { $0.text(field) }.joined())
      }
      return trials.contains { $0.isAccepted == false } ? .failure : .success
    }
  }

  /// What somebody would type: characters, whatever bytes paths may have.
  private static func typed(_ operand: String) throws(UsageError) -> String {
    guard let text = String(validating: PathText.bytes(operand), as: UTF8.self) else {
      throw UsageError("'\(operand)' cannot be typed: it is no UTF-8", command: "try")
    }
    return text
  }

  private static func json(_ field: DefinedField, _ trials: [TextTrial]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("version", 1)
      $0.member("form", field.form)
      $0.member("field", field.name)
      $0.key("texts")
      $0.array { list in for trial in trials { trial.write(to: &list) } }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }
}
