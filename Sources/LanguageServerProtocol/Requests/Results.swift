public import JSONText

/// An outline, as a tree or as a list.
public enum DocumentSymbols: Hashable, Sendable, JSONEncodable {
  /// For clients with `hierarchicalDocumentSymbolSupport`.
  case tree([DocumentSymbol])
  case list([SymbolInformation])

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .tree(let symbols): symbols.encode(to: &writer)
    case .list(let symbols): symbols.encode(to: &writer)
    }
  }
}

/// Where something is declared.
public enum DefinitionResult: Hashable, Sendable, JSONEncodable {
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

/// Tokens since an earlier answer: what has changed, or all where the server does not remember that answer.
public enum SemanticTokensDeltaResult: Hashable, Sendable, JSONEncodable {
  case full(SemanticTokens)
  case delta(SemanticTokensDelta)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .full(let tokens): tokens.encode(to: &writer)
    case .delta(let delta): delta.encode(to: &writer)
    }
  }
}

/// The findings of a document as the answer to a request.
public enum DocumentDiagnosticReport: Hashable, Sendable, JSONEncodable {
  /// All of them; the id names them in a later request.
  case full(resultId: String?, items: [Diagnostic])
  /// Those that the client has already, under this id.
  case unchanged(resultId: String)

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .full(let resultId, let items):
        $0.member("kind", "full")
        $0.member("resultId", resultId)
        $0.member("items", items)
      case .unchanged(let resultId):
        $0.member("kind", "unchanged")
        $0.member("resultId", resultId)
      }
    }
  }
}

/// Ranges around a place, from the innermost outwards; each contains the one before.
public struct SelectionRange: Hashable, Sendable, JSONEncodable {
  public var ranges: [LSPRange]

  /// At least one range.
  public init(innermost: LSPRange, parents: [LSPRange] = []) {
    ranges = [innermost] + parents
  }

  public func encode(to writer: inout JSONWriter) {
    encode(ranges[...], to: &writer)
  }

  private func encode(_ rest: ArraySlice<LSPRange>, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", rest.first)
      if rest.count > 1 {
        writer.key("parent")
        encode(rest.dropFirst(), to: &writer)
      }
    }
  }
}
