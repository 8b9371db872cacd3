public import JSONText

/// Has the client show a document or a page.
public enum ShowDocumentRequest: ServerRequest {
  public typealias Params = ShowDocumentParams
  public typealias Result = ShowDocumentResult
  public static let method = "window/showDocument"
}

/// What to show.
public struct ShowDocumentParams: Sendable {
  /// The document or page.
  public var uri: DocumentURI
  /// Whether in another program, such as a browser.
  public var external: Bool?
  /// Whether the user goes on there.
  public var takeFocus: Bool?
  /// What is selected in it.
  public var selection: LSPRange?

  /// A document to show; members that are nil are left out of the JSON.
  public init(uri: DocumentURI, external: Bool? = nil, takeFocus: Bool? = nil, selection: LSPRange? = nil) {
    self.uri = uri
    self.external = external
    self.takeFocus = takeFocus
    self.selection = selection
  }
}

extension ShowDocumentParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("external", external)
      $0.member("takeFocus", takeFocus)
      $0.member("selection", selection)
    }
  }
}

/// Whether it is shown.
public struct ShowDocumentResult: Sendable {
  /// Whether it is.
  public var success: Bool
}

extension ShowDocumentResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    success = try json.decodeIfPresent("success") ?? false
  }
}
