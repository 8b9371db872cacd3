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

  /// Counts up to `total` files; says nothing where the options or the streams leave it out.
  init(_ total: Int, _ options: LintOptions) {
    self.total = total
    isWanted =
      options.verbosity != .quiet && StandardStream.errors.isTerminal && Terminal.movesCursor
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
      StandardError.write("\r\u{1B}[K" + LintProgress.words(state.done, total, StandardStream.errors.columns ?? 80))
    }
  }

  /// As much as stands on one line: one that is full goes on to the next, and could not be taken away.
  static func words(_ done: Int, _ total: Int, _ columns: Int) -> String {
    let texts = ["\(done) of \(LintSummary.words(total, "file")) checked", "\(done) of \(total)", "\(done)"]
    return texts.first { $0.count < columns } ?? ""
  }

  /// Takes away what was said.
  func end() {
    let isShown = state.withLock { $0.isShown }
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
