import FormServer
import SystemIO

/// `formdef lsp`: the language server, on standard input and output.
enum LanguageServerCommand: Command {
  static let specification = CommandSpecification(
    name: "lsp",
    summary: "Serve an editor by the Language Server Protocol, on standard input and output.",
    operands: "", operandWords: .nothing, operandCount: 0...0,
    discussion: """
      The editor starts it and speaks to it; there is nothing to see in a terminal. It ends when the editor says so, when
      the editor's process has gone, or when standard input ends.
      """,
    options: [
      OptionSpecification(
        "--stdio", help: "Use standard input and output: there is no other way, but editors may say so."),
      OptionSpecification("--log", .text("FILE"), help: "Add a line to FILE for each message that is handled."),
    ],
    examples: [("formdef lsp", "what an editor is told to start")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    ProcessMemory.giveBackSoon()
    var log: LogFile?
    if let path = arguments.text("--log") {
      switch LogFile.appending(to: path) {
      case .success(let file): log = file
      case .failure(let error): throw UsageError("cannot write '\(path)': \(error.reason)", command: "lsp")
      }
    }
    return ExitStatus(rawValue: LanguageServer.run(version: programVersion, log: log)) ?? .failure
  }
}
