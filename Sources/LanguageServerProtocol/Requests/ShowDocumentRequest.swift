public import JSONText

/// The client is to show a document, or a page in another program.
public enum ShowDocumentRequest: ServerRequest {
  public typealias Params = ShowDocumentParams
  public typealias Result = ShowDocumentResult
  public static let method = "window/showDocument"
}

/// The parameters of `window/showDocument`.
public struct ShowDocumentParams: Sendable {
  /// The URI of the document or page.
  public var uri: DocumentURI
  /// Whether it is shown in another program, such as a browser.
  public var external: Bool?
  /// Whether the editor that shows it takes the focus.
  public var takeFocus: Bool?
  /// The range that is selected in it.
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

/// The result of `window/showDocument`.
public struct ShowDocumentResult: Sendable {
  /// Whether the document is shown.
  public var success: Bool
}

extension ShowDocumentResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    success = try json.decodeIfPresent("success") ?? false
  }
}
