public import JSONText

/// The links of a document.
public enum DocumentLinkRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [DocumentLink]?
  public static let method = "textDocument/documentLink"
}

/// The members of a link that are needed only when the pointer is on it.
public enum DocumentLinkResolveRequest: ClientRequest {
  public typealias Params = DocumentLink
  public typealias Result = DocumentLink
  public static let method = "documentLink/resolve"
}

/// A range that leads to a document.
public struct DocumentLink: Sendable {
  /// The range of the link.
  public var range: LSPRange
  /// The document that it leads to; nil where `documentLink/resolve` gives it.
  public var target: DocumentURI?
  /// The text of its tooltip.
  public var tooltip: String?
  /// What comes back in `documentLink/resolve`.
  public var data: LSPAny?

  /// A link; without a target, the client has it resolved.
  public init(range: LSPRange, target: DocumentURI? = nil, tooltip: String? = nil, data: LSPAny? = nil) {
    self.range = range
    self.target = target
    self.tooltip = tooltip
    self.data = data
  }
}

extension DocumentLink: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    range = try json.decode("range")
    target = try json.decodeIfPresent("target")
    tooltip = try json.decodeIfPresent("tooltip")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("target", target)
      $0.member("tooltip", tooltip)
      $0.member("data", data)
    }
  }
}
