public import JSONText

/// How a text for people is marked up.
public enum MarkupKind: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Not at all.
  case plaintext
  /// As GitHub's Markdown.
  case markdown
}

/// A text for people.
public struct MarkupContent: Sendable {
  /// How it is marked up.
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
