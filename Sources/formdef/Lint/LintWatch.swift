import FormWorkspace
import SystemIO

/// `formdef lint --watch`: checks again whenever a file changes, until somebody ends it.
struct LintWatch {
  /// Milliseconds between two looks at the files.
  private static let interval = 300

  private let options: LintOptions

  /// A watch over what the options name.
  init(_ options: LintOptions) { self.options = options }

  /// Never comes back: SIGINT ends the process with 130, as shells have it.
  func run() -> Never {
    ThisProcess.endOnInterrupt()
    var before: [String: FileStamp]?
    while true {
      let now = versions()
      if now != before {
        if StandardStream.output.isTerminal, before != nil { StandardOutput.write("\u{1B}[2J\u{1B}[H") }
        var run = LintRun(options)
        _ = run.run()
        before = now
        StandardError.write("Watching \(LintSummary.words(now.count, "file")); Ctrl-C ends it.\n")
      }
      ProcessClock.sleep(milliseconds: LintWatch.interval)
    }
  }

  /// What the system says of each file that a run would look at, and of their settings.
  private func versions() -> [String: FileStamp] {
    let found = FileDiscovery(options.paths, leavingOut: FileExclusion(options.lookup))
    var lookup = options.lookup
    var versions: [String: FileStamp] = [:]
    for path in found.files {
      versions[path] = FileStamp(path: path)
      for file in lookup.settings(for: path).files { versions[file.path] = FileStamp(path: file.path) }
    }
    return versions
  }
}
