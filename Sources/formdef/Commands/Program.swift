/// The whole program: finds the subcommand and runs it.
enum Program {
  /// All subcommands, in the order of the help.
  static let commands: [any Command.Type] = [
    LintCommand.self, FormatCommand.self, PreviewCommand.self, TryCommand.self, SamplesCommand.self, DiffCommand.self,
    ExplainCommand.self, RulesCommand.self, SettingsCommand.self, GenerateCommand.self, InitCommand.self,
    CompletionsCommand.self,
    LanguageServerCommand.self,
  ]

  /// Runs with the arguments behind the program's name.
  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(arguments)
    } catch {
      StandardError.write(error.text)
      return .notRun
    }
  }

  private static func dispatch(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let first = arguments.first else {
      StandardError.write(HelpText.overview(of: commands))
      return .notRun
    }
    switch first {
    case "--help", "-h": return print(HelpText.overview(of: commands))
    case "--version", "-V": return print("formdef \(programVersion)\n")
    case "help": return try help(arguments.dropFirst())
    default: break
    }
    guard let command = command(named: first) else { throw unknown(first) }
    let parsed = try ArgumentParser(command.specification).parse(arguments.dropFirst())
    return parsed.wantsHelp ? print(HelpText.text(of: command.specification)) : try command.run(parsed)
  }

  private static func help(_ names: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    guard let name = names.first else { return print(HelpText.overview(of: commands)) }
    guard let command = command(named: name) else { throw unknown(name) }
    return print(HelpText.text(of: command.specification))
  }

  private static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.specification.name == name }
  }

  private static func print(_ text: String) -> ExitStatus {
    StandardOutput.write(text)
    return .success
  }

  private static func unknown(_ name: String) -> UsageError {
    let names = commands.map { $0.specification.name }
    let kind = name.hasPrefix("-") ? "option" : "subcommand"
    let all = name.hasPrefix("-") ? ["--help", "--version"] : names
    return UsageError("there is no \(kind) '\(name)'", meant: meantName(name, among: all), command: nil)
  }
}
