import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Takes in that the findings of a document may be others since the client changed it.
  mutating func markChanged(_ path: String) {
    endLookAhead(of: path)
    revisions[path] = findings.countChange()
    suppressions.forget(form: path)
    if documents[path] != nil { findings.insert(path) }
  }

  /// Takes in that the analysis of a file is made, or another one is to be.
  mutating func endLookAhead(of path: String) {
    guard lookAhead?.path == path else { return }
    lookAhead?.end()
    lookAhead = nil
  }

  /// Takes in that the findings of files may be others since something else changed.
  mutating func markChanged(_ paths: some Sequence<String>) {
    for path in paths {
      markChanged(path)
      markPictureChanged(path)
      findings.needsRefresh = true
    }
  }

  /// Lets go of what is kept for reports about a file that is known no more.
  mutating func forgetReports(of path: String) {
    revisions[path] = nil
    reported[path] = nil
    told[path] = nil
  }

  /// What the present report about a file is called: as the one before where that says the same.
  func resultID(of path: String) -> String {
    let revision = revisions[path] ?? 0
    if let told = told[path], told.revision == revision { return told.id }
    return "\(findings.session)-\(revision)"
  }

  /// Takes in what a report about a file says; gives whether the report that the client has under an id says the same.
  mutating func note(_ digest: Int, of path: String, previous: String?) -> Bool {
    let id = resultID(of: path)
    let old = told[path]
    let version = documents[path]?.version
    // Of a text that was edited the client moves what it shows: it gets the report, though it says the same.
    let isSame = old.map { $0.digest == digest && $0.version == version && $0.id == previous } ?? false
    told[path] = ToldReport(
      id: isSame ? old?.id ?? id : id, revision: revisions[path] ?? 0, version: version, digest: digest)
    return isSame
  }

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
    let items = diagnostics(path)
    if note(ToldReport.digest(items), of: path, previous: previous) { return .unchanged(resultId: resultID(of: path)) }
    return .full(resultId: id, items: items)
  }

  /// Takes in that the diagnostics after an edit go to the client.
  mutating func noteEditTold(_ path: String) {
    guard let came = edits.removeValue(forKey: path) else { return }
    lastEditMilliseconds = clock.milliseconds() - came
  }
}
