public import JSONText

/// The findings of a document, in place of those before.
public enum PublishDiagnosticsNotification: ServerNotification {
  public typealias Params = PublishDiagnosticsParams
  public static let method = "textDocument/publishDiagnostics"
}

/// A line for the client's log.
public enum LogMessageNotification: ServerNotification {
  public typealias Params = LogMessageParams
  public static let method = "window/logMessage"
}

/// A message for the user.
public enum ShowMessageNotification: ServerNotification {
  public typealias Params = ShowMessageParams
  public static let method = "window/showMessage"
}

/// A line about the server's work, for clients that want it.
public enum LogTraceNotification: ServerNotification {
  public typealias Params = LogTraceParams
  public static let method = "$/logTrace"
}

/// The findings.
public struct PublishDiagnosticsParams: Sendable {
  /// Of which document.
  public var uri: DocumentURI
  /// Of which of its versions.
  public var version: Int?
  /// All of them.
  public var diagnostics: [Diagnostic]

  /// All diagnostics of a document, which replace those that were published before.
  public init(uri: DocumentURI, version: Int? = nil, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}

extension PublishDiagnosticsParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("version", version)
      $0.member("diagnostics", diagnostics)
    }
  }
}

/// What to log.
public struct LogMessageParams: Sendable {
  /// How important it is.
  public var type: MessageType
  /// The message.
  public var message: String

  /// A line for the log.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}

extension LogMessageParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", type)
      $0.member("message", message)
    }
  }
}

/// What to show.
public struct ShowMessageParams: Sendable {
  /// How important it is.
  public var type: MessageType
  /// The message.
  public var message: String

  /// A message for the user.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}

extension ShowMessageParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", type)
      $0.member("message", message)
    }
  }
}

/// What to tell.
public struct LogTraceParams: Sendable {
  /// The message.
  public var message: String
  /// More of it, where the client wants everything.
  public var verbose: String?

  /// A line of the trace; `verbose` only where the client's trace is `verbose`.
  public init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }
}

extension LogTraceParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("message", message)
      $0.member("verbose", verbose)
    }
  }
}
