import FormLint
import FormModel
import FormWorkspace
import LanguageServerProtocol

/// A request for the diagnostics of one document that is answered when all of the document was looked at.
struct DocumentPull: Sendable {
  /// The request's id.
  let id: RequestID
  /// The id of the report that the client has.
  let previous: String?
}

extension Session {
  /// Takes in a request for the diagnostics of a document; answers it at once where they are known.
  mutating func begin(_ pull: DocumentPull, of path: String) {
    guard documents[path] != nil else { return beginClosed(pull, of: path) }
    focus = path
    // What the client waits with asking is not the server's time.
    if let edit = edits[path] { edits[path] = max(edit, arrival) }
    documentPulls[path, default: []].append(pull)
    note(0, of: 1, for: pull.id)
    if workspace.isComplete(path) { answerPulls(of: path) } else { findings.insert(path) }
  }

  /// Answers a request for the diagnostics of a file that is not open, which is looked at beside everything else.
  private mutating func beginClosed(_ pull: DocumentPull, of path: String) {
    let revision = revisions[path]
    begin(
      BackgroundAnswer(pull.id, path: path, whenStale: .serverCancelled) { [self] in
        var session = self
        let report = isKnown(path) ? session.report(path, previous: pull.previous) : reportOnDisk(path)
        let told = session.told[path]
        let message = OutgoingMessage.response(to: pull.id, result: RelatedDocumentDiagnosticReport(report))
        return (
          message,
          { session in
            guard session.isKnown(path), session.revisions[path] == revision else { return }
            session.told[path] = told
            session.markReported(path)
          }
        )
      })
  }

  /// Answers the requests about a document that was looked at.
  mutating func answerPulls(of path: String) {
    for pull in documentPulls.removeValue(forKey: path) ?? [] {
      let report = report(path, previous: pull.previous)
      noteEditTold(path)
      let result = RelatedDocumentDiagnosticReport(report, relatedDocuments: relatedReports(of: path))
      respond(to: pull.id, .response(to: pull.id, result: result))
    }
  }

  /// Refuses the requests about a document that are not answered yet: it has changed since, or was closed.
  mutating func refusePulls(of path: String) {
    for pull in documentPulls.removeValue(forKey: path) ?? [] {
      respond(to: pull.id, .response(to: pull.id, error: .serverCancelledPull))
    }
  }

  /// Refuses all requests that are not answered yet, since the server ends.
  mutating func refuseAllPulls() {
    let waiting = documentPulls.values.flatMap { $0.map(\.id) } + pulls.map(\.id)
    documentPulls = [:]
    pulls = []
    for id in waiting {
      respond(to: id, .response(to: id, error: ResponseError(.serverCancelled, "the server ends")))
    }
  }

  /// Takes in how much of a document was looked at for those who wait for that.
  mutating func notePulls(of path: String) {
    guard let pulls = documentPulls[path], !progress.isEmpty, let analysis = workspace.analysis(path) else { return }
    for pull in pulls { note(analysis.progress.done, of: analysis.progress.total, for: pull.id) }
  }

  /// Takes a request back, if it is not answered yet.
  mutating func cancelPull(_ id: RequestID) {
    for (path, waiting) in documentPulls where waiting.contains(where: { $0.id == id }) {
      documentPulls[path] = waiting.filter { $0.id != id }
      respond(to: id, .response(to: id, error: .cancelled))
    }
  }

  /// Other documents that are reported with one at the most.
  private static let relatedLimit = 8

  /// The reports of open documents that import a file, as far as the client has not the present ones.
  private mutating func relatedReports(of path: String) -> [(uri: DocumentURI, report: DocumentDiagnosticReport)] {
    guard client.capabilities.textDocument.diagnostic?.relatedDocumentSupport ?? false else { return [] }
    let others = workspace.project.importers(of: path).filter {
      $0 != path && documents[$0] != nil && !isReported($0)
    }
    var related: [(uri: DocumentURI, report: DocumentDiagnosticReport)] = []
    for other in others.sorted().prefix(Session.relatedLimit) {
      // What takes longer is pulled again on its own.
      guard analysePiece(of: other, for: 4) else { continue }
      let report = report(other, previous: told[other]?.id)
      if case .unchanged = report { continue }
      related.append((uri(of: other), report))
    }
    return related
  }

  /// The findings of a file that is in no folder of the client's, as it is on disk.
  private func reportOnDisk(_ path: String) -> DocumentDiagnosticReport {
    var workspace = workspace
    if workspace.load(path) != nil { return .full(resultId: nil, items: []) }
    return .full(resultId: nil, items: diagnostics(path, in: workspace))
  }
}

extension ResponseError {
  /// The answer to a request for diagnostics of a text that has changed since: the client is to ask again.
  static let serverCancelledPull = ResponseError(
    .serverCancelled, ResponseError.contentModified.message, data: ["retriggerRequest": true])
}
