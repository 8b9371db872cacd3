public import JSONText

/// How changes of a text are sent.
public enum TextDocumentSyncKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// As the whole text.
  case full = 1
  /// As ranges and their new text.
  case incremental = 2
}

/// What comes with a `didSave`.
public struct SaveOptions: Sendable {
  /// Whether the text does.
  public var includeText: Bool?
}

extension SaveOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("includeText", includeText)
    }
  }
}

/// What a server wants to be told of documents.
public struct TextDocumentSyncOptions: Sendable {
  /// When they are opened and closed.
  public var openClose: Bool?
  /// How they change.
  public var change: TextDocumentSyncKind?
  /// When they are about to be saved.
  public var willSave: Bool?
  /// The same as a request, which the client waits for.
  public var willSaveWaitUntil: Bool?
  /// When they have been saved.
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

/// What a server can read of items.
public struct CompletionItemOptions: Sendable {
  /// Label details, when an item is resolved.
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

/// How a server completes.
public struct CompletionOptions: Sendable {
  /// Characters that, typed, ask for a completion, besides those of words.
  public var triggerCharacters: [String]?
  /// Characters that accept an item.
  public var allCommitCharacters: [String]?
  /// Whether items can be resolved.
  public var resolveProvider: Bool?
  /// What the server can read of items.
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

/// Which actions a server has.
public struct CodeActionOptions: Sendable {
  /// Their kinds.
  public var codeActionKinds: [CodeActionKind]?
  /// Whether actions can be resolved.
  public var resolveProvider: Bool?

  /// Options of code actions; those that are nil are left out of the JSON.
  public init(codeActionKinds: [CodeActionKind]? = nil, resolveProvider: Bool? = nil) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
  }
}

extension CodeActionOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("codeActionKinds", codeActionKinds)
      $0.member("resolveProvider", resolveProvider)
    }
  }
}

/// How a server renames.
public struct RenameOptions: Sendable {
  /// Whether it can be asked beforehand.
  public var prepareProvider: Bool?

  /// Options of renames; nil is left out of the JSON.
  public init(prepareProvider: Bool? = nil) {
    self.prepareProvider = prepareProvider
  }
}

extension RenameOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("prepareProvider", prepareProvider)
    }
  }
}

/// What formats while typing.
public struct DocumentOnTypeFormattingOptions: Sendable {
  /// A character that does.
  public var firstTriggerCharacter: String
  /// Others.
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

/// Which commands a server has.
public struct ExecuteCommandOptions: Sendable {
  /// Their names.
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

/// How a server gives all tokens.
public struct SemanticTokensFullOptions: Sendable {
  /// Whether it can give only what has changed.
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

/// How a server gives tokens.
public struct SemanticTokensOptions: Sendable {
  /// What the numbers mean.
  public var legend: SemanticTokensLegend
  /// Whether it gives those of a part.
  public var range: Bool?
  /// How it gives all.
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

/// How a server gives findings when asked.
public struct DiagnosticOptions: Sendable {
  /// What the provider is called.
  public var identifier: String?
  /// Whether a change of one document can change the findings of another.
  public var interFileDependencies: Bool
  /// Whether it gives those of the whole workspace.
  public var workspaceDiagnostics: Bool

  /// Options of pulled diagnostics; an identifier that is nil is left out of the JSON.
  public init(identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
    self.identifier = identifier
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
    }
  }
}

/// What a server does with folders.
public struct WorkspaceFoldersServerCapabilities: Sendable {
  /// Whether it knows several.
  public var supported: Bool?
  /// Whether it wants to be told when they change.
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

/// What a server does with the workspace.
public struct WorkspaceServerCapabilities: Sendable {
  /// What it does with folders.
  public var workspaceFolders: WorkspaceFoldersServerCapabilities?
  /// What it does about files.
  public var fileOperations: FileOperationOptions?
  /// Which documents that are on no disk it has the texts of.
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
