public import JSONText

/// Where what a name stands for is defined.
public enum DefinitionRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = DefinitionResult?
  public static let method = "textDocument/definition"
}

/// The answer to `textDocument/definition`, `declaration` and `implementation`.
public enum DefinitionResult: Sendable, JSONEncodable {
  /// Locations, which all clients know.
  case locations([Location])
  /// Links, for clients with `linkSupport`.
  case links([LocationLink])

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .locations(let locations): locations.encode(to: &writer)
    case .links(let links): links.encode(to: &writer)
    }
  }
}
