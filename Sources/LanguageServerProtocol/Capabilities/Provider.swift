public import JSONText

/// A server capability that LSP lets be `true` or an object with options.
public enum Provider<Options: JSONEncodable & Sendable>: Sendable, JSONEncodable {
  /// `true`, for clients that do not know the options.
  case plain
  /// An object with the options.
  case options(Options)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .plain: writer.bool(true)
    case .options(let options): options.encode(to: &writer)
    }
  }
}
