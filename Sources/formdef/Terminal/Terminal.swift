import SystemIO

/// What is known of the terminal that shows the output.
enum Terminal {
  /// Columns that texts for people keep to: the terminal's, or what `COLUMNS` says; a hundred where neither does.
  /// What has no terminal exports `COLUMNS=0`, which says nothing.
  static var columns: Int {
    let said = ThisProcess.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(said ?? StandardStream.output.columns ?? 100, 20), 1_000)
  }

  /// Whether it takes escape sequences: one that calls itself dumb does not.
  static var movesCursor: Bool { ThisProcess.environment("TERM") != "dumb" }

  /// Whether it follows links (OSC 8), as far as the environment says: most do, or pass them over. Apple's Terminal and
  /// Emacs's shells do not, and Linux's console writes them out.
  static func followsLinks(_ environment: (String) -> String?) -> Bool {
    guard let kind = environment("TERM"), !kind.isEmpty, kind != "dumb", kind != "linux" else { return false }
    return environment("TERM_PROGRAM") != "Apple_Terminal" && environment("INSIDE_EMACS") == nil
  }
}
