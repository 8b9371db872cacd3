import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Chunks that are analysed between two looks at the clock.
  private static let chunksTogether = 16
  /// Milliseconds of idle work after which it is looked for messages.
  static let pieceLength = 4.0
  /// Milliseconds after which what is known of a file is told before the rest is.
  private static let patience = 250.0
  /// The same after an edit that concerns so many chunks: what is known of the others is of before.
  private static let (patienceOfEdit, manyChunks) = (12.0, 2_000)

  /// Takes one step to tell findings, or that there are others to ask for; gives whether there was anything to do.
  ///
  /// They are made in several steps and sent in the last, so that what has come meanwhile can make them obsolete, or be
  /// answered before: a client asks for completion right behind an edit.
  mutating func publishNextDiagnostics() -> Bool {
    if publishNextSettings() { return true }
    if let path = analysisProgress?.path, documents[path] == nil { endAnalysis() }
    findings.giveWay(to: focus)
    if let (path, stage) = findings.takePrepared(), let document = documents[path] {
      if awaits(path) { findings.postpone(path) } else { advance(from: stage, path, document) }
      return true
    }
    guard let path = findings.popFirst(preferring: focus), documents[path] != nil else {
      return requestRefresh()
    }
    // Of what is being read, or sees what is, the findings are told when that is there.
    if awaits(path) {
      findings.postpone(path)
      return true
    }
    let now = clock.milliseconds()
    findings.prepare(.analysing(since: now, told: now), of: path)
    return true
  }

  private mutating func advance(from stage: DiagnosticsQueue.Stage, _ path: String, _ document: OpenDocument) {
    switch stage {
    case .analysing(let since, let told): analyse(path, document, since: since, told: told)
    case .telling(let since, let work):
      guard let message = take(work) else { return findings.prepare(stage, of: path) }
      outgoing.append(message)
      findings.prepare(.analysing(since: since, told: clock.milliseconds()), of: path)
    case .writing(let work):
      guard let message = take(work) else { return findings.prepare(stage, of: path) }
      outgoing.append(message)
      noteEditTold(path)
    }
  }

  /// For so many milliseconds a message is waited for before others have their turn.
  private static let messagePatience = 2.0

  private func take(_ work: WorkBeside<OutgoingMessage>) -> OutgoingMessage? {
    work.take(within: background.patience == nil ? .infinity : Session.messagePatience)
  }

  /// Puts what is known of a document in words, beside everything else: it may be much.
  private func writing(_ path: String, _ document: OpenDocument) -> WorkBeside<OutgoingMessage> {
    WorkBeside { [self] _ in
      // The version goes to all clients: to those that do not look at it, it does no harm.
      let params = PublishDiagnosticsParams(
        uri: document.uri, version: document.version, diagnostics: diagnostics(path))
      return .notification(PublishDiagnosticsNotification.self, params)
    }
  }

  /// Looks at a piece of a file; where that takes long, what is known is told before the rest is.
  private mutating func analyse(_ path: String, _ document: OpenDocument, since: Double, told: Double) {
    let isComplete = analysePiece(of: path)
    notePulls(of: path)
    if isComplete { endLookAhead(of: path) }
    if isComplete { endAnalysis() } else if !client.pullsDiagnostics { tellAnalysis(of: path, since: since) }
    // A client to which findings are pushed may ask for them all the same.
    if isComplete { answerPulls(of: path) }
    if client.pullsDiagnostics {
      if !isComplete { findings.prepare(.analysing(since: since, told: told), of: path) }
    } else if isComplete {
      findings.prepare(.writing(writing(path, document)), of: path)
    } else if clock.milliseconds() - told > patience(path, isFirst: told == since),
      told == since || !isNarrowing(path)
    {
      findings.prepare(.telling(since: since, writing(path, document)), of: path)
    } else {
      findings.prepare(.analysing(since: since, told: told), of: path)
    }
  }

  private func patience(_ path: String, isFirst: Bool) -> Double {
    guard isFirst, edits[path] != nil, let (done, total) = workspace.analysis(path)?.progress,
      total - done >= Session.manyChunks
    else { return Session.patience }
    return Session.patienceOfEdit
  }

  /// Whether some of what was told of a file would be taken back, to come again.
  private func isNarrowing(_ path: String) -> Bool { workspace.analysis(path)?.isNarrowing ?? false }

  /// Looks at chunks of a file that wait for it, for some milliseconds; gives whether none is left.
  mutating func analysePiece(of path: String, for milliseconds: Double = Session.pieceLength) -> Bool {
    let start = clock.milliseconds()
    let isWanted = isWanted
    repeat {
      if background.patience != nil, workspace.isNextLong(path) {
        let left = milliseconds - (clock.milliseconds() - start)
        guard analyseBeside(path, within: max(0, left)) else { return false }
      } else if !workspace.analyseNext(path, atMost: Session.chunksTogether, until: isWanted) {
        return true
      }
      if isAwaited() { return false }
    } while clock.milliseconds() - start <= milliseconds
    return workspace.isComplete(path)
  }

  /// Looks at a long chunk of a file beside everything else; gives whether that was done after so many milliseconds.
  private mutating func analyseBeside(_ path: String, within milliseconds: Double) -> Bool {
    guard let analysis = workspace.analysis(path) else { return true }
    let piece = longPiece ?? LongPiece(analysis, of: path)
    longPiece = piece
    // Of what was begun for another text the end is awaited, so that one is worked out at a time.
    let isOurs = piece.path == path && piece.state == analysis.state
    if !isOurs { piece.work.abandon() }
    guard let found = piece.work.take(within: milliseconds) else { return false }
    longPiece = nil
    if isOurs { workspace.adopt(found, of: path) }
    return isOurs
  }

  /// Whether long work is to make way: for a message, or for telling that a request takes long.
  private var isWanted: @Sendable () -> Bool {
    guard let due = progressIsDue else { return isAwaited }
    return { [isAwaited, clock] in isAwaited() || clock.milliseconds() > due }
  }

  /// Milliseconds that an answer waits for findings that are not made yet.
  private static let answerPatience = 30.0

  /// Looks at a part of a document, and, as far as there is time, at the rest, for an answer that needs its findings.
  mutating func analyse(_ uri: DocumentURI, preferring range: LSPRange) {
    let path = client.path(of: uri)
    guard !workspace.isComplete(path), let document = workspace.analysis(path)?.file.document else { return }
    workspace.prefer(document.range(of: range, client.encoding), of: path)
    _ = analysePiece(of: path, for: Session.answerPatience)
  }

  /// Has the client ask again for what changes of other files have made obsolete; while folders are searched, not for each
  /// file that is found.
  private mutating func requestRefresh() -> Bool {
    guard findings.needsRefresh, !findings.isRefreshing, scan == nil else { return false }
    findings.needsRefresh = false
    let refreshesHints = client.capabilities.workspace.inlayHint.refreshSupport
    if refreshesHints { ask(InlayHintRefreshRequest.self, NoParams(), .hints) }
    guard client.pullsDiagnostics else { return refreshesHints }
    findings.isRefreshing = true
    ask(DiagnosticRefreshRequest.self, NoParams(), .refresh)
    return true
  }
}
