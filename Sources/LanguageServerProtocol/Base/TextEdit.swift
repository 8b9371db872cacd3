public import JSONText

/// An edit that replaces a range.
public struct TextEdit: Sendable {
  /// The range that is replaced; empty for an insertion.
  public var range: LSPRange
  /// The text that takes its place; empty for a deletion.
  public var newText: String

  /// An edit that puts a text in the place of a range; an insertion where the range is empty.
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
      $0.key("range")
      range.encode(to: &$0)
      $0.member("newText", newText)
    }
  }
}

/// An edit of one version of a document: LSP's `TextEdit`, `AnnotatedTextEdit` or `SnippetTextEdit`.
public enum DocumentTextEdit: Sendable {
  /// A plain one.
  case text(TextEdit)
  /// One that belongs to the change annotation with this name, for clients with `changeAnnotationSupport`.
  case annotated(TextEdit, annotationId: String)
  /// One whose new text is a snippet, for clients with `snippetEditSupport` (LSP 3.18).
  case snippet(TextEdit)
}

extension DocumentTextEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    if let snippet = json["snippet"] {
      self = .snippet(TextEdit(range: try json.decode("range"), newText: try snippet.decode("value")))
    } else if let id: String = try json.decodeIfPresent("annotationId") {
      self = .annotated(try TextEdit(json), annotationId: id)
    } else {
      self = .text(try TextEdit(json))
    }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .text(let edit): edit.encode(to: &writer)
    case .annotated(let edit, let id):
      writer.object {
        $0.member("range", edit.range)
        $0.member("newText", edit.newText)
        $0.member("annotationId", id)
      }
    case .snippet(let edit):
      writer.object {
        $0.member("range", edit.range)
        $0.member("snippet", SnippetText(value: edit.newText))
      }
    }
  }
}

/// A text with places to fill in, as the protocol writes it.
private struct SnippetText: JSONEncodable {
  let value: String

  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "snippet")
      $0.member("value", value)
    }
  }
}

/// The edits of one version of a document.
public struct TextDocumentEdit: Sendable {
  /// The document, and the version that the edits are for.
  public var textDocument: OptionalVersionedTextDocumentIdentifier
  /// The edits; they do not overlap, and each is about the text before all of them.
  public var edits: [DocumentTextEdit]

  /// Edits of one version of a document, which fail where the client has another version.
  public init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [DocumentTextEdit]) {
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
