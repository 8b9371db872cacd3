import SystemIO

/// What is known of the terminal that shows the output.
enum Terminal {
  /// Columns that texts for people keep to: the terminal's, or what `COLUMNS` says; a hundred where neither does.
  static var columns: Int {
    let said = ThisProcess.environment("COLUMNS").flatMap { Int($0) }
    return min(max(said ?? StandardStream.output.columns ?? 100, 20), 1_000)
  }
}
