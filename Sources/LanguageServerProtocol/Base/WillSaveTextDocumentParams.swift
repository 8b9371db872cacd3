public import JSONText

/// Why a document is saved.
public enum TextDocumentSaveReason: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// By hand.
  case manual = 1
  /// By the clock.
  case afterDelay = 2
  /// Since the user looks elsewhere.
  case focusOut = 3
}

/// What is about to be saved.
public struct WillSaveTextDocumentParams: Sendable {
  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// Why.
  public var reason: TextDocumentSaveReason?
}

extension WillSaveTextDocumentParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    reason = json.decodeIfPossible("reason")
  }
}
