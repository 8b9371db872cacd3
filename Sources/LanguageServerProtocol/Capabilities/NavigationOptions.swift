public import JSONText

/// Something that has parts which can be resolved later.
public struct ResolveOptions: Sendable, JSONEncodable {
  /// Whether they can.
  public var resolveProvider: Bool

  /// Options for a request whose answers may, or may not, be resolved.
  public init(resolveProvider: Bool) { self.resolveProvider = resolveProvider }

  public func encode(to writer: inout JSONWriter) {
    writer.object { $0.member("resolveProvider", resolveProvider) }
  }
}

/// How a server helps with calls.
public struct SignatureHelpOptions: Sendable, JSONEncodable {
  /// Characters that, typed, ask for help.
  public var triggerCharacters: [String]
  /// Characters that ask again where help is shown.
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

/// Which files a server wants to be told of before their names change.
public struct FileOperationFilter: Sendable, JSONEncodable {
  /// A glob that their paths match.
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

/// What a server does about files.
public struct FileOperationOptions: Sendable, JSONEncodable {
  /// The files that it wants to be told of before their names change.
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
