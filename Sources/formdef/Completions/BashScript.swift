/// Completions for bash; nothing in it is newer than version 3.2, which macOS has.
enum BashScript {
  /// The script for these subcommands.
  static func text(_ commands: [CommandSpecification]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # Completions of formdef for bash.
      _formdef() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        local codes="\(CompletionWords.codes)"
        local selectors="\(CompletionWords.selectors)"
        local ignorable="\(CompletionWords.ignorable)"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=( $(compgen -W "\(names) help --help --version" -- "$current") )
          return 0
        fi
        # '--name=value' comes as three words.
        if [ "$current" = "=" ]; then
          current=""
        elif [ "$previous" = "=" ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "$command $previous" in
      \(values(commands))
        esac
        case "$current" in
          -*)
            case "$command" in
      \(options(commands))
            esac
            return 0 ;;
        esac
        case "$command" in
          help) COMPREPLY=( $(compgen -W "\(names)" -- "$current") ); return 0 ;;
      \(operands(commands))
        esac
        # Nothing: bash completes file names itself, with the quotes that they need.
        return 0
      }
      complete -o default -F _formdef formdef

      """
  }

  /// What follows options that take some of some words.
  private static func values(_ commands: [CommandSpecification]) -> String {
    let rows = commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        switch option.value {
        case .choice(let words):
          "    \"\(command.name) \(option.name)\") \(reply(words.joined(separator: " "))) ;;"
        case .codes:
          """
              "\(command.name) \(option.name)")
                local before=""
                case "$current" in *,*) before="${current%,*}," ;; esac
                COMPREPLY=( $(compgen -P "$before" -W "$\(option.isIgnoring ? "ignorable" : "selectors")" -- "${current##*,}") ); return 0 ;;
          """
        case .count: "    \"\(command.name) \(option.name)\") \(nothing) ;;"
        case .none, .text: nil
        }
      }
    }
    return rows.joined(separator: "\n")
  }

  /// No file names either, where bash can be told that: version 3.2 cannot.
  private static let nothing = "compopt +o default 2>/dev/null; return 0"

  private static func reply(_ words: String) -> String {
    "COMPREPLY=( $(compgen -W \"\(words)\" -- \"$current\") ); return 0"
  }

  private static func options(_ commands: [CommandSpecification]) -> String {
    commands.map { command in
      let names = command.allOptions.map(\.name).joined(separator: " ")
      return "        \(command.name)) COMPREPLY=( $(compgen -W \"\(names)\" -- \"$current\") ) ;;"
    }.joined(separator: "\n")
  }

  /// What the operands are, where they are no files.
  private static func operands(_ commands: [CommandSpecification]) -> String {
    commands.compactMap { command in
      switch command.operandWords {
      case .files: nil
      case .codes: "    \(command.name)) \(reply("$codes")) ;;"
      case .words(let words): "    \(command.name)) \(reply(words.joined(separator: " "))) ;;"
      case .nothing: "    \(command.name)) \(nothing) ;;"
      }
    }.joined(separator: "\n")
  }
}
