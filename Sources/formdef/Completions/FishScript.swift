/// Completions for fish.
enum FishScript {
  static func text(_ commands: [CommandSpecification]) -> String {
    var lines = [
      "# Completions of formdef for fish.",
      "complete -c formdef -n __fish_use_subcommand -f -a help -d 'Show the help of a subcommand.'",
    ]
    for command in commands {
      lines.append("complete -c formdef -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let summary = option.help.split(separator: "\n").joined(separator: " ")
        let short = option.short.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c formdef \(condition) -l \(option.name.dropFirst(2))\(short)\(value(option)) -d \(quoted(summary))"
        )
      }
    }
    lines.append("complete -c formdef -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func value(_ option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
    case .count: " -x"
    case .text(let word): word == "FILE" ? " -r -F" : " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
