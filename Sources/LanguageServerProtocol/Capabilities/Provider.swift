public import JSONText

/// Something that a server can, with options where the client knows them.
public enum Provider<Options: JSONEncodable & Sendable>: Sendable, JSONEncodable {
  /// Written as `true`.
  case plain
  /// Written as the options.
  case options(Options)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .plain: writer.bool(true)
    case .options(let options): options.encode(to: &writer)
    }
  }
}
