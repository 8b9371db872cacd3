import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

/// A request for the diagnostics of all documents, answered in pieces between messages.
struct WorkspacePull: Sendable {
  /// Files that are reported together; they take some milliseconds.
  static let reportedTogether = 16
  /// The same at first of files of which some are not open: each is looked at at once, and may be a hard one.
  private static let lookedAtTogether = 2

  /// The request's id.
  let id: RequestID
  /// Under which name the client takes parts of the answer; nil where it takes only the whole.
  let partialResultToken: ProgressToken?
  /// The reports that the client has, by path.
  let previous: [String: WorkspaceDiagnosticParams.PreviousResult]
  /// The files that are to be reported; nil before the first piece.
  var paths: [String]?
  /// The number of the file that is reported next.
  var next = 0
  /// What is reported and not sent.
  var items: [WorkspaceDocumentDiagnosticReport] = []
  /// How many files of which some are not open are looked at together: more as long as that is quick.
  private(set) var together = WorkspacePull.lookedAtTogether

  /// A request for the findings of all files.
  init(
    id: RequestID, partialResultToken: ProgressToken?, previous: [String: WorkspaceDiagnosticParams.PreviousResult]
  ) {
    self.id = id
    self.partialResultToken = partialResultToken
    self.previous = previous
  }

  /// Takes in how many milliseconds the files of a piece took.
  mutating func pace(_ milliseconds: Double) {
    if milliseconds < Session.pieceLength {
      together = min(2 * together, WorkspacePull.reportedTogether)
    } else if milliseconds > 2 * Session.pieceLength {
      together = max(together / 2, WorkspacePull.lookedAtTogether)
    }
  }
}

extension Session {
  /// Takes in a request for the diagnostics of all documents.
  mutating func begin(_ pull: WorkspacePull) {
    pulls.append(pull)
    note(0, of: 1, for: pull.id)
  }

  /// Does a piece of what the oldest request for all diagnostics needs; gives whether there was one.
  mutating func continuePulls() -> Bool {
    guard !pulls.isEmpty else { return false }
    // It is put back where it is not done; meanwhile nothing else looks at it.
    var pull = pulls.removeFirst()
    if pull.paths == nil { begin(&pull) }
    let paths = pull.paths ?? []
    let part = lookedAt(paths[min(pull.next, paths.count)...], pull.together)
    pull.next += part.count
    let start = clock.milliseconds()
    pull.items += reports(of: part, pull.previous)
    pull.pace(clock.milliseconds() - start)
    note(100 * pull.next + lookedAtShare(of: paths.dropFirst(pull.next).first), of: 100 * paths.count, for: pull.id)
    _ = tellProgress()
    if let token = pull.partialResultToken, !pull.items.isEmpty {
      send(token, .partial(WorkspaceDiagnosticReport(items: pull.items)))
      pull.items = []
    }
    if pull.next < paths.count {
      pulls.insert(pull, at: 0)
    } else {
      respond(to: pull.id, .response(to: pull.id, result: WorkspaceDiagnosticReport(items: pull.items)))
    }
    return true
  }

  /// Those of the next files that can be reported; where the first is not looked at yet, a piece of that is done
  /// instead.
  private mutating func lookedAt(_ paths: ArraySlice<String>, _ together: Int) -> [String] {
    let next = paths.prefix(WorkspacePull.reportedTogether)
    if let first = next.first, !workspace.isComplete(first), !analysePiece(of: first) { return [] }
    let isOpen = next.allSatisfy { documents[$0] != nil }
    let most = isOpen ? WorkspacePull.reportedTogether : together
    return Array(next.prefix(most).prefix { workspace.isComplete($0) })
  }

  /// How much of a file that is not reported yet was looked at, from 0 to 100.
  private func lookedAtShare(of path: String?) -> Int {
    guard let path, documents[path] != nil, let analysis = workspace.analysis(path) else { return 0 }
    return 100 * analysis.progress.done / max(1, analysis.progress.total)
  }

  /// Fixes which files are reported: all that are known, the one in view and the open ones first, and reports those as
  /// empty that the client has a report of and that are gone.
  private func begin(_ pull: inout WorkspacePull) {
    let known = workspace.paths
    func rank(_ path: String) -> Int { path == focus ? 0 : documents[path] != nil ? 1 : 2 }
    pull.paths = known.sorted { left, right in
      let (one, other) = (rank(left), rank(right))
      return one == other ? left < right : one < other
    }
    for (path, previous) in pull.previous.sorted(by: { $0.key < $1.key }) where !known.contains(path) {
      pull.items.append(
        WorkspaceDocumentDiagnosticReport(
          uri: previous.uri, version: nil, report: .full(resultId: nil, items: [])))
    }
  }

  /// The reports of some files; those that are not open are looked at on all processors.
  private mutating func reports(
    of paths: [String], _ previous: [String: WorkspaceDiagnosticParams.PreviousResult]
  ) -> [WorkspaceDocumentDiagnosticReport] {
    let session = self
    let found = mapConcurrently(paths.count) { index -> (items: [Diagnostic], digest: Int)? in
      if previous[paths[index]]?.value == session.resultID(of: paths[index]) { return nil }
      let items = session.diagnostics(paths[index])
      return (items, ToldReport.digest(items))
    }
    return zip(paths, found).map { path, found in
      markReported(path)
      let id = resultID(of: path)
      let isKnown = found.map { note($0.digest, of: path, previous: previous[path]?.value) } ?? true
      return WorkspaceDocumentDiagnosticReport(
        uri: uri(of: path), version: documents[path]?.version,
        report: isKnown ? .unchanged(resultId: resultID(of: path)) : .full(resultId: id, items: found?.items ?? []))
    }
  }
}
