import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Takes in that the findings of a document may be others since the client changed it.
  mutating func markChanged(_ path: String) {
    revisions[path] = findings.countChange()
    if documents[path] != nil { findings.insert(path) }
  }

  /// Takes in that the findings of files may be others since something else changed.
  mutating func markChanged(_ paths: some Sequence<String>) {
    for path in paths {
      markChanged(path)
      findings.needsRefresh = true
    }
  }

  /// Lets go of what is kept for reports about a file that is known no more.
  mutating func forgetReports(of path: String) {
    revisions[path] = nil
    reported[path] = nil
  }

  /// What the present report about a file is called.
  func resultID(of path: String) -> String { "\(findings.session)-\(revisions[path] ?? 0)" }

  /// Whether the client has the present report about a file.
  func isReported(_ path: String) -> Bool { reported[path] == revisions[path] ?? 0 }

  /// Takes in that the client gets the present report about a file.
  mutating func markReported(_ path: String) { reported[path] = revisions[path] ?? 0 }

  /// The diagnostics of a file that is known, unless the client has them.
  mutating func report(_ path: String, previous: String?) -> DocumentDiagnosticReport {
    let id = resultID(of: path)
    markReported(path)
    if previous == id { return .unchanged(resultId: id) }
    workspace.complete(path)
    return .full(resultId: id, items: diagnostics(path))
  }

  /// Takes in that the diagnostics after an edit go to the client.
  mutating func noteEditTold(_ path: String) {
    guard let came = edits.removeValue(forKey: path) else { return }
    lastEditMilliseconds = clock.milliseconds() - came
  }
}
