/// `formdef format`: lays out form definitions.
enum FormatCommand: Command {
  static let specification = CommandSpecification(
    name: "format", summary: "Lay out form definitions.", operands: "[PATH…]", operandCount: 0...Int.max, discussion: "",
    options: [], examples: [])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    throw UsageError("there is no formatter yet", command: "format")
  }
}
