public import JSONText

/// A replacement of a range.
public struct TextEdit: Hashable, Sendable {
  /// What goes.
  public var range: LSPRange
  /// What comes.
  public var newText: String

  public init(range: LSPRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}

extension TextEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    range = try json.decode("range")
    newText = try json.decode("newText")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("newText", newText)
    }
  }
}

/// The replacements in one version of a document.
public struct TextDocumentEdit: Hashable, Sendable {
  /// Which document.
  public var textDocument: OptionalVersionedTextDocumentIdentifier
  /// The replacements; they do not overlap, and each is about the text before all of them.
  public var edits: [TextEdit]

  public init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}

extension TextDocumentEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    edits = try json.decode("edits")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("textDocument", textDocument)
      $0.member("edits", edits)
    }
  }
}
