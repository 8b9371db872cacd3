public import JSONText

/// The code of a diagnostic; numbers come only from other servers.
public enum DiagnosticCode: Equatable, Sendable {
  /// A number.
  case integer(Int64)
  /// A name: with this server, the code of a rule.
  case string(String)
}

extension DiagnosticCode: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    switch try RequestID(json) {
    case .integer(let value): self = .integer(value)
    case .string(let value): self = .string(value)
    }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.integer(value)
    case .string(let value): writer.string(value)
    }
  }
}
