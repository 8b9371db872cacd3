public import JSONText

/// The outline of a document.
public enum DocumentSymbolRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = DocumentSymbols?
  public static let method = "textDocument/documentSymbol"
}

/// A symbol with what is inside it.
public struct DocumentSymbol: Sendable {
  /// The name; never empty.
  public var name: String
  /// What is shown beside the name.
  public var detail: String?
  /// The kind, by which the client chooses an icon.
  public var kind: SymbolKind
  /// How the symbol is rendered besides.
  public var tags: [SymbolTag]?
  /// All of it, comments included.
  public var range: LSPRange
  /// What is selected when the user goes there: the name, inside `range`.
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
      $0.key("range")
      range.encode(to: &$0)
      $0.key("selectionRange")
      selectionRange.encode(to: &$0)
      $0.member("children", children)
    }
  }
}

/// A symbol for clients without `hierarchicalDocumentSymbolSupport`.
public struct SymbolInformation: Sendable {
  /// The name; never empty.
  public var name: String
  /// The kind, by which the client chooses an icon.
  public var kind: SymbolKind
  /// How the symbol is rendered besides.
  public var tags: [SymbolTag]?
  /// The range of all of it.
  public var location: Location
  /// The name of the symbol that it is in, for display.
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

/// The answer to `textDocument/documentSymbol`.
public enum DocumentSymbols: Sendable, JSONEncodable {
  /// Symbols with those inside them, for clients with `hierarchicalDocumentSymbolSupport`.
  case tree([DocumentSymbol])
  /// Symbols one after the other, for other clients.
  case list([SymbolInformation])

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .tree(let symbols): symbols.encode(to: &writer)
    case .list(let symbols): symbols.encode(to: &writer)
    }
  }
}
