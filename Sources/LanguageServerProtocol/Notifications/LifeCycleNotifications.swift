public import JSONText

/// The client has read the answer to `initialize`.
public enum InitializedNotification: ClientNotification {
  public typealias Params = NoParams
  public static let method = "initialized"
}

/// The server must end.
public enum ExitNotification: ClientNotification {
  public typealias Params = NoParams
  public static let method = "exit"
}

/// The client takes a request back.
public enum CancelRequestNotification: ClientNotification {
  public typealias Params = CancelParams
  public static let method = "$/cancelRequest"
}

/// The client wants to be told more, or less, of the server's work.
public enum SetTraceNotification: ClientNotification {
  public typealias Params = SetTraceParams
  public static let method = "$/setTrace"
}

/// The user stops a progress.
public enum WorkDoneProgressCancelNotification: ClientNotification {
  public typealias Params = WorkDoneProgressCancelParams
  public static let method = "window/workDoneProgress/cancel"
}

/// Which request.
public struct CancelParams: Sendable {
  /// Its id.
  public var id: RequestID
}

extension CancelParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    id = try json.decode("id")
  }
}

/// How much.
public struct SetTraceParams: Sendable {
  /// How much.
  public var value: TraceValue
}

extension SetTraceParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    value = try json.decode("value")
  }
}

/// Which progress.
public struct WorkDoneProgressCancelParams: Sendable {
  /// Its name.
  public var token: ProgressToken
}

extension WorkDoneProgressCancelParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    token = try json.decode("token")
  }
}
