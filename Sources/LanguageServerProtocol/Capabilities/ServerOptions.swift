public import JSONText

/// How `textDocument/didChange` tells of changes.
public enum TextDocumentSyncKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// By the whole text.
  case full = 1
  /// By ranges and their new texts.
  case incremental = 2
}

/// What `textDocument/didSave` has.
public struct SaveOptions: Sendable {
  /// Whether it has the text.
  public var includeText: Bool?

  /// The notification is wanted; what is nil is left out of the JSON.
  public init(includeText: Bool? = nil) { self.includeText = includeText }
}

extension SaveOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("includeText", includeText)
    }
  }
}

/// The notifications about documents that the server wants.
public struct TextDocumentSyncOptions: Sendable {
  /// Whether it wants `textDocument/didOpen` and `textDocument/didClose`.
  public var openClose: Bool?
  /// How `textDocument/didChange` tells of changes; nil: it is not wanted.
  public var change: TextDocumentSyncKind?
  /// Whether it wants `textDocument/willSave`.
  public var willSave: Bool?
  /// Whether it answers `textDocument/willSaveWaitUntil`.
  public var willSaveWaitUntil: Bool?
  /// What `textDocument/didSave` has; nil: it is not wanted.
  public var save: SaveOptions?

  /// The notifications that the server wants; those that are nil are left out of the JSON.
  public init(
    openClose: Bool? = nil, change: TextDocumentSyncKind? = nil, willSave: Bool? = nil, willSaveWaitUntil: Bool? = nil,
    save: SaveOptions? = nil
  ) {
    self.openClose = openClose
    self.change = change
    self.willSave = willSave
    self.willSaveWaitUntil = willSaveWaitUntil
    self.save = save
  }
}

extension TextDocumentSyncOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("openClose", openClose)
      $0.member("change", change)
      $0.member("willSave", willSave)
      $0.member("willSaveWaitUntil", willSaveWaitUntil)
      $0.member("save", save)
    }
  }
}

/// What the server reads of completion items.
public struct CompletionItemOptions: Sendable {
  /// Whether it reads label details when an item is resolved.
  public var labelDetailsSupport: Bool?

  /// What the server can read; nil is left out of the JSON.
  public init(labelDetailsSupport: Bool? = nil) {
    self.labelDetailsSupport = labelDetailsSupport
  }
}

extension CompletionItemOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("labelDetailsSupport", labelDetailsSupport)
    }
  }
}

/// The server's options for `textDocument/completion`.
public struct CompletionOptions: Sendable {
  /// Characters that make the client ask, besides those of words.
  public var triggerCharacters: [String]?
  /// Characters that commit any item that has none of its own.
  public var allCommitCharacters: [String]?
  /// Whether the server answers `completionItem/resolve`.
  public var resolveProvider: Bool?
  /// What the server reads of items.
  public var completionItem: CompletionItemOptions?

  /// Options of completion; those that are nil are left out of the JSON.
  public init(
    triggerCharacters: [String]? = nil, allCommitCharacters: [String]? = nil, resolveProvider: Bool? = nil,
    completionItem: CompletionItemOptions? = nil
  ) {
    self.triggerCharacters = triggerCharacters
    self.allCommitCharacters = allCommitCharacters
    self.resolveProvider = resolveProvider
    self.completionItem = completionItem
  }
}

extension CompletionOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("triggerCharacters", triggerCharacters)
      $0.member("allCommitCharacters", allCommitCharacters)
      $0.member("resolveProvider", resolveProvider)
      $0.member("completionItem", completionItem)
    }
  }
}

/// The server's options for `textDocument/codeAction`.
public struct CodeActionOptions: Sendable {
  /// The kinds that the server may return.
  public var codeActionKinds: [CodeActionKind]?
  /// Whether the server answers `codeAction/resolve`.
  public var resolveProvider: Bool?
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool?

  /// Options of code actions; those that are nil are left out of the JSON.
  public init(
    codeActionKinds: [CodeActionKind]? = nil, resolveProvider: Bool? = nil, workDoneProgress: Bool? = nil
  ) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
    self.workDoneProgress = workDoneProgress
  }
}

extension CodeActionOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("codeActionKinds", codeActionKinds)
      $0.member("resolveProvider", resolveProvider)
      $0.member("workDoneProgress", workDoneProgress)
    }
  }
}

/// The server's options for `textDocument/rename`.
public struct RenameOptions: Sendable {
  /// Whether the server answers `textDocument/prepareRename`.
  public var prepareProvider: Bool?
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool?

  /// Options of renames; those that are nil are left out of the JSON.
  public init(prepareProvider: Bool? = nil, workDoneProgress: Bool? = nil) {
    self.prepareProvider = prepareProvider
    self.workDoneProgress = workDoneProgress
  }
}

extension RenameOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("prepareProvider", prepareProvider)
      $0.member("workDoneProgress", workDoneProgress)
    }
  }
}

/// The server's options for `textDocument/onTypeFormatting`.
public struct DocumentOnTypeFormattingOptions: Sendable {
  /// A character that makes the client ask.
  public var firstTriggerCharacter: String
  /// Further characters that make the client ask.
  public var moreTriggerCharacter: [String]?

  /// The characters behind which the client asks for edits, each a string of one character.
  public init(firstTriggerCharacter: String, moreTriggerCharacter: [String]? = nil) {
    self.firstTriggerCharacter = firstTriggerCharacter
    self.moreTriggerCharacter = moreTriggerCharacter
  }
}

extension DocumentOnTypeFormattingOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("firstTriggerCharacter", firstTriggerCharacter)
      $0.member("moreTriggerCharacter", moreTriggerCharacter)
    }
  }
}

/// The server's options for `workspace/executeCommand`.
public struct ExecuteCommandOptions: Sendable {
  /// The names of the commands that the server runs.
  public var commands: [String]

  /// The names of the commands, as `workspace/executeCommand` has them.
  public init(commands: [String]) { self.commands = commands }
}

extension ExecuteCommandOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("commands", commands)
    }
  }
}

/// The server's options for `textDocument/semanticTokens/full`.
public struct SemanticTokensFullOptions: Sendable {
  /// Whether the server answers `textDocument/semanticTokens/full/delta`.
  public var delta: Bool?

  /// Options of the request for all tokens; nil is left out of the JSON.
  public init(delta: Bool? = nil) {
    self.delta = delta
  }
}

extension SemanticTokensFullOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("delta", delta)
    }
  }
}

/// The server's options for semantic tokens.
public struct SemanticTokensOptions: Sendable {
  /// What the numbers in tokens stand for.
  public var legend: SemanticTokensLegend
  /// Whether the server answers `textDocument/semanticTokens/range`.
  public var range: Bool?
  /// Options for all tokens of a document; nil: the server does not give them.
  public var full: SemanticTokensFullOptions?

  /// Tokens by a legend, and which requests for them are answered.
  public init(legend: SemanticTokensLegend, range: Bool? = nil, full: SemanticTokensFullOptions? = nil) {
    self.legend = legend
    self.range = range
    self.full = full
  }
}

extension SemanticTokensOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("legend", legend)
      $0.member("range", range)
      $0.member("full", full)
    }
  }
}

/// The server's options for `textDocument/diagnostic` and `workspace/diagnostic`.
public struct DiagnosticOptions: Sendable {
  /// The name under which the server's diagnostics are kept apart from those of others.
  public var identifier: String?
  /// Whether an edit of one document can change the diagnostics of another.
  public var interFileDependencies: Bool
  /// Whether the server answers `workspace/diagnostic`.
  public var workspaceDiagnostics: Bool
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool?

  /// Options of pulled diagnostics; those that are nil are left out of the JSON.
  public init(
    identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool, workDoneProgress: Bool? = nil
  ) {
    self.identifier = identifier
    self.workDoneProgress = workDoneProgress
    self.interFileDependencies = interFileDependencies
    self.workspaceDiagnostics = workspaceDiagnostics
  }
}

extension DiagnosticOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("identifier", identifier)
      $0.member("interFileDependencies", interFileDependencies)
      $0.member("workspaceDiagnostics", workspaceDiagnostics)
      $0.member("workDoneProgress", workDoneProgress)
    }
  }
}

/// The server's capabilities for workspace folders.
public struct WorkspaceFoldersServerCapabilities: Sendable {
  /// Whether the server supports several folders.
  public var supported: Bool?
  /// Whether the server wants `workspace/didChangeWorkspaceFolders`.
  public var changeNotifications: Bool?

  /// Capabilities for workspace folders; those that are nil are left out of the JSON.
  public init(supported: Bool? = nil, changeNotifications: Bool? = nil) {
    self.supported = supported
    self.changeNotifications = changeNotifications
  }
}

extension WorkspaceFoldersServerCapabilities: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("supported", supported)
      $0.member("changeNotifications", changeNotifications)
    }
  }
}

/// The server's capabilities for the workspace.
public struct WorkspaceServerCapabilities: Sendable {
  /// Capabilities for workspace folders.
  public var workspaceFolders: WorkspaceFoldersServerCapabilities?
  /// The operations on files that the server is asked about.
  public var fileOperations: FileOperationOptions?
  /// Options for `workspace/textDocumentContent` (LSP 3.18).
  public var textDocumentContent: TextDocumentContentOptions?

  /// Capabilities for the workspace; those that are nil are left out of the JSON.
  public init(
    workspaceFolders: WorkspaceFoldersServerCapabilities? = nil, fileOperations: FileOperationOptions? = nil,
    textDocumentContent: TextDocumentContentOptions? = nil
  ) {
    self.workspaceFolders = workspaceFolders
    self.fileOperations = fileOperations
    self.textDocumentContent = textDocumentContent
  }
}

extension WorkspaceServerCapabilities: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("workspaceFolders", workspaceFolders)
      $0.member("fileOperations", fileOperations)
      $0.member("textDocumentContent", textDocumentContent)
    }
  }
}
