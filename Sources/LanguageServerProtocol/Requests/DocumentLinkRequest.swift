public import JSONText

/// The parts of a document that lead to other files.
public enum DocumentLinkRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [DocumentLink]?
  public static let method = "textDocument/documentLink"
}

/// The parts of a link that are shown only when the mouse is on it.
public enum DocumentLinkResolveRequest: ClientRequest {
  public typealias Params = DocumentLink
  public typealias Result = DocumentLink
  public static let method = "documentLink/resolve"
}

/// A part of a document that leads to a file.
public struct DocumentLink: Sendable {
  /// What is underlined.
  public var range: LSPRange
  /// Where it leads.
  public var target: DocumentURI?
  /// What is said of it.
  public var tooltip: String?
  /// What the server wants back when the link is resolved.
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
