/// Completions for fish.
enum FishScript {
  /// The script for these subcommands.
  static func text(_ commands: [CommandSpecification]) -> String {
    var lines = [
      "# Completions of formdef for fish.",
      "function __formdef_selectors; printf '%s\\n' \(CompletionWords.selectors); end",
      "function __formdef_ignorable; printf '%s\\n' \(CompletionWords.ignorable); end",
      "complete -c formdef -n __fish_use_subcommand -l version -s V -d 'Show the version.'",
      "complete -c formdef -n __fish_use_subcommand -l help -s h -d 'Show this help.'",
      "complete -c formdef -n __fish_use_subcommand -f -a help -d 'Show the help of a subcommand.'",
      "complete -c formdef -n '__fish_seen_subcommand_from help' -f -a '\(commands.map(\.name).joined(separator: " "))'",
    ]
    for command in commands {
      lines.append("complete -c formdef -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let summary = option.help.split(separator: "\n").joined(separator: " ")
        let short = option.short.map { " -s \($0)" } ?? ""
        let name = "complete -c formdef \(condition) -l \(option.name.dropFirst(2))\(short)"
        lines.append("\(name)\(value(option)) -d \(quoted(summary))")
        // By themselves: fish would show what the option is beside each of them.
        if let words = words(option) { lines.append("\(name) -x -a '\(words)'") }
      }
      if let operands = operands(command) { lines.append("complete -c formdef \(condition) \(operands)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func value(_ option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .text("FILE"): " -r -F"
    case .choice, .count, .text, .codes: " -x"
    }
  }

  /// What an option takes one or some of; nil where that is anything.
  private static func words(_ option: OptionSpecification) -> String? {
    switch option.value {
    case .choice(let words): words.joined(separator: " ")
    case .text("DIR"): "(__fish_complete_directories)"
    case .codes: "(__fish_complete_list , __formdef_\(option.isIgnoring ? "ignorable" : "selectors"))"
    case .none, .count, .text: nil
    }
  }

  /// What the operands are, where they are no files.
  private static func operands(_ command: CommandSpecification) -> String? {
    switch command.operandWords {
    case .files: nil
    case .codes: "-f -a '\(CompletionWords.codes)'"
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    case .nothing: "-f"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
