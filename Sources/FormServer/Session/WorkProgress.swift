import FormLint
import FormWorkspace
import LanguageServerProtocol

/// How far a work is that may take long: told once it has taken long, and then not too often.
struct WorkProgress: Sendable {
  /// Milliseconds after which a work is told.
  static let patience = 300.0
  /// Milliseconds between two steps that are told.
  static let interval = 100.0

  /// What has been told.
  enum Stage: Sendable {
    /// Nothing: the work has not taken long yet.
    case nothing
    /// The client has been asked for a progress.
    case asked
    /// The beginning, so that the end has to be told too.
    case begun
  }

  /// What the client knows the work by.
  let token: ProgressToken
  /// What people read.
  let title: String
  /// Whether the client made the name up with its request, so that it need not be asked.
  let isOfRequest: Bool
  /// How much of it has been told.
  var stage = Stage.nothing
  /// When the work began, in the clock's milliseconds.
  let began: Double
  /// When the work was told last, in the clock's milliseconds.
  var told: Double

  /// A work that begins now.
  init(_ title: String, token: ProgressToken, isOfRequest: Bool, at now: Double) {
    self.title = title
    self.token = token
    self.isOfRequest = isOfRequest
    began = now
    told = now
  }
}

/// The analysis of an open document that no request waits for.
struct AnalysisProgress: Sendable {
  /// The document's path.
  let path: String
  /// What is told of it.
  var work: WorkProgress?

  /// An analysis that began at a moment of the clock.
  init(path: String, at began: Double) {
    self.path = path
    work = WorkProgress(
      "Checking the form definition", token: .string("formdef/analysis"), isOfRequest: false, at: began)
  }
}

extension Session {
  /// Tells how far a work is, if it is time to.
  mutating func tell(_ progress: inout WorkProgress?, percentage: UInt32?) {
    guard var work = progress else { return }
    let now = clock.milliseconds()
    switch work.stage {
    case .nothing where now - work.began > WorkProgress.patience:
      if work.isOfRequest {
        work.stage = .begun
        work.told = now
        send(work.token, .begin(WorkDoneProgressBegin(title: work.title, percentage: percentage)))
      } else if client.capabilities.window.workDoneProgress {
        work.stage = .asked
        ask(WorkDoneProgressCreateRequest.self, WorkDoneProgressCreateParams(token: work.token), .progress(work.token))
      }
    case .begun where percentage != nil && now - work.told > WorkProgress.interval:
      work.told = now
      send(work.token, .report(WorkDoneProgressReport(percentage: percentage)))
    default: break
    }
    progress = work
  }

  /// Tells that a work is done, if it was told that it began.
  mutating func end(_ progress: inout WorkProgress?) {
    if let work = progress, work.stage == .begun { send(work.token, .end(WorkDoneProgressEnd())) }
    progress = nil
  }

  /// The client shows a progress that it was asked for.
  mutating func showProgress(_ token: ProgressToken) {
    var work = scanProgress
    show(&work, token, percentage: scan?.percentage)
    scanProgress = work
    if var analysis = analysisProgress {
      show(&analysis.work, token, percentage: percentage(of: analysis.path))
      analysisProgress = analysis
    }
    for index in progress.indices {
      var request = progress[index]
      show(&request.work, token, percentage: request.percentage)
      progress[index] = request
    }
  }

  private mutating func show(_ progress: inout WorkProgress?, _ token: ProgressToken, percentage: UInt32?) {
    guard var work = progress, work.token == token, work.stage == .asked else { return }
    work.stage = .begun
    work.told = clock.milliseconds()
    send(token, .begin(WorkDoneProgressBegin(title: work.title, percentage: percentage)))
    progress = work
  }

  // MARK: Analyses

  /// Tells how far the analysis of an open document is, where it takes long.
  mutating func tellAnalysis(of path: String, since: Double) {
    if analysisProgress?.path != path { endAnalysis() }
    var analysis = analysisProgress ?? AnalysisProgress(path: path, at: since)
    tell(&analysis.work, percentage: percentage(of: path))
    analysisProgress = analysis
  }

  /// Tells that an analysis is done, or is of no use any more.
  mutating func endAnalysis() {
    guard var analysis = analysisProgress else { return }
    analysisProgress = nil
    end(&analysis.work)
  }

  private func percentage(of path: String) -> UInt32? {
    guard let (done, total) = workspace.analysis(path)?.progress, total > 0 else { return nil }
    return UInt32(clamping: done * 100 / total)
  }

  /// Sends a step of a progress, or a part of an answer.
  mutating func send(_ token: ProgressToken, _ value: ProgressValue) {
    notify(ProgressNotification.self, ProgressParams(token: token, value: value))
  }
}
