import FormWorkspace
import SystemIO

/// `formdef init`: a first form definition, and settings.
enum InitCommand: Command {
  static let specification = CommandSpecification(
    name: "init",
    summary: "Write a first form definition with comments, and settings.",
    operands: "", operandWords: .nothing, operandCount: 0...0,
    discussion: """
      They go into the current directory. Files that exist stay as they are.

      Exit status: 0 done, 1 something existed and was left alone, 2 it could not write.
      """,
    options: [
      OptionSpecification(
        "--example", .choice(FormExample.allCases.map(\.rawValue)), help: "The form that is written (default: person).")
    ],
    examples: [("formdef init --example signup", "begin with a form for new accounts")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let example: FormExample = arguments.choice("--example", default: .person)
    let files = [(example.fileName, example.text), (SettingsLookup.fileName, FormExample.settings)]
    var status = ExitStatus.success
    for (name, text) in files { status = max(status, write(name, text)) }
    guard status < .notRun else { return status }
    StandardOutput.write(
      """

      What to do next:
        formdef lint                     check all form definitions in this folder
        formdef samples \(example.fileName)   test data for its fields
        formdef format --write           lay the files out
        formdef explain CODE             what a finding means
      An editor that speaks the Language Server Protocol starts 'formdef lsp'.

      """)
    return status
  }

  private static func write(_ name: String, _ text: String) -> ExitStatus {
    if case .success = FileStatus.ofLink(name) {
      StandardOutput.write("'\(name)' exists and stays as it is\n")
      return .failure
    }
    if let error = OutputFile.createNew(name, Array(text.utf8)) {
      StandardError.complain("write", name, error)
      return .notRun
    }
    StandardOutput.write("wrote '\(name)'\n")
    return .success
  }
}
