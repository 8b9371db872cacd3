public import JSONText

/// What ties a response to its request: an integer or a string, as its sender likes. Progress tokens have the same
/// shape.
public enum RequestID: Hashable, Sendable {
  /// What most clients count up.
  case integer(Int64)
  /// What others make up.
  case string(String)
}

/// The name of a progress, made up by whoever starts it.
public typealias ProgressToken = RequestID

extension RequestID: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    if let integer = json.int64 {
      self = .integer(integer)
    } else if let string = json.string {
      self = .string(string)
    } else {
      throw JSONDecodingError(expected: "an integer or a string", found: json)
    }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.integer(value)
    case .string(let value): writer.string(value)
    }
  }
}
