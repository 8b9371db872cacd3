/// Completions for zsh, by its function `_arguments`.
enum ZshScript {
  /// The script for these subcommands.
  static func text(_ commands: [CommandSpecification]) -> String {
    """
    #compdef formdef
    # Completions of formdef for zsh.
    _formdef() {
      local -a commands codes selectors ignorable
      codes=(\(CompletionWords.codes))
      selectors=(\(CompletionWords.selectors))
      ignorable=(\(CompletionWords.ignorable))
      commands=(
    \(commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
        'help:Show the help of a subcommand.'
      )
      if (( CURRENT == 2 )); then
        if [[ "$words[2]" == -* ]]; then
          compadd -- --version --help
        else
          _describe 'subcommand' commands
        fi
        return
      fi
      local command="$words[2]"
      shift words
      (( CURRENT-- ))
      case "$command" in
        help) _describe 'subcommand' commands ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = "_formdef" ]; then
      _formdef "$@"
    else
      compdef _formdef formdef
    fi

    """
  }

  private static func branch(_ command: CommandSpecification) -> String {
    let options = command.allOptions.map { option in
      let summary = quoted(option.help.split(separator: "\n").joined(separator: " "))
      return "      '\(option.name)\(isOne(option) ? "" : "=")[\(summary)]\(value(option))'"
    }
    let lines = options + (operands(command).map { ["      \($0)"] } ?? [])
    return "    \(command.name)) _arguments \\\n" + lines.joined(separator: " \\\n") + " ;;"
  }

  private static func operands(_ command: CommandSpecification) -> String? {
    switch command.operandWords {
    case .files: "'*:file:_files'"
    case .codes: "'*:code:($codes)'"
    case .words(let words): "'1:value:(\(words.joined(separator: " ")))'"
    case .nothing: nil
    }
  }

  /// Whether an option takes no value.
  private static func isOne(_ option: OptionSpecification) -> Bool { option.placeholder == nil }

  private static func value(_ option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .choice(let words): ":value:(\(words.joined(separator: " ")))"
    case .count(let word): ":\(word):"
    case .text("FILE"): ":file:_files"
    case .text("DIR"): ":folder:_files -/"
    case .text(let word): ":\(word):"
    case .codes: ":code:{_values -s , code $\(option.isIgnoring ? "ignorable" : "selectors")}"
    }
  }

  /// As it stands in single quotes and in brackets.
  private static func quoted(_ text: String) -> String {
    text.flatMap { character -> [Character] in
      switch character {
      case "'": Array("'\\''")
      case "[", "]", ":", "\\": ["\\", character]
      default: [character]
      }
    }.reduce(into: "") { $0.append($1) }
  }
}
