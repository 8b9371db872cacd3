public import JSONText

/// What a client can, as far as servers need to know. Read leniently: what is malformed is not supported.
public struct ClientCapabilities: Sendable {
  /// What concerns all messages.
  public var general: GeneralClientCapabilities = GeneralClientCapabilities()
  /// What the client can show.
  public var window: WindowClientCapabilities = WindowClientCapabilities()
  /// What it can do for the workspace.
  public var workspace: WorkspaceClientCapabilities = WorkspaceClientCapabilities()
  /// What it can do with documents.
  public var textDocument: TextDocumentClientCapabilities = TextDocumentClientCapabilities()
  /// What no specification knows.
  public var experimental: LSPAny = .null

  /// A client that names nothing of this.
  public init() {}
}

extension ClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    general = json.decodeIfPossible("general") ?? GeneralClientCapabilities()
    window = json.decodeIfPossible("window") ?? WindowClientCapabilities()
    workspace = json.decodeIfPossible("workspace") ?? WorkspaceClientCapabilities()
    textDocument = json.decodeIfPossible("textDocument") ?? TextDocumentClientCapabilities()
    experimental = json.decodeIfPossible("experimental") ?? .null
  }
}

/// What concerns all messages.
public struct GeneralClientCapabilities: Sendable {
  /// The ways to count characters that the client offers and that exist, best first; empty means UTF-16.
  public var positionEncodings: [PositionEncoding] = []

  /// A client that names nothing of this.
  public init() {}
}

extension GeneralClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    positionEncodings = json.knownElements("positionEncodings")
  }
}

/// What a client can show.
public struct WindowClientCapabilities: Sendable {
  /// Progress that the server starts.
  public var workDoneProgress: Bool = false
  /// Documents on the server's demand.
  public var showDocument: SupportClientCapabilities = SupportClientCapabilities()

  /// A client that names nothing of this.
  public init() {}
}

extension WindowClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    workDoneProgress = json.decodeIfPossible("workDoneProgress") ?? false
    showDocument = json.decodeIfPossible("showDocument") ?? SupportClientCapabilities()
  }
}

/// Something that is supported or not.
public struct SupportClientCapabilities: Sendable {
  /// Whether it is.
  public var support: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension SupportClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    support = json.decodeIfPossible("support") ?? false
  }
}

/// Whether a client asks again on demand.
public struct RefreshClientCapabilities: Sendable {
  /// Whether it does.
  public var refreshSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension RefreshClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    refreshSupport = json.decodeIfPossible("refreshSupport") ?? false
  }
}

/// Whether a message can be registered later on.
public struct DynamicRegistrationClientCapabilities: Sendable {
  /// Whether it can.
  public var dynamicRegistration: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension DynamicRegistrationClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    dynamicRegistration = json.decodeIfPossible("dynamicRegistration") ?? false
  }
}

/// What a client can do for the workspace.
public struct WorkspaceClientCapabilities: Sendable {
  /// `workspace/applyEdit`.
  public var applyEdit: Bool = false
  /// `workspace/configuration`.
  public var configuration: Bool = false
  /// Several folders.
  public var workspaceFolders: Bool = false
  /// Which edits it can make.
  public var workspaceEdit: WorkspaceEditClientCapabilities = WorkspaceEditClientCapabilities()
  /// `workspace/symbol`.
  public var symbol: ResolvingClientCapabilities = ResolvingClientCapabilities()
  /// News of settings.
  public var didChangeConfiguration: DynamicRegistrationClientCapabilities = DynamicRegistrationClientCapabilities()
  /// News of files.
  public var didChangeWatchedFiles: WatchedFilesClientCapabilities = WatchedFilesClientCapabilities()
  /// Asking for findings again.
  public var diagnostics: RefreshClientCapabilities = RefreshClientCapabilities()
  /// Asking for tokens again.
  public var semanticTokens: RefreshClientCapabilities = RefreshClientCapabilities()
  /// Documents whose texts the server has; nil: none.
  public var textDocumentContent: DynamicRegistrationClientCapabilities?
  /// Asking for hints again.
  public var inlayHint: RefreshClientCapabilities = RefreshClientCapabilities()

  /// A client that names nothing of this.
  public init() {}
}

extension WorkspaceClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    applyEdit = json.decodeIfPossible("applyEdit") ?? false
    configuration = json.decodeIfPossible("configuration") ?? false
    workspaceFolders = json.decodeIfPossible("workspaceFolders") ?? false
    workspaceEdit = json.decodeIfPossible("workspaceEdit") ?? WorkspaceEditClientCapabilities()
    symbol = json.decodeIfPossible("symbol") ?? ResolvingClientCapabilities()
    didChangeConfiguration = json.decodeIfPossible("didChangeConfiguration") ?? DynamicRegistrationClientCapabilities()
    didChangeWatchedFiles = json.decodeIfPossible("didChangeWatchedFiles") ?? WatchedFilesClientCapabilities()
    diagnostics = json.decodeIfPossible("diagnostics") ?? RefreshClientCapabilities()
    semanticTokens = json.decodeIfPossible("semanticTokens") ?? RefreshClientCapabilities()
    textDocumentContent = json.decodeIfPossible("textDocumentContent")
    inlayHint = json.decodeIfPossible("inlayHint") ?? RefreshClientCapabilities()
  }
}

/// How a client tells of files.
public struct WatchedFilesClientCapabilities: Sendable {
  /// Whether the server can register for it.
  public var dynamicRegistration: Bool = false
  /// Whether patterns may be relative to a folder.
  public var relativePatternSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension WatchedFilesClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    dynamicRegistration = json.decodeIfPossible("dynamicRegistration") ?? false
    relativePatternSupport = json.decodeIfPossible("relativePatternSupport") ?? false
  }
}

/// Which edits a client can make.
public struct WorkspaceEditClientCapabilities: Sendable {
  /// Edits of a certain version, and in an order.
  public var documentChanges: Bool = false
  /// What it can do with files: "create", "rename", "delete".
  public var resourceOperations: [String] = []
  /// Edits whose new text has places to fill in (LSP 3.18).
  public var snippetEditSupport: Bool = false
  /// Edits that belong to something that people see and may refuse.
  public var changeAnnotationSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension WorkspaceEditClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    documentChanges = json.decodeIfPossible("documentChanges") ?? false
    resourceOperations = json.knownElements("resourceOperations")
    snippetEditSupport = json.decodeIfPossible("snippetEditSupport") ?? false
    changeAnnotationSupport = json["changeAnnotationSupport"]?.kind == .object
  }
}
