public import JSONText

/// Why a document is saved.
public enum TextDocumentSaveReason: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The user, or a debugger, saves it.
  case manual = 1
  /// It is saved after a delay.
  case afterDelay = 2
  /// The editor has lost the focus.
  case focusOut = 3
}

/// The parameters of `textDocument/willSave`.
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
