/// `formdef completions`: scripts that let a shell complete command lines.
enum CompletionsCommand: Command {
  static let specification = CommandSpecification(
    name: "completions",
    summary: "Print a script that lets a shell complete command lines of formdef.",
    operands: "bash|zsh|fish", operandWords: .words(Shell.allCases.map(\.rawValue)), operandCount: 1...1,
    discussion: "",
    options: [],
    examples: [
      ("formdef completions bash > formdef.bash", "for bash, from version 3.2 on: to be read by ~/.bashrc"),
      ("formdef completions zsh > ~/.zfunc/_formdef", "for zsh, with that folder in 'fpath'"),
      ("formdef completions fish > formdef.fish", "for fish: to be moved to ~/.config/fish/completions"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      let meant = meantName(name, among: Shell.allCases.map(\.rawValue))
      throw UsageError("there are no completions for '\(name)'", meant: meant, command: "completions")
    }
    StandardOutput.write(shell.script(Program.commands.map { $0.specification }))
    return .success
  }
}
