public import JSONText

/// A document's text as UTF-8, which is what it is worked on as: it never becomes a `String` on its way in.
public struct UTF8Text: Sendable, JSONDecodable {
  /// The text; valid UTF-8.
  public var bytes: [UInt8]

  /// A text whose bytes are valid UTF-8.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let bytes = json.utf8 else { throw JSONDecodingError(expected: "a string", found: json) }
    self.bytes = bytes
  }
}
