import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol

/// What the server knows: the client, the settings, the open documents and the files around them.
///
/// Handlers change it and put what is to be sent into `outgoing`; nothing here reads or writes a stream.
struct Session: Sendable {
  /// How far the session has come.
  enum Phase: Sendable {
    /// Only `initialize` may come.
    case new
    case running
    /// Only `exit` may come.
    case shutDown
  }

  /// What the server says of itself.
  let version: String?
  let clock: ServerClock
  var phase = Phase.new
  var exitCode: Int32?
  var client = Client()
  var settings = Settings()
  var workspace = Workspace()
  /// The open documents by path.
  var documents: [String: OpenDocument] = [:]
  /// The path of the document that the user looks at: the one that the last message was about.
  var focus: String?
  var findings = DiagnosticsQueue()
  /// What was closed may have left memory that can be given back.
  var releasesMemory = false
  var outgoing: [OutgoingMessage] = []
  /// What the client has been asked and has not answered.
  private var questions: [RequestID: PendingRequest] = [:]
  private var questionCount: Int64 = 0

  init(version: String?, clock: ServerClock) {
    self.version = version
    self.clock = clock
  }

  /// Handles a message; what it leads to is in `outgoing`.
  mutating func receive(_ item: Inbox.Item) {
    switch item.message {
    case .request(let id, let method, let params): answer(id, method, params, item)
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

  mutating func notify<Notification: ServerNotification>(_ type: Notification.Type, _ params: Notification.Params) {
    outgoing.append(.notification(type, params))
  }

  /// Writes a line to the client's log.
  mutating func log(_ type: MessageType, _ message: String) {
    notify(LogMessageNotification.self, LogMessageParams(type: type, message: message))
  }
}

/// What the client has been asked.
enum PendingRequest: Sendable {
  case registration
  case configuration
  case refresh

  /// Takes in the answer; clients that cannot answer say so with errors, which change nothing.
  func answered(_ result: Result<JSONValue, ResponseError>, _ session: inout Session) {
    switch self {
    case .registration: break
    case .configuration:
      if case .success(let values) = result, let first = values.elements?.first(where: { _ in true }) {
        session.update(Settings(first))
      }
    case .refresh: session.findings.isRefreshing = false
    }
  }
}
