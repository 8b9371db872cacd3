public import JSONText

/// The occurrences, in the same document, of what a name stands for.
public enum DocumentHighlightRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = [DocumentHighlight]?
  public static let method = "textDocument/documentHighlight"
}

/// What an occurrence does.
public enum DocumentHighlightKind: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// It occurs in the text.
  case text = 1
  /// It is read.
  case read = 2
  /// It is written.
  case write = 3
}

/// An occurrence that the client highlights.
public struct DocumentHighlight: Sendable {
  /// The range that is highlighted.
  public var range: LSPRange
  /// What it does; nil: `text`.
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
