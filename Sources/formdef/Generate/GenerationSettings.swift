import FormGeneration
import FormWorkspace

/// What `formdef generate` was asked for.
struct GenerationSettings: Sendable {
  /// Whether files are written, looked at, or shown with what would change.
  enum Mode: Sendable { case write, check, diff }

  /// What is done with the generated files.
  var mode: Mode
  /// Files and folders.
  var paths: [String]
  /// The folder that the files go to.
  var output: String
  /// The access of what is generated.
  var access: GeneratedAccess
  /// Where settings come from.
  var lookup: SettingsLookup
  /// Whether standard output is written with colours.
  var hasColours: Bool

  /// Reads the arguments; throws where options exclude each other or one is missing, and where settings cannot be read.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has("--check"), arguments.has("--diff") {
      throw UsageError("'--check' and '--diff' exclude each other", command: "generate")
    }
    guard let output = arguments.text("--output"), !output.isEmpty else {
      throw UsageError("'--output' is missing: it names the folder that the files go to", command: "generate")
    }
    if arguments.operands.contains("-") {
      throw UsageError("standard input has no name for the files: give the path of a file", command: "generate")
    }
    mode = arguments.has("--check") ? .check : arguments.has("--diff") ? .diff : .write
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    self.output = output
    access = arguments.choice("--access", default: .internal)
    lookup = try SettingsOptions.lookup(arguments, "generate")
    hasColours = ColourChoice.isOn(arguments)
  }
}
