import FormWorkspace
import SystemIO

/// `formdef lint --watch`: checks again whenever a file changes, until somebody ends it.
struct LintWatch {
  /// Milliseconds between two looks at the files.
  private static let interval = 300

  private let options: LintOptions
  private var watched = WatchedFiles()
  private var isFirst = true

  /// A watch over what the options name.
  init(_ options: LintOptions) { self.options = options }

  /// Never comes back: SIGINT ends the process with 130, as shells have it.
  mutating func run() -> Never {
    ThisProcess.endOnInterrupt()
    watched.watch(WatchedFiles.paths(of: FileDiscovery(options.paths, leavingOut: FileExclusion(options.lookup))))
    while true {
      if isFirst || watched.haveChanged { check() }
      ProcessClock.sleep(milliseconds: LintWatch.interval)
    }
  }

  /// Checks all files; what changes meanwhile has changed after it.
  private mutating func check() {
    if StandardStream.output.isTerminal, !isFirst { StandardOutput.write("\u{1B}[2J\u{1B}[H") }
    isFirst = false
    watched.stamp()
    var run = LintRun(options)
    _ = run.run()
    watched.watch(run.watched)
    StandardError.write("Watching \(LintSummary.words(run.files.count, "file")); Ctrl-C ends it.\n")
  }
}
