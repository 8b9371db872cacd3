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
  /// For so many milliseconds a piece is waited for before others have their turn.
  static let pause = 2.0

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
  /// What is being found out of the next files, beside everything else.
  var piece: Piece?
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

  /// Files that are looked at together.
  struct Piece: Sendable {
    /// Their paths.
    let paths: [String]
    /// What their reports are called, as they are looked at.
    let ids: [String]
    /// When it was begun, in the clock's milliseconds.
    let began: Double
    /// What gives the findings of each, and their digest; nil where the client has them.
    let work: WorkBeside<[Found?]>
  }

  /// The findings of a file, as they are reported.
  struct Found: Sendable {
    /// The findings.
    let items: [Diagnostic]
    /// A digest of them.
    let digest: Int
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
    if pull.piece == nil {
      let part = lookedAt(paths[min(pull.next, paths.count)...], pull.together)
      if !part.isEmpty { pull.piece = piece(part, pull.previous) }
    }
    if let piece = pull.piece {
      guard let found = piece.work.take(within: background.patience == nil ? .infinity : WorkspacePull.pause) else {
        pulls.insert(pull, at: 0)
        return true
      }
      pull.piece = nil
      pull.next += piece.paths.count
      pull.items += reports(of: piece, found, pull.previous)
      pull.pace(clock.milliseconds() - piece.began)
    }
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

  /// Fixes which files are reported, the one in view and the open ones first, and reports those as empty that the client
  /// has a report of and that are gone, or left out now.
  private mutating func begin(_ pull: inout WorkspacePull) {
    let reported = reportedPaths()
    func rank(_ path: String) -> Int { path == focus ? 0 : documents[path] != nil ? 1 : 2 }
    pull.paths = reported.sorted { left, right in
      let (one, other) = (rank(left), rank(right))
      return one == other ? left < right : one < other
    }
    for (path, previous) in pull.previous.sorted(by: { $0.key < $1.key }) where !reported.contains(path) {
      pull.items.append(
        WorkspaceDocumentDiagnosticReport(
          uri: previous.uri, version: nil, report: .full(resultId: nil, items: [])))
    }
  }

  /// Begins to look at some files; those that are not open are looked at on all processors.
  private func piece(
    _ paths: [String], _ previous: [String: WorkspaceDiagnosticParams.PreviousResult]
  ) -> WorkspacePull.Piece {
    let ids = paths.map { resultID(of: $0) }
    let work = WorkBeside { [self] isAbandoned in
      mapConcurrently(paths.count) { index -> WorkspacePull.Found? in
        if isAbandoned() || previous[paths[index]]?.value == ids[index] { return nil }
        let items = diagnostics(paths[index])
        return WorkspacePull.Found(items: items, digest: ToldReport.digest(items))
      }
    }
    return WorkspacePull.Piece(paths: paths, ids: ids, began: clock.milliseconds(), work: work)
  }

  /// The reports of files that were looked at; what has changed since is of no use, and the client asks for it again.
  private mutating func reports(
    of piece: WorkspacePull.Piece, _ found: [WorkspacePull.Found?],
    _ previous: [String: WorkspaceDiagnosticParams.PreviousResult]
  ) -> [WorkspaceDocumentDiagnosticReport] {
    zip(zip(piece.paths, piece.ids), found).compactMap { file, found in
      let (path, id) = file
      guard id == resultID(of: path) else { return nil }
      markReported(path)
      let isKnown = found.map { note($0.digest, of: path, previous: previous[path]?.value) } ?? true
      return WorkspaceDocumentDiagnosticReport(
        uri: uri(of: path), version: documents[path]?.version,
        report: isKnown ? .unchanged(resultId: resultID(of: path)) : .full(resultId: id, items: found?.items ?? []))
    }
  }
}
