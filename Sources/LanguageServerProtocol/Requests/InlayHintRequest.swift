public import JSONText

/// The inlay hints of a range.
public enum InlayHintRequest: ClientRequest {
  public typealias Params = TextDocumentRangeParams
  public typealias Result = [InlayHint]?
  public static let method = "textDocument/inlayHint"
}

/// The members of a hint that are needed only when the pointer is on it.
public enum InlayHintResolveRequest: ClientRequest {
  public typealias Params = InlayHint
  public typealias Result = InlayHint
  public static let method = "inlayHint/resolve"
}

/// A text that the client shows in the document's text.
public struct InlayHint: Sendable {
  /// The place that it is shown at.
  public var position: Position
  /// The text that is shown.
  public var label: String
  /// The edits that write it into the document.
  public var textEdits: [TextEdit]?
  /// The text of its tooltip.
  public var tooltip: Documentation?
  /// Whether the client shows room before it.
  public var paddingLeft: Bool?
  /// Whether the client shows room behind it.
  public var paddingRight: Bool?
  /// What comes back in `inlayHint/resolve`.
  public var data: LSPAny?

  /// A hint at a place; members that are nil are left out of the JSON.
  public init(
    position: Position, label: String, textEdits: [TextEdit]? = nil, tooltip: Documentation? = nil,
    paddingLeft: Bool? = nil, paddingRight: Bool? = nil, data: LSPAny? = nil
  ) {
    self.position = position
    self.label = label
    self.textEdits = textEdits
    self.tooltip = tooltip
    self.paddingLeft = paddingLeft
    self.paddingRight = paddingRight
    self.data = data
  }
}

extension InlayHint: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    position = try json.decode("position")
    label = try json.decode("label")
    textEdits = try json.decodeIfPresent("textEdits")
    tooltip = try json.decodeIfPresent("tooltip")
    paddingLeft = try json.decodeIfPresent("paddingLeft")
    paddingRight = try json.decodeIfPresent("paddingRight")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("position", position)
      $0.member("label", label)
      $0.member("textEdits", textEdits)
      $0.member("tooltip", tooltip)
      $0.member("paddingLeft", paddingLeft)
      $0.member("paddingRight", paddingRight)
      $0.member("data", data)
    }
  }
}
