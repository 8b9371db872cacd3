public import JSONText

/// A request that the client sends and the server answers.
public protocol ClientRequest {
  /// The type of `params`.
  associatedtype Params: JSONDecodable & Sendable
  /// The type of `result`, where the request succeeds.
  associatedtype Result: JSONEncodable & Sendable
  /// The name of the method in the JSON.
  static var method: String { get }
}

/// A request that the server sends and the client answers.
public protocol ServerRequest {
  /// The type of `params`.
  associatedtype Params: JSONEncodable & Sendable
  /// The type of `result`, where the request succeeds.
  associatedtype Result: JSONDecodable & Sendable
  /// The name of the method in the JSON.
  static var method: String { get }
}

/// A notification that the client sends.
public protocol ClientNotification {
  /// The type of `params`.
  associatedtype Params: JSONDecodable & Sendable
  /// The name of the method in the JSON.
  static var method: String { get }
}

/// A notification that the server sends.
public protocol ServerNotification {
  /// The type of `params`.
  associatedtype Params: JSONEncodable & Sendable
  /// The name of the method in the JSON.
  static var method: String { get }
}

extension ClientRequest {
  /// Reads the request's parameters; the error is the one to answer with.
  public static func params(from json: JSONValue?) throws(ResponseError) -> Params {
    try decodeParams(json, of: method)
  }
}

extension ClientNotification {
  /// Reads the notification's parameters; the error's message says what is wrong with them.
  public static func params(from json: JSONValue?) throws(ResponseError) -> Params {
    try decodeParams(json, of: method)
  }
}

/// The parameters of a message that has none; whatever is sent in their place is passed over.
public struct NoParams: JSONDecodable, JSONEncodable, Equatable, Sendable {
  /// Nothing; the JSON is an empty object.
  public init() {}

  public init(_ json: JSONValue) {}

  public func encode(to writer: inout JSONWriter) { writer.object { _ in } }
}

/// The result of a request that has nothing to say: `null`.
public struct VoidResult: JSONDecodable, JSONEncodable, Sendable {
  /// Nothing; the JSON is `null`.
  public init() {}

  public init(_ json: JSONValue) {}

  public func encode(to writer: inout JSONWriter) { writer.null() }
}

/// Reads parameters; absent ones are right where nothing is demanded.
private func decodeParams<Params: JSONDecodable>(
  _ json: JSONValue?, of method: String
) throws(ResponseError) -> Params {
  if json == nil, let none = NoParams() as? Params { return none }
  guard let json else {
    throw ResponseError(.invalidParams, "\(method): expected params, found nothing")
  }
  do throws(JSONDecodingError) {
    return try Params(json)
  } catch {
    throw ResponseError(.invalidParams, "\(method): \(error)")
  }
}
