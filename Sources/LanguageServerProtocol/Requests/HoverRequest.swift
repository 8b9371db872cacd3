public import JSONText

/// What there is to say of a place.
public enum HoverRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = Hover?
  public static let method = "textDocument/hover"
}

/// The text that a hover shows.
public struct Hover: Sendable {
  /// The text.
  public var contents: MarkupContent
  /// The range that it is about, which the client may highlight.
  public var range: LSPRange?

  /// A text; without a range, the client marks no part of the document.
  public init(contents: MarkupContent, range: LSPRange? = nil) {
    self.contents = contents
    self.range = range
  }
}

extension Hover: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("contents", contents)
      $0.member("range", range)
    }
  }
}
