import JSONText
import LanguageServerProtocol

/// A request that the server answers; one file each in `Requests`.
protocol RequestHandler: ClientRequest, SendableMetatype {
  /// What is answered where a later change of the document waits already.
  static var whenStale: WhenStale { get }
  /// The result of the request; the handler changes the session as the request demands.
  static func answer(_ params: Params, _ session: inout Session) throws(ResponseError) -> Result
}

/// A request whose answer may take long, so that clients can be told how far it is.
protocol FollowedRequestHandler: ClientRequest, SendableMetatype {
  /// What people read while they wait.
  static var title: String { get }
}

/// A request that is answered later, in pieces between messages; one file each in `Requests`.
protocol DeferredRequestHandler: FollowedRequestHandler {
  /// What is answered where a later change of the document waits already.
  static var whenStale: WhenStale { get }
  /// Takes the request in; whatever does the work answers it.
  static func begin(_ id: RequestID, _ params: Params, _ session: inout Session)
}

/// A request whose answer is worked out on a thread of its own where it takes long, so that others are answered meanwhile;
/// one file each in `Requests`.
protocol BackgroundRequestHandler: FollowedRequestHandler where Params: Sendable, Result: Sendable {
  /// What works the answer out, of nothing but values, or says why there is none.
  typealias Work = @Sendable () throws(ResponseError) -> Result
  /// What is answered where the document changes before the answer is there.
  static var whenStale: WhenStale { get }
  /// Whether the answer is a part only as long as forms of the client's folders are not known.
  static func needsAllFiles(for client: Client) -> Bool
  /// The document that the request is about; nil: it is about all.
  static func document(of params: Params) -> DocumentURI?
  /// Takes out of the session what the answer is worked out of.
  static func work(_ params: Params, _ session: inout Session) throws(ResponseError) -> Work
}

extension BackgroundRequestHandler {
  /// An answer about a text that has changed since is of no use.
  static var whenStale: WhenStale { .contentModified }
  /// Most are about one file and what it imports.
  static func needsAllFiles(for client: Client) -> Bool { false }
}

extension RequestHandler {
  /// An answer about a text that has changed since is of no use: `ContentModified` (LSP 3.17, "Implementation
  /// Considerations").
  static var whenStale: WhenStale { .contentModified }
}

extension DeferredRequestHandler {
  /// The request is taken in all the same, since its answer is made later.
  static var whenStale: WhenStale { .answered }
}

/// A notification that the server handles; one file each in `Notifications`.
protocol NotificationHandler: ClientNotification, SendableMetatype {
  /// Does what the notification demands.
  static func handle(_ params: Params, _ session: inout Session)
  /// Applies what can be applied of parameters that are not as they should be.
  static func handleMalformed(_ params: JSONValue, _ session: inout Session)
}

extension NotificationHandler {
  /// Does nothing.
  static func handleMalformed(_ params: JSONValue, _ session: inout Session) {}
}

extension Session {
  /// Answers a request, or begins to; an error goes to the client as the response.
  mutating func answer(_ id: RequestID, _ method: String, _ params: JSONValue?, _ item: Inbox.Item) {
    do throws(ResponseError) {
      try check(method)
      guard !item.isCancelled else { throw .cancelled }
      if let request = Session.deferredRequests[method] {
        if item.isStale { try refuseStale(request.whenStale) }
        follow(id, request.title, params)
        return try begin(request, id, params)
      }
      if let request = Session.backgroundRequests[method] {
        if item.isStale { try refuseStale(request.whenStale) }
        follow(id, request.title, params)
        return try begin(request, id, params)
      }
      guard let request = Session.requests[method] else { throw .methodNotFound(method) }
      if item.isStale { try refuseStale(request.whenStale) }
      try answer(request, id, params)
    } catch {
      respond(to: id, .response(to: id, error: error))
    }
  }

  /// Whether a request may come now.
  private func check(_ method: String) throws(ResponseError) {
    let isInitialize = method == InitializeRequest.method
    switch phase {
    case .new where !isInitialize: throw ResponseError(.serverNotInitialized, "\(method) came before initialize")
    case .running where isInitialize: throw ResponseError(.invalidRequest, "initialize came a second time")
    case .shutDown: throw ResponseError(.invalidRequest, "\(method) came after shutdown")
    default: break
    }
  }

  private func refuseStale(_ rule: WhenStale) throws(ResponseError) {
    if let error = rule.error { throw error }
  }

  private mutating func answer<Request: RequestHandler>(
    _ request: Request.Type, _ id: RequestID, _ json: JSONValue?
  ) throws(ResponseError) {
    let result = try Request.answer(try Request.params(from: json), &self)
    outgoing.append(.response(to: id, result: result))
  }

  private mutating func begin<Request: DeferredRequestHandler>(
    _ request: Request.Type, _ id: RequestID, _ json: JSONValue?
  ) throws(ResponseError) {
    Request.begin(id, try Request.params(from: json), &self)
  }

  /// Handles a notification; before `initialize` and after `shutdown`, all but `exit` are dropped (LSP 3.17).
  mutating func handle(_ method: String, _ params: JSONValue?) {
    if method == ExitNotification.method {
      exitCode = phase == .shutDown ? 0 : 1
    } else if phase == .running {
      if let notification = Session.notifications[method] {
        handle(notification, params)
      } else if !method.hasPrefix("$/") {
        let isRequest = Session.requestMethods.contains(method)
        log(.warning, isRequest ? "\(method) came without an id" : "unknown notification '\(method)'")
      }
    }
  }

  private mutating func handle<Notification: NotificationHandler>(_ notification: Notification.Type, _ json: JSONValue?)
  {
    let params: Notification.Params
    do throws(ResponseError) {
      params = try Notification.params(from: json)
    } catch {
      log(.warning, error.message)
      if let json { Notification.handleMalformed(json, &self) }
      return
    }
    Notification.handle(params, &self)
  }

  /// All requests by method.
  private static let requests: [String: any RequestHandler.Type] = byMethod([
    ColorPresentationRequest.self,
    DocumentLinkResolveRequest.self,
    InitializeRequest.self,
    ShutdownRequest.self,
    StatusRequest.self,
    WorkspaceSymbolResolveRequest.self,
  ])

  /// All requests that are answered later, by method.
  private static let deferredRequests: [String: any DeferredRequestHandler.Type] = [
    DocumentDiagnosticRequest.method: DocumentDiagnosticRequest.self,
    ExecuteCommandRequest.method: ExecuteCommandRequest.self,
    PreviewRequest.method: PreviewRequest.self,
    WorkspaceDiagnosticRequest.method: WorkspaceDiagnosticRequest.self,
  ]

  /// All requests whose answers may take long, by method.
  static let backgroundRequests: [String: any BackgroundRequestHandler.Type] = [
    CodeActionRequest.method: CodeActionRequest.self,
    CodeActionResolveRequest.method: CodeActionResolveRequest.self,
    CodeLensRequest.method: CodeLensRequest.self,
    CompletionRequest.method: CompletionRequest.self,
    CompletionResolveRequest.method: CompletionResolveRequest.self,
    DeclarationRequest.method: DeclarationRequest.self,
    DefinitionRequest.method: DefinitionRequest.self,
    DocumentColorRequest.method: DocumentColorRequest.self,
    DocumentFormattingRequest.method: DocumentFormattingRequest.self,
    DocumentHighlightRequest.method: DocumentHighlightRequest.self,
    DocumentLinkRequest.method: DocumentLinkRequest.self,
    DocumentOnTypeFormattingRequest.method: DocumentOnTypeFormattingRequest.self,
    DocumentRangeFormattingRequest.method: DocumentRangeFormattingRequest.self,
    DocumentRangesFormattingRequest.method: DocumentRangesFormattingRequest.self,
    DocumentSymbolRequest.method: DocumentSymbolRequest.self,
    FoldingRangeRequest.method: FoldingRangeRequest.self,
    GeneratedCodeRequest.method: GeneratedCodeRequest.self,
    HoverRequest.method: HoverRequest.self,
    ImplementationRequest.method: ImplementationRequest.self,
    InlayHintRequest.method: InlayHintRequest.self,
    InlayHintResolveRequest.method: InlayHintResolveRequest.self,
    PrepareRenameRequest.method: PrepareRenameRequest.self,
    ReferencesRequest.method: ReferencesRequest.self,
    RenameRequest.method: RenameRequest.self,
    SelectionRangeRequest.method: SelectionRangeRequest.self,
    SemanticTokensDeltaRequest.method: SemanticTokensDeltaRequest.self,
    SemanticTokensRangeRequest.method: SemanticTokensRangeRequest.self,
    SemanticTokensRequest.method: SemanticTokensRequest.self,
    SignatureHelpRequest.method: SignatureHelpRequest.self,
    TextDocumentContentRequest.method: TextDocumentContentRequest.self,
    WillRenameFilesRequest.method: WillRenameFilesRequest.self,
    WorkspaceSymbolRequest.method: WorkspaceSymbolRequest.self,
  ]

  /// The methods of all requests, sorted.
  static let requestMethods = (Array(requests.keys) + deferredRequests.keys + backgroundRequests.keys).sorted()

  /// All notifications by method. `$/cancelRequest` has been heeded where the messages wait.
  private static let notifications: [String: any NotificationHandler.Type] = byMethod([
    CancelRequestNotification.self,
    DidChangeConfigurationNotification.self,
    DidChangeTextDocumentNotification.self,
    DidChangeWatchedFilesNotification.self,
    DidChangeWorkspaceFoldersNotification.self,
    DidCloseTextDocumentNotification.self,
    DidOpenTextDocumentNotification.self,
    DidSaveTextDocumentNotification.self,
    InitializedNotification.self,
    SetTraceNotification.self,
    WillSaveTextDocumentNotification.self,
    WorkDoneProgressCancelNotification.self,
  ])

  private static func byMethod(_ types: [any RequestHandler.Type]) -> [String: any RequestHandler.Type] {
    Dictionary(types.map { ($0.method, $0) }) { $1 }
  }

  private static func byMethod(_ types: [any NotificationHandler.Type]) -> [String: any NotificationHandler.Type] {
    Dictionary(types.map { ($0.method, $0) }) { $1 }
  }
}
