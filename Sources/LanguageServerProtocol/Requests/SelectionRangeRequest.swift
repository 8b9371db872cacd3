public import JSONText

/// What "select more" selects, step by step.
public enum SelectionRangeRequest: ClientRequest {
  public typealias Params = SelectionRangeParams
  public typealias Result = [SelectionRange]?
  public static let method = "textDocument/selectionRange"
}

/// Where to start from.
public struct SelectionRangeParams: Hashable, Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The places; each has its own answer.
  public var positions: [Position]

  public init(textDocument: TextDocumentIdentifier, positions: [Position]) {
    self.textDocument = textDocument
    self.positions = positions
  }
}

extension SelectionRangeParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    positions = try json.decode("positions")
  }
}
