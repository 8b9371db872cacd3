public import JSONText

/// The server's options for a request whose answers can be resolved, such as LSP's `DocumentLinkOptions`.
public struct ResolveOptions: Sendable, JSONEncodable {
  /// Whether the server answers the resolve request.
  public var resolveProvider: Bool
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool?

  /// Options for a request whose answers may, or may not, be resolved; what is nil is left out of the JSON.
  public init(resolveProvider: Bool, workDoneProgress: Bool? = nil) {
    self.resolveProvider = resolveProvider
    self.workDoneProgress = workDoneProgress
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("resolveProvider", resolveProvider)
      $0.member("workDoneProgress", workDoneProgress)
    }
  }
}

/// The server's options for `textDocument/signatureHelp`.
public struct SignatureHelpOptions: Sendable, JSONEncodable {
  /// Characters that make the client ask.
  public var triggerCharacters: [String]
  /// Characters that make the client ask again while help is shown.
  public var retriggerCharacters: [String]

  /// The characters that make the client ask, each a string of one character.
  public init(triggerCharacters: [String], retriggerCharacters: [String]) {
    self.triggerCharacters = triggerCharacters
    self.retriggerCharacters = retriggerCharacters
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("triggerCharacters", triggerCharacters)
      $0.member("retriggerCharacters", retriggerCharacters)
    }
  }
}

/// The files that a file operation is told of, by a pattern for their paths.
public struct FileOperationFilter: Sendable, JSONEncodable {
  /// The glob that paths must match: LSP's `FileOperationPattern`.
  public var glob: String
  /// "file" or "folder".
  public var matches: String

  /// A filter for `file:` URIs; `matches` is "file" or "folder".
  public init(glob: String, matches: String) {
    self.glob = glob
    self.matches = matches
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("scheme", "file")
      $0.key("pattern")
      $0.object {
        $0.member("glob", glob)
        $0.member("matches", matches)
      }
    }
  }
}

/// The operations on files that the server is asked about before.
public struct FileOperationOptions: Sendable, JSONEncodable {
  /// The filters for `workspace/willRenameFiles`.
  public var willRename: [FileOperationFilter]

  /// Filters for the files about which `workspace/willRenameFiles` is asked.
  public init(willRename: [FileOperationFilter]) { self.willRename = willRename }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.key("willRename")
      $0.object { $0.member("filters", willRename) }
    }
  }
}
