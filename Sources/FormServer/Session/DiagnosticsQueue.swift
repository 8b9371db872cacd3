import FormLint
import FormWorkspace
import LanguageServerProtocol

/// The documents whose findings have changed and are not told yet.
struct DiagnosticsQueue: Sendable {
  /// Paths in the order in which they came; those that do not wait any more are passed over.
  private var paths: [String] = []
  private var next = 0
  private var waiting: Set<String> = []
  /// Clients that pull must be told to do so again.
  var needsRefresh = false
  /// They have been told, and have not answered.
  var isRefreshing = false
  /// What is told next, unless something comes that makes it obsolete.
  private var prepared: (path: String, stage: Stage)?
  /// The number of the last change.
  private(set) var revision = 0
  /// What the ids of this session's reports begin with: a client may bring some from a session before.
  let session: String

  /// How far the telling has come.
  enum Stage: Sendable {
    case found(WorstFindings)
    case written([Diagnostic])
    case encoded(OutgoingMessage)
  }

  /// - Parameter session: what no other session is called.
  init(session: String) { self.session = session }

  /// Counts a change, and gives its number.
  mutating func countChange() -> Int {
    revision += 1
    return revision
  }

  /// Puts a document behind those that wait; what was prepared of it is made again.
  mutating func insert(_ path: String) {
    if prepared?.path == path { prepared = nil }
    if waiting.insert(path).inserted { paths.append(path) }
  }

  /// Lets go of a document that is closed.
  mutating func remove(_ path: String) {
    if prepared?.path == path { prepared = nil }
    waiting.remove(path)
  }

  /// Lets go of all documents.
  mutating func removeAll() {
    waiting = []
    paths = []
    next = 0
  }

  /// Keeps how far the telling of a document has come.
  mutating func prepare(_ stage: Stage, of path: String) { prepared = (path, stage) }

  /// What was prepared last, which then goes on.
  mutating func takePrepared() -> (path: String, stage: Stage)? {
    defer { prepared = nil }
    return prepared
  }

  /// The document to tell next: the one that the user looks at, else the one that waits longest.
  mutating func popFirst(preferring focus: String?) -> String? {
    if let focus, waiting.remove(focus) != nil { return focus }
    while next < paths.count {
      let path = paths[next]
      next += 1
      if waiting.remove(path) != nil { return path }
    }
    removeAll()
    return nil
  }
}

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
    workspace.bringUpToDate(path)
    return .full(resultId: id, items: diagnostics(path))
  }

  /// Takes in that the diagnostics after an edit go to the client.
  mutating func noteEditTold(_ path: String) {
    guard let came = edits.removeValue(forKey: path) else { return }
    lastEditMilliseconds = clock.milliseconds() - came
  }

  /// Takes one step to tell findings, or that there are others to ask for; gives whether there was anything to do.
  ///
  /// They are made in several steps and sent in the last, so that what has come meanwhile can make them obsolete, or be
  /// answered before: a client asks for completion right behind an edit.
  mutating func publishNextDiagnostics() -> Bool {
    if client.pullsDiagnostics { return requestRefresh() }
    if let (path, stage) = findings.takePrepared(), let document = documents[path] {
      advance(from: stage, path, document)
      return true
    }
    guard let path = findings.popFirst(preferring: focus), documents[path] != nil else { return false }
    workspace.bringUpToDate(path)
    findings.prepare(.found(worstFindings(path, in: workspace)), of: path)
    return true
  }

  private mutating func advance(from stage: DiagnosticsQueue.Stage, _ path: String, _ document: OpenDocument) {
    switch stage {
    case .found(let worst): findings.prepare(.written(diagnostics(of: worst, path, in: workspace)), of: path)
    case .written(let diagnostics):
      // The version goes to all clients: to those that do not look at it, it does no harm.
      let params = PublishDiagnosticsParams(uri: document.uri, version: document.version, diagnostics: diagnostics)
      findings.prepare(.encoded(.notification(PublishDiagnosticsNotification.self, params)), of: path)
    case .encoded(let message):
      outgoing.append(message)
      noteEditTold(path)
    }
  }

  private mutating func requestRefresh() -> Bool {
    findings.removeAll()
    guard findings.needsRefresh, !findings.isRefreshing else { return false }
    findings.needsRefresh = false
    findings.isRefreshing = true
    ask(DiagnosticRefreshRequest.self, NoParams(), .refresh)
    return true
  }
}
