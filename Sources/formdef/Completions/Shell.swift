/// The shells that command lines are completed for.
enum Shell: String, CaseIterable {
  /// As `formdef completions` names them.
  case bash, zsh, fish

  /// The script for it.
  func script(_ commands: [CommandSpecification]) -> String {
    switch self {
    case .bash: BashScript.text(commands)
    case .zsh: ZshScript.text(commands)
    case .fish: FishScript.text(commands)
    }
  }
}
