public import JSONText

/// Where what is used at a place is declared.
public enum DefinitionRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = DefinitionResult?
  public static let method = "textDocument/definition"
}

/// Where something is declared.
public enum DefinitionResult: Sendable, JSONEncodable {
  /// For all clients.
  case locations([Location])
  /// For clients with `linkSupport`.
  case links([LocationLink])

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .locations(let locations): locations.encode(to: &writer)
    case .links(let links): links.encode(to: &writer)
    }
  }
}
