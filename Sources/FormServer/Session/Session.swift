import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol
import SystemIO

/// What the server knows: the client, the settings, the open documents and the files around them.
///
/// Handlers change it and put what is to be sent into `outgoing`; nothing here reads or writes a stream.
struct Session: Sendable {
  /// How far the session has come.
  enum Phase: Sendable {
    /// Only `initialize` may come.
    case new
    /// Requests and notifications are handled.
    case running
    /// Only `exit` may come.
    case shutDown
  }

  /// What the server says of itself.
  let version: String?
  /// What time it is.
  let clock: ServerClock
  /// Whether a message may be waiting that was not taken in yet: long work makes way for it.
  let isAwaited: @Sendable () -> Bool
  /// How far the session has come.
  var phase = Phase.new
  /// With what the process ends, once the client has told it to.
  var exitCode: Int32?
  /// What the client has said of itself.
  var client = Client()
  /// What the user has set.
  var settings: ServerSettings
  /// The files: those that are open, those of the folders, and what they import.
  var workspace = Workspace()
  /// The open documents by path.
  var documents: [String: OpenDocument] = [:]
  /// The settings files that the client has open, by path.
  var settingsDocuments: [String: OpenSettings] = [:]
  /// The paths of open documents that are of no concern.
  var foreignDocuments: Set<String> = []
  /// Which suppressions of those are used.
  var suppressions = SettingsSuppressions()
  /// What searches of the client's folders leave out.
  var leftOut = LeftOutPaths()
  /// The path of the document that the user looks at: the one that the last message was about.
  var focus: String?
  /// The documents whose diagnostics are to be published.
  var findings: DiagnosticsQueue
  /// The number of each file's last change.
  var revisions: [String: Int] = [:]
  /// The number of the last change of each file that the client has a report of.
  var reported: [String: Int] = [:]
  /// What the client was last sent about each file that it asks about.
  var told: [String: ToldReport] = [:]
  /// The search for forms in the client's folders, while it goes on.
  var scan: FolderScan?
  /// How far that search is, as the client is shown it.
  var scanProgress: WorkProgress?
  /// How far the analysis of an open document is that takes long; nil where none does.
  var analysisProgress: AnalysisProgress?
  /// How far requests are that are not answered yet, as far as clients want to be told.
  var progress: [RequestProgress] = []
  /// How many requests were followed so: their number is a part of the names that the server gives.
  var followed = 0
  /// The folders that were looked into, as they looked then.
  var folderStamps: [String: FileStamp] = [:]
  /// Bytes of files that may still be read from disk while the message is handled; more are read beside everything else.
  var diskRoom = OpeningDocument.largest
  /// When the disk was looked at, in the clock's milliseconds; nil: not since the server had nothing to do.
  var lookedAtDisk: Double?
  /// The requests for the diagnostics of documents that are not answered yet, by path.
  var documentPulls: [String: [DocumentPull]] = [:]
  /// The requests for all diagnostics that are not answered yet.
  var pulls: [WorkspacePull] = []
  /// How much the client wants to be told of the server's work.
  var trace = TraceValue.off
  /// Whether lines for a log are made.
  var isLogging = false
  /// The lines of the log that were not taken yet.
  var logLines: [String] = []
  /// What there is to say of suggestions that are the same in every file.
  let completionTexts = CompletionTexts()
  /// The pages of forms that somebody looks at.
  var pictures = ShownPictures()
  /// The code that the client shows.
  var code = ShownCode()
  /// The answers that take long.
  var background: BackgroundAnswers
  /// The large documents that are being read.
  var openings = OpeningDocuments()
  /// What is found out beside the analysis of the document that was opened last; nil where that is done.
  var lookAhead: LookAhead?
  /// The piece of an analysis that is worked out beside everything else.
  var longPiece: LongPiece?
  /// When the message came that is handled, in the clock's milliseconds.
  var arrival = 0.0
  /// Whether a later change of the document that the message is about waits.
  private(set) var isFollowed = false
  /// Whether other messages wait behind the one that is handled.
  private(set) var hasFollowers = false
  /// When the edits came whose diagnostics the client has not got yet.
  var edits: [String: Double] = [:]
  /// Milliseconds from the last edit's coming to its diagnostics' going.
  var lastEditMilliseconds: Double?
  /// What was closed, or is newer in an editor, may have left memory that can be given back.
  var releasesMemory = false
  /// What is to be sent, in order.
  var outgoing: [OutgoingMessage] = []
  /// What the client has been asked and has not answered.
  private var questions: [RequestID: PendingRequest] = [:]
  private var questionCount: Int64 = 0

  /// A session before its first message; `patience` is that of `BackgroundAnswers`.
  init(version: String?, clock: ServerClock, patience: Int?, isAwaited: @escaping @Sendable () -> Bool) {
    background = BackgroundAnswers(patience: patience)
    if patience != nil { workspace.mostImportBytes = OpeningDocument.largest }
    self.version = version
    self.isAwaited = isAwaited
    self.clock = clock
    settings = ServerSettings(clock)
    findings = DiagnosticsQueue(session: String(UInt64(max(0, clock.date()) * 1_000), radix: 36))
  }

  /// Handles a message; what it leads to is in `outgoing`.
  ///
  /// - Parameter hasFollowers: whether others wait behind it.
  mutating func receive(_ item: Inbox.Item, hasFollowers: Bool) {
    self.hasFollowers = hasFollowers
    arrival = item.arrival
    diskRoom = OpeningDocument.largest
    isFollowed = item.isStale
    switch item.message {
    case .request(let id, let method, let params):
      if phase == .running { lookAtDisk() }
      answer(id, method, params, item)
    case .notification(let method, let params): handle(method, params)
    case .response(let id, let result):
      if let id, let question = questions.removeValue(forKey: id) { question.answered(result, &self) }
    case .invalid(let id, let error): outgoing.append(.response(to: id, error: error))
    }
  }

  /// Asks the client something.
  mutating func ask<Request: ServerRequest>(_ type: Request.Type, _ params: Request.Params, _ question: PendingRequest)
  {
    questionCount += 1
    questions[.integer(questionCount)] = question
    outgoing.append(.request(type, id: .integer(questionCount), params))
  }

  /// Sends a notification to the client.
  mutating func notify<Notification: ServerNotification>(_ type: Notification.Type, _ params: Notification.Params) {
    outgoing.append(.notification(type, params))
  }

  /// Writes a line to the client's log.
  mutating func log(_ type: MessageType, _ message: String) {
    notify(LogMessageNotification.self, LogMessageParams(type: type, message: message))
  }
}
