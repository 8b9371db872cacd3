import Synchronization
import SystemIO

/// How many files of a long run are done, on standard error where that is a terminal and the report goes elsewhere: on a
/// terminal the findings themselves show that it goes on.
final class LintProgress: Sendable {
  /// Milliseconds after which something is said, and between two words.
  private static let patience = 500.0
  private static let interval = 100.0

  private struct State {
    var done = 0
    /// When something was said last, or the run began.
    var said: Double
    var isShown = false
  }

  private let total: Int
  private let isWanted: Bool
  private let state = Mutex(State(said: ProcessClock.wall))

  init(_ total: Int, _ options: LintOptions) {
    self.total = total
    isWanted =
      options.verbosity != .quiet && StandardStream.errors.isTerminal
      && (options.output != nil || !StandardStream.output.isTerminal)
  }

  /// Counts a file, on some thread.
  func countFile() {
    guard isWanted else { return }
    state.withLock { state in
      state.done += 1
      let now = ProcessClock.wall
      guard now - state.said > (state.isShown ? LintProgress.interval : LintProgress.patience) else { return }
      state.said = now
      state.isShown = true
      StandardError.write("\r\u{1B}[K\(state.done) of \(total) files checked")
    }
  }

  /// Takes away what was said.
  func end() {
    let isShown = state.withLock { $0.isShown }
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
