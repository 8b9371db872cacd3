public import JSONText

/// The markup of a text.
public enum MarkupKind: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// No markup.
  case plaintext
  /// GitHub Flavored Markdown.
  case markdown
}

/// A text with its markup.
public struct MarkupContent: Sendable {
  /// The markup that the text is written in.
  public var kind: MarkupKind
  /// The text.
  public var value: String

  /// A text with its markup, which is one of those that the client can show.
  public init(kind: MarkupKind, value: String) {
    self.kind = kind
    self.value = value
  }
}

extension MarkupContent: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    kind = try json.decode("kind")
    value = try json.decode("value")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind)
      $0.member("value", value)
    }
  }
}
