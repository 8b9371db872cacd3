public import JSONText

/// Where, in the same document, what stands at a place stands too.
public enum DocumentHighlightRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = [DocumentHighlight]?
  public static let method = "textDocument/documentHighlight"
}

/// What happens at a place that is marked.
public enum DocumentHighlightKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// It is just there.
  case text = 1
  /// It is used.
  case read = 2
  /// It is set.
  case write = 3
}

/// A place that is marked.
public struct DocumentHighlight: Sendable {
  /// The place.
  public var range: LSPRange
  /// What happens there.
  public var kind: DocumentHighlightKind?

  /// A range to highlight; without a kind, as text.
  public init(range: LSPRange, kind: DocumentHighlightKind? = nil) {
    self.range = range
    self.kind = kind
  }
}

extension DocumentHighlight: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("kind", kind)
    }
  }
}
