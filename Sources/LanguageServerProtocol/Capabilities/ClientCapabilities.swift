public import JSONText

/// What the client announces in `initialize`, as far as this server asks. Read leniently: what is malformed is not
/// supported.
public struct ClientCapabilities: Sendable {
  /// Capabilities that concern all messages.
  public var general: GeneralClientCapabilities = GeneralClientCapabilities()
  /// Capabilities of the client's windows.
  public var window: WindowClientCapabilities = WindowClientCapabilities()
  /// Capabilities for the workspace.
  public var workspace: WorkspaceClientCapabilities = WorkspaceClientCapabilities()
  /// Capabilities for documents.
  public var textDocument: TextDocumentClientCapabilities = TextDocumentClientCapabilities()
  /// Capabilities that LSP does not specify.
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

/// The client's capabilities that concern all messages.
public struct GeneralClientCapabilities: Sendable {
  /// The encodings that the client offers, best first, without unknown ones; empty means UTF-16.
  public var positionEncodings: [PositionEncoding] = []

  /// A client that names nothing of this.
  public init() {}
}

extension GeneralClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    positionEncodings = json.knownElements("positionEncodings")
  }
}

/// The client's capabilities of its windows.
public struct WindowClientCapabilities: Sendable {
  /// Whether `window/workDoneProgress/create` is supported.
  public var workDoneProgress: Bool = false
  /// `window/showDocument`.
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

/// A capability with one member, such as LSP's `ShowDocumentClientCapabilities`.
public struct SupportClientCapabilities: Sendable {
  /// Whether the client supports it.
  public var support: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension SupportClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    support = json.decodeIfPossible("support") ?? false
  }
}

/// Whether the server may have the client ask again, such as LSP's `DiagnosticWorkspaceClientCapabilities`.
public struct RefreshClientCapabilities: Sendable {
  /// Whether the request `…/refresh` is supported.
  public var refreshSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension RefreshClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    refreshSupport = json.decodeIfPossible("refreshSupport") ?? false
  }
}

/// Whether the server may register for a message after `initialize`.
public struct DynamicRegistrationClientCapabilities: Sendable {
  /// Whether `client/registerCapability` is supported for it.
  public var dynamicRegistration: Bool = false

  /// A client that names nothing of this.
  public init() {}
}

extension DynamicRegistrationClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
    dynamicRegistration = json.decodeIfPossible("dynamicRegistration") ?? false
  }
}

/// The client's capabilities for the workspace.
public struct WorkspaceClientCapabilities: Sendable {
  /// `workspace/configuration`.
  public var configuration: Bool = false
  /// Whether the client has several workspace folders.
  public var workspaceFolders: Bool = false
  /// What workspace edits may have.
  public var workspaceEdit: WorkspaceEditClientCapabilities = WorkspaceEditClientCapabilities()
  /// `workspace/symbol`.
  public var symbol: ResolvingClientCapabilities = ResolvingClientCapabilities()
  /// `workspace/didChangeConfiguration`.
  public var didChangeConfiguration: DynamicRegistrationClientCapabilities = DynamicRegistrationClientCapabilities()
  /// `workspace/didChangeWatchedFiles`.
  public var didChangeWatchedFiles: WatchedFilesClientCapabilities = WatchedFilesClientCapabilities()
  /// `workspace/diagnostic/refresh`.
  public var diagnostics: RefreshClientCapabilities = RefreshClientCapabilities()
  /// `workspace/semanticTokens/refresh`.
  public var semanticTokens: RefreshClientCapabilities = RefreshClientCapabilities()
  /// `workspace/textDocumentContent` (LSP 3.18); nil where the client lacks it.
  public var textDocumentContent: DynamicRegistrationClientCapabilities?
  /// `workspace/inlayHint/refresh`.
  public var inlayHint: RefreshClientCapabilities = RefreshClientCapabilities()

  /// A client that names nothing of this.
  public init() {}
}

extension WorkspaceClientCapabilities: JSONDecodable {
  public init(_ json: JSONValue) {
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

/// How the client tells of changes of files: LSP's `DidChangeWatchedFilesClientCapabilities`.
public struct WatchedFilesClientCapabilities: Sendable {
  /// Whether the server may register for `workspace/didChangeWatchedFiles`.
  public var dynamicRegistration: Bool = false
  /// Whether a watcher's pattern may be relative to a folder (`RelativePattern`).
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

/// What workspace edits may have.
public struct WorkspaceEditClientCapabilities: Sendable {
  /// Whether they may have `documentChanges`, which are ordered and versioned.
  public var documentChanges: Bool = false
  /// The operations on files that they may have: "create", "rename", "delete".
  public var resourceOperations: [String] = []
  /// Whether their new text may be a snippet (LSP 3.18).
  public var snippetEditSupport: Bool = false
  /// Whether edits may refer to change annotations.
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
