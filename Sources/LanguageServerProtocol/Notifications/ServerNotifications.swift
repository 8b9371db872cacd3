public import JSONText

/// The diagnostics of a document, which replace those that were published before.
public enum PublishDiagnosticsNotification: ServerNotification {
  public typealias Params = PublishDiagnosticsParams
  public static let method = "textDocument/publishDiagnostics"
}

/// A line for the client's log.
public enum LogMessageNotification: ServerNotification {
  public typealias Params = LogMessageParams
  public static let method = "window/logMessage"
}

/// A message that the client shows to the user.
public enum ShowMessageNotification: ServerNotification {
  public typealias Params = ShowMessageParams
  public static let method = "window/showMessage"
}

/// A line of the trace, as far as `$/setTrace` asks for it.
public enum LogTraceNotification: ServerNotification {
  public typealias Params = LogTraceParams
  public static let method = "$/logTrace"
}

/// The parameters of `textDocument/publishDiagnostics`.
public struct PublishDiagnosticsParams: Sendable {
  /// The document that they are of.
  public var uri: DocumentURI
  /// The version that they are of; nil where the document is not open.
  public var version: Int?
  /// All diagnostics of the document; empty where there are none.
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

/// The parameters of `window/logMessage`.
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

/// The parameters of `window/showMessage`.
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

/// The parameters of `$/logTrace`.
public struct LogTraceParams: Sendable {
  /// The message.
  public var message: String
  /// What the trace has besides where it is `verbose`.
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
