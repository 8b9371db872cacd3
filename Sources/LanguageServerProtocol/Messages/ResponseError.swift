public import JSONText

/// The error of a response (JSON-RPC 2.0, section 5.1).
public struct ResponseError: Error, Equatable, Sendable {
  /// What kind of error it is.
  public var code: ErrorCode
  /// The error in one sentence.
  public var message: String
  /// What a program may want to know besides.
  public var data: LSPAny?

  /// An error with its message; `data` that is nil is left out of the JSON.
  public init(_ code: ErrorCode, _ message: String, data: LSPAny? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The answer to a request whose method the server does not know.
  public static func methodNotFound(_ method: String) -> ResponseError {
    ResponseError(.methodNotFound, "unknown method '\(method)'")
  }

  /// The answer to a request that the client has taken back.
  public static var cancelled: ResponseError { ResponseError(.requestCancelled, "the request was cancelled") }

  /// The answer to a request about a text that has changed since.
  public static var contentModified: ResponseError {
    ResponseError(.contentModified, "the document was changed before the request was answered")
  }
}

/// The kinds of failure: those of JSON-RPC 2.0, section 5.1, and those of LSP 3.17, "Base protocol".
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number in the JSON.
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is not JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// The JSON is no message.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// No such method.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// The parameters are not those of the method.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// The server has failed.
  public static let internalError = ErrorCode(rawValue: -32603)
  /// A request came before `initialize`.
  public static let serverNotInitialized = ErrorCode(rawValue: -32002)
  /// A failure that has no other code (LSP's `UnknownErrorCode`).
  public static let unknownErrorCode = ErrorCode(rawValue: -32001)
  /// A right request could not be met; the message says why.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// The server has given up a request of its own will.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// The text has changed, so that the answer would be of no use.
  public static let contentModified = ErrorCode(rawValue: -32801)
  /// The client has taken the request back.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}

extension ErrorCode: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) { self.init(rawValue: try Int(json)) }
}

extension ResponseError: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    code = try json.decode("code")
    message = try json.decodeIfPresent("message") ?? ""
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code)
      $0.member("message", message)
      $0.member("data", data)
    }
  }
}
