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
    guard documents[path] != nil else { return answer(pull, of: path) }
    focus = path
    // What the client waits with asking is not the server's time.
    if let edit = edits[path] { edits[path] = max(edit, arrival) }
    documentPulls[path, default: []].append(pull)
    note(0, of: 1, for: pull.id)
    if workspace.isComplete(path) { answerPulls(of: path) } else { findings.insert(path) }
  }

  /// Answers the requests about a document that was looked at.
  mutating func answerPulls(of path: String) {
    for pull in documentPulls.removeValue(forKey: path) ?? [] {
      answer(pull, of: path, with: relatedFiles(of: path))
    }
  }

  /// Answers a request, with the reports of other files that the client has not; they are made beside everything else.
  private mutating func answer(_ pull: DocumentPull, of path: String, with related: [String] = []) {
    begin(
      BackgroundAnswer(pull.id, path: path, whenStale: .serverCancelled) { [self] in
        var session = self
        let report = isKnown(path) ? session.report(path, previous: pull.previous) : reportOnDisk(path)
        var others: [(uri: DocumentURI, report: DocumentDiagnosticReport)] = []
        for other in related {
          let report = session.report(other, previous: told[other]?.id)
          if case .unchanged = report { continue }
          others.append((uri(of: other), report))
        }
        let result = RelatedDocumentDiagnosticReport(report, relatedDocuments: others)
        let reports = ([path] + related).map {
          BackgroundAnswer.MadeReport(path: $0, revision: revisions[$0], told: session.told[$0])
        }
        return (.response(to: pull.id, result: result), .noteReports(reports))
      })
  }

  /// Takes in that the client has got reports, as far as nothing has changed since they were made.
  mutating func note(_ reports: [BackgroundAnswer.MadeReport]) {
    for report in reports where isKnown(report.path) && revisions[report.path] == report.revision {
      told[report.path] = report.told
      markReported(report.path)
    }
    if let first = reports.first { noteEditTold(first.path) }
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

  /// The open documents that import a file, and were looked at, as far as the client has not their present reports.
  private mutating func relatedFiles(of path: String) -> [String] {
    guard client.capabilities.textDocument.diagnostic?.relatedDocumentSupport ?? false else { return [] }
    let others = workspace.project.importers(of: path).filter {
      $0 != path && documents[$0] != nil && !isReported($0) && !awaits($0)
    }
    // What takes longer is pulled again on its own.
    return others.sorted().prefix(Session.relatedLimit).filter { analysePiece(of: $0, for: 4) }
  }

  /// The findings of a file that is in no folder of the client's, as it is on disk.
  private func reportOnDisk(_ path: String) -> DocumentDiagnosticReport {
    var workspace = workspace.withoutLeft
    if workspace.load(path) != nil { return .full(resultId: nil, items: []) }
    return .full(resultId: nil, items: diagnostics(path, in: workspace))
  }
}

extension ResponseError {
  /// The answer to a request for diagnostics of a text that has changed since: the client is to ask again.
  static let serverCancelledPull = ResponseError(
    .serverCancelled, ResponseError.contentModified.message, data: ["retriggerRequest": true])
}
