import Dispatch
import FormLint
import Synchronization

/// A piece of an analysis that takes long, worked out beside everything else on a copy of it.
final class LongPiece: Sendable {
  /// The path of the file.
  let path: String
  /// What the analysis is about.
  let state: AnalysisState
  private let found = Mutex<FileAnalysis?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Begins at once with what is next of the analysis.
  init(_ analysis: FileAnalysis, of path: String) {
    self.path = path
    state = analysis.state
    runOnOwnThread { [self] in
      var analysis = analysis
      analysis.analyseNext(atMost: 1) { [self] in isAbandoned.load(ordering: .relaxed) }
      found.withLock { $0 = analysis }
      isDone.signal()
    }
  }

  /// The analysis with what was found out, once; nil where it is not there after so many milliseconds.
  func take(within milliseconds: Double) -> FileAnalysis? {
    guard isDone.wait(timeout: .now() + .microseconds(Int(milliseconds * 1_000))) == .success else { return nil }
    return found.withLock { found in
      defer { found = nil }
      return found
    }
  }

  /// Nobody waits for it any more.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }
}
