public import JSONText

/// The outline of a document.
public enum DocumentSymbolRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = DocumentSymbols?
  public static let method = "textDocument/documentSymbol"
}

/// A symbol with what is inside it.
public struct DocumentSymbol: Sendable {
  /// What it is called; never empty.
  public var name: String
  /// A short word on it.
  public var detail: String?
  /// The picture next to it.
  public var kind: SymbolKind
  /// How it is shown besides.
  public var tags: [SymbolTag]?
  /// All of it, comments included.
  public var range: LSPRange
  /// Its name, inside the range.
  public var selectionRange: LSPRange
  /// What is inside it.
  public var children: [DocumentSymbol]?

  /// A symbol; `selectionRange` lies in `range`.
  public init(
    name: String, detail: String? = nil, kind: SymbolKind, tags: [SymbolTag]? = nil, range: LSPRange,
    selectionRange: LSPRange, children: [DocumentSymbol]? = nil
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.tags = tags
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

extension DocumentSymbol: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("detail", detail)
      $0.member("kind", kind)
      $0.member("tags", tags)
      $0.member("range", range)
      $0.member("selectionRange", selectionRange)
      $0.member("children", children)
    }
  }
}

/// A symbol for clients without outlines, and for searches in the workspace.
public struct SymbolInformation: Sendable {
  /// What it is called; never empty.
  public var name: String
  /// The picture next to it.
  public var kind: SymbolKind
  /// How it is shown besides.
  public var tags: [SymbolTag]?
  /// Where it is.
  public var location: Location
  /// What it is in.
  public var containerName: String?

  /// A symbol without those inside it.
  public init(
    name: String, kind: SymbolKind, tags: [SymbolTag]? = nil, location: Location, containerName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.tags = tags
    self.location = location
    self.containerName = containerName
  }
}

extension SymbolInformation: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("kind", kind)
      $0.member("tags", tags)
      $0.member("location", location)
      $0.member("containerName", containerName)
    }
  }
}

/// An outline, as a tree or as a list.
public enum DocumentSymbols: Sendable, JSONEncodable {
  /// For clients with `hierarchicalDocumentSymbolSupport`.
  case tree([DocumentSymbol])
  /// For clients without.
  case list([SymbolInformation])

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .tree(let symbols): symbols.encode(to: &writer)
    case .list(let symbols): symbols.encode(to: &writer)
    }
  }
}
