public import JSONText

/// What an editor shows between the words of a range.
public enum InlayHintRequest: ClientRequest {
  public typealias Params = TextDocumentRangeParams
  public typealias Result = [InlayHint]?
  public static let method = "textDocument/inlayHint"
}

/// The parts of a hint that are shown only when the mouse is on it.
public enum InlayHintResolveRequest: ClientRequest {
  public typealias Params = InlayHint
  public typealias Result = InlayHint
  public static let method = "inlayHint/resolve"
}

/// Something that is shown in the text and does not stand there.
public struct InlayHint: Sendable {
  /// Where it is shown.
  public var position: Position
  /// What is shown.
  public var label: String
  /// The edits that write it into the text.
  public var textEdits: [TextEdit]?
  /// What is said of it.
  public var tooltip: Documentation?
  /// Whether there is room before it.
  public var paddingLeft: Bool?
  /// Whether there is room behind it.
  public var paddingRight: Bool?
  /// What the server wants back when the hint is resolved.
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
