/// Completions for bash; nothing in it is newer than version 3.2, which macOS has.
enum BashScript {
  static func text(_ commands: [CommandSpecification]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # Completions of formdef for bash.
      _formdef() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=( $(compgen -W "\(names) help --help --version" -- "$current") )
          return 0
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
          completions) COMPREPLY=( $(compgen -W "bash zsh fish" -- "$current") ); return 0 ;;
        esac
        COMPREPLY=( $(compgen -f -- "$current") )
        return 0
      }
      complete -o filenames -F _formdef formdef

      """
  }

  /// What follows options that take one of some words.
  private static func values(_ commands: [CommandSpecification]) -> String {
    let rows = commands.flatMap { command in
      command.allOptions.compactMap { option -> String? in
        guard case .choice(let words) = option.value else { return nil }
        let reply = "COMPREPLY=( $(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\") ); return 0 ;;"
        return "    \"\(command.name) \(option.name)\") \(reply)"
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func options(_ commands: [CommandSpecification]) -> String {
    commands.map { command in
      let names = command.allOptions.map(\.name).joined(separator: " ")
      return "        \(command.name)) COMPREPLY=( $(compgen -W \"\(names)\" -- \"$current\") ) ;;"
    }.joined(separator: "\n")
  }
}
