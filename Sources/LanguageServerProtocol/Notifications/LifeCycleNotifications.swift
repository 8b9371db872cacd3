public import JSONText

/// The client has received the answer to `initialize`; requests of the server may follow.
public enum InitializedNotification: ClientNotification {
  public typealias Params = NoParams
  public static let method = "initialized"
}

/// The server must exit: with 0 after `shutdown`, else with 1.
public enum ExitNotification: ClientNotification {
  public typealias Params = NoParams
  public static let method = "exit"
}

/// The client no longer needs the answer to a request, which must still be sent.
public enum CancelRequestNotification: ClientNotification {
  public typealias Params = CancelParams
  public static let method = "$/cancelRequest"
}

/// The client changes what `$/logTrace` is to tell.
public enum SetTraceNotification: ClientNotification {
  public typealias Params = SetTraceParams
  public static let method = "$/setTrace"
}

/// The user cancels a progress that the server has started.
public enum WorkDoneProgressCancelNotification: ClientNotification {
  public typealias Params = WorkDoneProgressCancelParams
  public static let method = "window/workDoneProgress/cancel"
}

/// The parameters of `$/cancelRequest`.
public struct CancelParams: Sendable {
  /// The id of the request.
  public var id: RequestID
}

extension CancelParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    id = try json.decode("id")
  }
}

/// The parameters of `$/setTrace`.
public struct SetTraceParams: Sendable {
  /// What is to be told from now on.
  public var value: TraceValue
}

extension SetTraceParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    value = try json.decode("value")
  }
}

/// The parameters of `window/workDoneProgress/cancel`.
public struct WorkDoneProgressCancelParams: Sendable {
  /// The token of the progress.
  public var token: ProgressToken
}

extension WorkDoneProgressCancelParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    token = try json.decode("token")
  }
}
